<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>版图</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>显示整个版图</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>放大</translation>
    </message>
</context>
<context>
    <name>BrushBar</name>
    <message>
        <source>%1, %2 trains left</source>
        <translation>%1，剩 %2 节车厢</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>The board as it was read. Tap a route or a city to change it.</source>
        <translation>读取到的版图。点线路或城市即可更改。</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>绘图</translation>
    </message>
    <message>
        <source>From the photo to the drawing</source>
        <translation>从照片到绘图</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>很可能</translation>
    </message>
    <message>
        <source>Nothing is in doubt any more.</source>
        <translation>已经没有疑问了。</translation>
    </message>
    <message>
        <source>Tap the trains in.</source>
        <translation>请点选车厢。</translation>
    </message>
    <message>
        <source>Look once over the board. Tap a route or a city to change it.</source>
        <translation>请再看一遍版图。点线路或城市即可更改。</translation>
    </message>
    <message>
        <source>Choose a colour below, then tap each of its routes. A second tap takes the trains away.</source>
        <translation>先在下方选颜色，再点该色的每条线路。再点一次就取消。</translation>
    </message>
    <message>
        <source>Tap as one player · trains left</source>
        <translation>选一位玩家再点 · 剩余车厢</translation>
    </message>
    <message>
        <source>On to the tickets</source>
        <translation>下一步：目的地车票</translation>
    </message>
    <message>
        <source>The photo, seen from above</source>
        <translation>从上方看的照片</translation>
    </message>
    <message>
        <source>One board</source>
        <translation>一张版图</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>can change who wins</source>
        <translation>可能改变胜负</translation>
    </message>
    <message>
        <source>Ask me later</source>
        <translation>稍后再问</translation>
    </message>
    <message>
        <source>Nothing on all %1 unseen places</source>
        <translation>未拍到的 %1 处都没有东西</translation>
    </message>
    <message>
        <source>Looking which places matter…</source>
        <translation>正在找出重要的地方…</translation>
    </message>
    <message>
        <source>Who wins is certain.</source>
        <translation>胜负已定。</translation>
    </message>
    <message>
        <source>They only count for points.</source>
        <translation>只影响分数。</translation>
    </message>
    <message>
        <source>Answer the last one</source>
        <translation>回答最后一题</translation>
    </message>
    <message>
        <source>Answer the other %1</source>
        <translation>回答其余 %1 题</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再看一次</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Tickets, with %1 open</source>
        <translation>目的地车票（%1 题未答）</translation>
    </message>
    <message>
        <source>Two boards</source>
        <translation>两张版图</translation>
    </message>
</context>
<context>
    <name>Crop</name>
    <message>
        <source>The photo at this place</source>
        <translation>此处的照片</translation>
    </message>
</context>
<context>
    <name>DisputePage</name>
    <message>
        <source>The board. Draw the route with a finger, or tap its cities one after the other.</source>
        <translation>版图。用手指画出线路，或依次点城市。</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>版图</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>目的地车票</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>火车站</translation>
    </message>
    <message>
        <source>Draw %1’s longest route.</source>
        <translation>请画出%1的最长线路。</translation>
    </message>
    <message>
        <source>%1 claims %2</source>
        <translation>%1主张 %2</translation>
    </message>
    <message>
        <source>Slide a finger over the cities, or tap them one after the other.</source>
        <translation>用手指滑过城市，或依次点选。</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>The photo, step by step</source>
        <translation>逐段看照片</translation>
    </message>
    <message>
        <source>What stands · tap to see it beside the claim</source>
        <translation>实际结果 · 点选与主张对照</translation>
    </message>
    <message>
        <source>%1, best possible</source>
        <translation>%1，最佳</translation>
    </message>
    <message>
        <source>%1 completed every ticket.</source>
        <translation>%1完成了所有车票。</translation>
    </message>
    <message>
        <source>Why is it not complete?</source>
        <translation>为什么没完成？</translation>
    </message>
    <message>
        <source>%1 has built no station.</source>
        <translation>%1没有建火车站。</translation>
    </message>
    <message>
        <source>Which route does it borrow?</source>
        <translation>借用哪条线路？</translation>
    </message>
    <message>
        <source>The total with each route</source>
        <translation>借用各线路的总分</translation>
    </message>
    <message>
        <source>The best choice again</source>
        <translation>恢复最佳选择</translation>
    </message>
    <message>
        <source>Totals now</source>
        <translation>目前总分</translation>
    </message>
    <message>
        <source>%1’s score marker</source>
        <translation>%1的记分标记</translation>
    </message>
    <message>
        <source>agrees with the routes</source>
        <translation>与线路相符</translation>
    </message>
    <message>
        <source>does not agree with the routes</source>
        <translation>与线路不符</translation>
    </message>
    <message>
        <source>The photo at this place</source>
        <translation>此处的照片</translation>
    </message>
    <message>
        <source>One square back</source>
        <translation>退一格</translation>
    </message>
    <message>
        <source>One square on</source>
        <translation>进一格</translation>
    </message>
    <message>
        <source>The marker never changes the scores; it only shows where the counting at the table went another way.</source>
        <translation>记分标记不会改变得分，只用来看出桌上记分在哪里出了差错。</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>回到得分</translation>
    </message>
    <message>
        <source>Longest</source>
        <comment>the longest route, as a tab</comment>
        <translation>最长线路</translation>
    </message>
    <message>
        <source>Marker</source>
        <comment>the score marker, as a tab</comment>
        <translation>标记</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>There is no file %1.</source>
        <translation>没有 %1 这个文件。</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 是文件夹。</translation>
    </message>
    <message>
        <source>%1 is cut short. Perhaps it is still being copied: try again in a moment.</source>
        <translation>%1 不完整，可能还在复制中，请稍后再试。</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be opened (JPEG, PNG, WebP, TIFF, HEIC or AVIF).</source>
        <translation>%1 不是能打开的图片（JPEG、PNG、WebP、TIFF、HEIC 或 AVIF）。</translation>
    </message>
    <message>
        <source>%1 is a damaged picture.</source>
        <translation>图片 %1 已损坏。</translation>
    </message>
    <message>
        <source>No camera answers. Is it plugged in, and does no other program use it?</source>
        <translation>没有摄像头响应。接好了吗？有没有别的程序正在使用？</translation>
    </message>
    <message>
        <source>No pictures come from %1.</source>
        <translation>%1 没有传来画面。</translation>
    </message>
    <message>
        <source>%1 is not a video that can be played.</source>
        <translation>%1 不是能播放的视频。</translation>
    </message>
    <message>
        <source>The pictures of %1 ended before the board was read.</source>
        <translation>%1 的画面在读完版图之前就结束了。</translation>
    </message>
    <message>
        <source>%1 cannot be written. Is there room, and may you write there?</source>
        <translation>无法写入 %1。空间够吗？有写入权限吗？</translation>
    </message>
    <message>
        <source>%1 cannot be read. May you read it?</source>
        <translation>无法读取 %1。有读取权限吗？</translation>
    </message>
    <message>
        <source>%1 is damaged, or no file of Railref.</source>
        <translation>%1 已损坏，或不是 Railref 的文件。</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Which board is on the table?</source>
        <translation>桌上是哪张版图？</translation>
    </message>
    <message>
        <source>Who plays? Tap the colours of the trains.</source>
        <translation>谁参加了？请点车厢的颜色。</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>%1的名字</translation>
    </message>
    <message>
        <source>%1 · name?</source>
        <translation>%1 · 名字？</translation>
    </message>
    <message>
        <source>No photo: tap the trains in</source>
        <translation>不用照片：自己点</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>打开已存的游戏…</translation>
    </message>
    <message>
        <source>Read a photo</source>
        <translation>读取照片</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Past games</source>
        <translation>过去的游戏</translation>
    </message>
    <message>
        <source>Every game that is entered here is kept on this computer by itself. The first one will stand here.</source>
        <translation>在这里输入的每一场游戏都会自动保存在这台电脑上。第一场会出现在这里。</translation>
    </message>
    <message>
        <source>The game of %1 was removed.</source>
        <translation>已移除 %1 的游戏。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>所有版图</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>车票</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Railref</source>
        <translation>Railref</translation>
    </message>
    <message>
        <source>Choose a photo of the board</source>
        <translation>选择版图的照片</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>打开已存的游戏</translation>
    </message>
    <message>
        <source>Games and evidence (*.json *.railref)</source>
        <translation>游戏与证据文件 (*.json *.railref)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存游戏</translation>
    </message>
    <message>
        <source>Games (*.json)</source>
        <translation>游戏 (*.json)</translation>
    </message>
    <message>
        <source>A sample game</source>
        <translation>示例游戏</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>打开游戏…</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>保存游戏…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>分享…</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>过去的游戏</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Railref has no tie to the games’ publisher.</source>
        <translation>Railref 与游戏出版商无关。</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>照片</translation>
    </message>
</context>
<context>
    <name>PastGame</name>
    <message>
        <source>Open the game of %1, %2</source>
        <translation>打开 %1 的游戏，%2</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>Remove the game of %1</source>
        <translation>移除 %1 的游戏</translation>
    </message>
</context>
<context>
    <name>PhotoPage</name>
    <message>
        <source>The photo, seen from above</source>
        <translation>从上方看的照片</translation>
    </message>
    <message>
        <source>Reading the board…</source>
        <translation>正在读取版图…</translation>
    </message>
    <message>
        <source>The board is read.</source>
        <translation>版图已读取。</translation>
    </message>
    <message>
        <source>This photo cannot be read.</source>
        <translation>这张照片无法读取。</translation>
    </message>
    <message>
        <source>Take one photo of the whole board.</source>
        <translation>请拍一张整个版图的照片。</translation>
    </message>
    <message>
        <source>From above or at a slant, all four corners in it, no flash. Then drop it here.</source>
        <translation>从上方或斜角都可以，四个角都要入镜，不用闪光灯。再把照片拖到这里。</translation>
    </message>
    <message>
        <source>Check the reading</source>
        <translation>核对读取结果</translation>
    </message>
    <message>
        <source>Another photo…</source>
        <translation>换一张照片…</translation>
    </message>
    <message>
        <source>Choose a photo…</source>
        <translation>选择照片…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>No photo: tap the trains in</source>
        <translation>不用照片：自己点</translation>
    </message>
    <message>
        <source>Choose another photo of the same board</source>
        <translation>选择同一版图的另一张照片</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Where do the phone’s pictures arrive?</source>
        <translation>手机的照片会放在哪个文件夹？</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>剪贴板里没有图片。</translation>
    </message>
    <message>
        <source>%1 places are not in it: add a second photo, or fill them in.</source>
        <translation>有 %1 处没拍到：加一张照片，或自己填。</translation>
    </message>
    <message>
        <source>Waiting for new pictures in %1</source>
        <translation>正在等候 %1 里的新照片</translation>
    </message>
    <message>
        <source>Add a photo…</source>
        <translation>加一张照片…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>监视文件夹…</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>停止监视</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>相机看到的画面</translation>
    </message>
    <message>
        <source>It is taken over by itself as soon as it is sure.</source>
        <translation>一旦确定就会自动采用。</translation>
    </message>
    <message>
        <source>Take it as it is</source>
        <translation>就用这样</translation>
    </message>
    <message>
        <source>Stop the camera</source>
        <translation>停止相机</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>The camera shows no board.</source>
        <translation>摄像头没有拍到版图。</translation>
    </message>
</context>
<context>
    <name>PlayerRecord</name>
    <message>
        <source>%1 of %2 won</source>
        <translation>%2 场胜 %1 场</translation>
    </message>
    <message>
        <source>Totals of %1, game by game</source>
        <translation>%1 每场的总分</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Longest route</source>
        <translation>最长线路</translation>
    </message>
    <message>
        <source>%1 · %2 games</source>
        <translation>%1 · %2 场</translation>
    </message>
</context>
<context>
    <name>Proofs</name>
    <message>
        <source>%1 × 1 train = %2</source>
        <translation>%1 × 1 节 = %2</translation>
    </message>
    <message>
        <source>%1 × %2 trains = %3</source>
        <translation>%1 × %2 节 = %3</translation>
    </message>
    <message>
        <source>No routes.</source>
        <translation>没有线路。</translation>
    </message>
    <message>
        <source>%1. Together %2 trains.</source>
        <translation>%1。共 %2 节车厢。</translation>
    </message>
    <message>
        <source>%1’s trains do not join %2 and %3, so the ticket counts against the score.</source>
        <translation>%1的车厢没有连接%2和%3，所以这张目的地车票要扣分。</translation>
    </message>
    <message>
        <source>%1 is %2’s, borrowed by the station in %3.</source>
        <translation>%1属于%2，由%3的火车站借用。</translation>
    </message>
    <message>
        <source>1 station left over, worth %1.</source>
        <translation>剩 1 座火车站，得 %1 分。</translation>
    </message>
    <message>
        <source>%1 stations left over, %2 each.</source>
        <translation>剩 %1 座火车站，每座 %2 分。</translation>
    </message>
    <message>
        <source>The one in %1 completes nothing.</source>
        <translation>%1的火车站没有帮助完成车票。</translation>
    </message>
    <message>
        <source>The one in %1 borrows %2 from %3.</source>
        <translation>%1的火车站向%3借用%2。</translation>
    </message>
    <message>
        <source>Counting cities with an odd number of routes would allow %1 trains, but what that leaves falls apart into pieces; every way to keep it in one piece was worked through, and none is longer.</source>
        <translation>若只算奇数线路的城市，最多可到 %1 节，但那样线路会断成几段；所有能连成一段的走法都已算过，没有更长的。</translation>
    </message>
    <message>
        <source>It uses every train this player has on the board.</source>
        <translation>它用到了这位玩家在版图上的所有车厢。</translation>
    </message>
    <message>
        <source>It uses every train of its network.</source>
        <translation>它用到了这片相连线路的所有车厢。</translation>
    </message>
    <message>
        <source>%1 cities have an odd number of this player’s routes, and a trail can start and end at only two of them: joining up the others leaves out at least %2 trains.</source>
        <translation>有 %1 座城市连着奇数条这位玩家的线路，而一条路径只能以其中两座为起点和终点；其余的必须两两相配，至少要舍弃 %2 节车厢。</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation>​</translation>
    </message>
    <message>
        <source>The %1 trains elsewhere do not connect to it and allow no longer trail.</source>
        <translation>另外 %1 节车厢与它不相连，也连不出更长的路径。</translation>
    </message>
    <message>
        <source>No trains on the board.</source>
        <translation>版图上没有车厢。</translation>
    </message>
    <message>
        <source>From %1 to %2 in %3 steps.</source>
        <translation>从%1到%2，共 %3 段。</translation>
    </message>
    <message>
        <source>Longest route of all: %1 trains. The others: %2.</source>
        <translation>全场最长线路：%1 节。其他人：%2。</translation>
    </message>
    <message>
        <source>Most completed tickets: %1. The others: %2.</source>
        <translation>完成车票最多：%1 张。其他人：%2。</translation>
    </message>
</context>
<context>
    <name>ReplayCard</name>
    <message>
        <source>Counted again: the same scores.</source>
        <translation>重新计分：分数相同。</translation>
    </message>
    <message>
        <source>Counted again: NOT the same scores.</source>
        <translation>重新计分：分数不同！</translation>
    </message>
    <message>
        <source>The file was made by %1.</source>
        <translation>此文件由 %1 制作。</translation>
    </message>
    <message>
        <source>What you see is this program’s own count. The file differs in %1 places:</source>
        <translation>这里显示的是本程序自己计算的结果。文件有 %1 处不同：</translation>
    </message>
    <message>
        <source>Look at the scores</source>
        <translation>看得分</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message>
        <source>Go on where you were?</source>
        <translation>要从上次的地方继续吗？</translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation>继续这场游戏</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>开始另一场</translation>
    </message>
</context>
<context>
    <name>ScoreHeader</name>
    <message>
        <source>Routes</source>
        <translation>线路</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>目的地车票</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>火车站</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>Routes</source>
        <translation>线路</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>目的地车票</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>火车站</translation>
    </message>
    <message>
        <source>%1, place %2, %3 points</source>
        <translation>%1，第 %2 名，%3 分</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2的%1：%3</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Not finished: everybody still has more than 2 trains</source>
        <translation>未结束：每人都还有超过 2 节车厢</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>最终得分</translation>
    </message>
    <message>
        <source>Not settled yet</source>
        <translation>尚未确定</translation>
    </message>
    <message>
        <source>%1 share the win with %2</source>
        <translation>%1以 %2 分并列获胜</translation>
    </message>
    <message>
        <source>%1 lead together with %2</source>
        <translation>%1以 %2 分并列领先</translation>
    </message>
    <message>
        <source> and </source>
        <translation>和</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <translation>%1以 %2 分获胜</translation>
    </message>
    <message>
        <source>%1 leads with %2</source>
        <translation>%1以 %2 分领先</translation>
    </message>
    <message>
        <source>By 1 point; no tie-breaker was needed.</source>
        <translation>领先 1 分；不需要平局判定。</translation>
    </message>
    <message>
        <source>By %1 points; no tie-breaker was needed.</source>
        <translation>领先 %1 分；不需要平局判定。</translation>
    </message>
    <message>
        <source>Equal on points. %1 completed more tickets: %2 against %3.</source>
        <translation>同分。%1完成的车票较多：%2 比 %3。</translation>
    </message>
    <message>
        <source>Equal on points and tickets. %1 built fewer stations: %2 against %3.</source>
        <translation>同分，车票也相同。%1建造的火车站较少：%2 比 %3。</translation>
    </message>
    <message>
        <source>Equal on points and tickets. %1 has the longest route: %2 against %3.</source>
        <translation>同分，车票也相同。%1有最长线路：%2 比 %3。</translation>
    </message>
    <message>
        <source>Every tie-breaker is equal too: the win is shared.</source>
        <translation>平局判定也全部相同：并列获胜。</translation>
    </message>
    <message>
        <source>Most tickets</source>
        <translation>最多车票</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长线路</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>1 question about the photo is still open: the likeliest answer counts.</source>
        <translation>照片还有 1 题未答：先以最可能的答案计算。</translation>
    </message>
    <message>
        <source>%1 questions about the photo are still open: the likeliest answers count.</source>
        <translation>照片还有 %1 题未答：先以最可能的答案计算。</translation>
    </message>
    <message>
        <source>Places not in the photo: %1. They count as they are drawn.</source>
        <translation>不在照片里的地方：%1。以绘图所示计算。</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>线路</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>目的地车票</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>火车站</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>分享…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Why? Tap any number.</source>
        <translation>为什么？请点任何数字。</translation>
    </message>
    <message>
        <source>proved: nothing longer exists</source>
        <translation>已证明：没有更长的</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Somebody disagrees…</source>
        <translation>有人不同意…</translation>
    </message>
    <message>
        <source>Reveal again</source>
        <translation>重新揭晓</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Draw it again</source>
        <translation>再画一次</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>逐步</translation>
    </message>
    <message>
        <source>Dispute this…</source>
        <translation>对此提出异议…</translation>
    </message>
    <message>
        <source>Answer the one that decides</source>
        <translation>回答关键的一题</translation>
    </message>
    <message>
        <source>Answer the %1 that decide</source>
        <translation>回答关键的 %1 题</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Where to save it</source>
        <translation>要存在哪里</translation>
    </message>
    <message>
        <source>The page as it will be printed</source>
        <translation>打印出来的样子</translation>
    </message>
    <message>
        <source>Drawing the page…</source>
        <translation>正在绘制页面…</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>分享结果</translation>
    </message>
    <message>
        <source>One page to print</source>
        <translation>打印一页</translation>
    </message>
    <message>
        <source>A picture to send</source>
        <translation>发送图片</translation>
    </message>
    <message>
        <source>The evidence</source>
        <translation>证据文件</translation>
    </message>
    <message>
        <source>The evidence holds the photo cropped to the board, the reading, every answer, the tickets and the scores. Anybody can open it with Railref and count again. Place and camera are taken out of the photo.</source>
        <translation>证据文件包含裁切到版图的照片、读取结果、每个回答、目的地车票和得分。任何人都能用 Railref 打开并重新计分。照片中的地点与相机信息已移除。</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>For programs</source>
        <translation>给程序使用</translation>
    </message>
    <message>
        <source>This game is kept on this computer by itself.</source>
        <translation>这场游戏会自动保存在这台电脑上。</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>过去的游戏</translation>
    </message>
    <message>
        <source>Save the game elsewhere…</source>
        <translation>另存游戏…</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>回到得分</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Routes</source>
        <translation>线路</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>目的地车票</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>火车站</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Longest route</source>
        <translation>最长线路</translation>
    </message>
    <message>
        <source>Bonus for the longest route</source>
        <translation>最长线路奖励分</translation>
    </message>
    <message>
        <source>Bonus for most tickets</source>
        <translation>最多车票奖励分</translation>
    </message>
    <message>
        <source>Counted by %1 after the rulebook of %2. Every longest route is proved: nothing longer exists.</source>
        <translation>由 %1 依%2规则书计分。每条最长线路都经过证明：没有更长的。</translation>
    </message>
</context>
<context>
    <name>TicketRow</name>
    <message>
        <source>%1 to %2, %3 points</source>
        <translation>%1到%2，%3 分</translation>
    </message>
    <message>
        <source>Give back %1 to %2</source>
        <translation>退回 %1到%2</translation>
    </message>
</context>
<context>
    <name>TicketsPage</name>
    <message>
        <source>The board. Tap the two cities of a ticket.</source>
        <translation>版图。请点目的地车票的两座城市。</translation>
    </message>
    <message>
        <source>Nobody plays yet.</source>
        <translation>还没有玩家。</translation>
    </message>
    <message>
        <source>%1’s tickets</source>
        <translation>%1的目的地车票</translation>
    </message>
    <message>
        <source>A few letters of a city</source>
        <translation>输入城市名的几个字</translation>
    </message>
    <message>
        <source>Count the scores</source>
        <translation>计算得分</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一位：%1</translation>
    </message>
    <message>
        <source>Turn the screen to %1. Nobody else looks.</source>
        <translation>把屏幕转向%1，其他人不要看。</translation>
    </message>
    <message>
        <source>Show my tickets</source>
        <translation>显示我的车票</translation>
    </message>
    <message>
        <source>Close the deck</source>
        <translation>关闭牌堆</translation>
    </message>
    <message>
        <source>Pick from the deck</source>
        <translation>从牌堆挑选</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>, </source>
        <comment>between the names of players</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two cities</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1’s ticket %2 is in no deck of %3.</source>
        <translation>%1的目的地车票%2不在%3的任何牌堆中。</translation>
    </message>
    <message>
        <source>%1’s ticket %2 is printed with other points.</source>
        <translation>%1的目的地车票%2印的分数不同。</translation>
    </message>
    <message>
        <source>The ticket %1 is held more than once (%2); there is one such card.</source>
        <translation>目的地车票%1被持有不止一次（%2）；这张牌只有一张。</translation>
    </message>
    <message>
        <source>%1 holds a long ticket; %2 is played without them.</source>
        <translation>%1有长途车票；%2不使用长途车票。</translation>
    </message>
    <message>
        <source>%1 holds more than %2 long tickets; nobody keeps more in %3.</source>
        <translation>%1的长途车票超过 %2 张；%3不可保留更多。</translation>
    </message>
    <message>
        <source>%1 has fewer than %2 tickets. Have all been entered?</source>
        <translation>%1的目的地车票少于 %2 张。全部输入了吗？</translation>
    </message>
    <message>
        <source>%1 is for %2 to %3 players; this game has %4.</source>
        <translation>%1适合 %2 至 %3 人；这场有 %4 人。</translation>
    </message>
    <message>
        <source>%1’s routes need %2 trains; nobody has more than %3.</source>
        <translation>%1的线路需要 %2 节车厢；每人最多只有 %3 节。</translation>
    </message>
    <message>
        <source>%1 has %2 stations on the board; nobody has more than %3.</source>
        <translation>%1在版图上有 %2 座火车站；每人最多只有 %3 座。</translation>
    </message>
    <message>
        <source>%1 has both routes %2. Nobody may take both.</source>
        <translation>%1占了%2的两条线路。不可一人占两条。</translation>
    </message>
    <message>
        <source>Both routes %1 are taken. With %2 players the second one is closed.</source>
        <translation>%1的两条线路都被占了。%2 人游戏时第二条不开放。</translation>
    </message>
    <message>
        <source>Everybody still has more than 2 trains: the game cannot have ended yet.</source>
        <translation>每人都还有超过 2 节车厢：游戏应该还没结束。</translation>
    </message>
    <message>
        <source>a lap of 100 was forgotten</source>
        <translation>少算了一圈 100 分</translation>
    </message>
    <message>
        <source>one of the routes of %1 trains was not scored, for example %2</source>
        <translation>有一条 %1 节的线路没有记分，例如%2</translation>
    </message>
    <message>
        <source>%1 was not scored</source>
        <translation>%1没有记分</translation>
    </message>
    <message>
        <source>one of the routes of %1 trains was scored twice, for example %2</source>
        <translation>有一条 %1 节的线路记了两次，例如%2</translation>
    </message>
    <message>
        <source>%1 was scored twice</source>
        <translation>%1记了两次</translation>
    </message>
    <message>
        <source>%1 has %2 trains but was scored as %3</source>
        <translation>%1有 %2 节，却以 %3 节记分</translation>
    </message>
    <message>
        <source>A claim needs at least two cities.</source>
        <translation>主张至少需要两座城市。</translation>
    </message>
    <message>
        <source>%1 is named twice in a row.</source>
        <translation>%1连续出现两次。</translation>
    </message>
    <message>
        <source>The board has no route %1.</source>
        <translation>版图上没有线路%1。</translation>
    </message>
    <message>
        <source>The board has no route %1, and %2’s trains at these cities are two networks that nowhere meet.</source>
        <translation>版图上没有线路%1，而%2在这两座城市的车厢分属两片不相连的线路。</translation>
    </message>
    <message>
        <source>%1 belongs to %2, not to %3.</source>
        <translation>%1属于%2，不属于%3。</translation>
    </message>
    <message>
        <source>The station in %1 may borrow it for tickets, but a borrowed route never counts for the longest route.</source>
        <translation>%1的火车站可以借用它来完成车票，但借用的线路不计入最长线路。</translation>
    </message>
    <message>
        <source>%1, longest route: one continuous path.</source>
        <translation>%1，最长线路：必须连续不断。</translation>
    </message>
    <message>
        <source>%1, longest route: only a player’s own trains count.</source>
        <translation>%1，最长线路：只计自己的车厢。</translation>
    </message>
    <message>
        <source>%1, longest route: routes used through a station do not count.</source>
        <translation>%1，最长线路：通过火车站使用的线路不计。</translation>
    </message>
    <message>
        <source>%1, longest route: cities may repeat, but every train counts once.</source>
        <translation>%1，最长线路：城市可重复，但每节车厢只计一次。</translation>
    </message>
    <message>
        <source>%1’s marker stands on %2, and the routes are worth %3: that agrees.</source>
        <translation>%1的记分标记在 %2，线路共 %3 分：相符。</translation>
    </message>
    <message>
        <source>%1’s marker stands on %2, but the routes are worth %3: it is %4 behind or %5 ahead.</source>
        <translation>%1的记分标记在 %2，但线路共 %3 分：落后 %4 格或超前 %5 格。</translation>
    </message>
    <message>
        <source>No single slip explains that.</source>
        <translation>单一失误无法解释。</translation>
    </message>
    <message>
        <source>Likeliest: %1.</source>
        <translation>最可能：%1。</translation>
    </message>
    <message>
        <source>%1 has no station in %2.</source>
        <translation>%1在%2没有火车站。</translation>
    </message>
    <message>
        <source>%1 does not end in %2.</source>
        <translation>%1不通到%2。</translation>
    </message>
    <message>
        <source>%1 is %2’s own already.</source>
        <translation>%1本来就是%2的。</translation>
    </message>
    <message>
        <source>Nobody has %1: a station borrows only what another player has built.</source>
        <translation>没有人占据%1：火车站只能借用别人已占据的线路。</translation>
    </message>
    <message>
        <source>%1’s trains on %2 were travelled before.</source>
        <translation>%1在%2的车厢已经走过。</translation>
    </message>
    <message>
        <source>Nobody has trains on %1.</source>
        <translation>没有人在%1放车厢。</translation>
    </message>
</context>
<context>
    <name>WarningLine</name>
    <message>
        <source>Shows the place on the board</source>
        <translation>在版图上显示该处</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>gray</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>粉红色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>%1, the %2 one</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, the first of two</source>
        <translation>%1（两条之一）</translation>
    </message>
    <message>
        <source>%1, the second of two</source>
        <translation>%1（两条之二）</translation>
    </message>
    <message>
        <source>1 train</source>
        <translation>1 节车厢</translation>
    </message>
    <message>
        <source>%1 trains</source>
        <translation>%1 节车厢</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 分</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>隧道</translation>
    </message>
    <message>
        <source>ferry</source>
        <translation>渡轮</translation>
    </message>
    <message>
        <source>Finding the board</source>
        <translation>正在寻找版图</translation>
    </message>
    <message>
        <source>Reading the trains</source>
        <translation>正在读取车厢</translation>
    </message>
    <message>
        <source>Light is reflected there.</source>
        <translation>那里有反光。</translation>
    </message>
    <message>
        <source>It lies in shadow.</source>
        <translation>那里有阴影。</translation>
    </message>
    <message>
        <source>The trains lie between two routes.</source>
        <translation>车厢放在两条线路之间。</translation>
    </message>
    <message>
        <source>Trains of two colours are seen there.</source>
        <translation>看到两种颜色的车厢。</translation>
    </message>
    <message>
        <source>Not every space has a train.</source>
        <translation>不是每一格都有车厢。</translation>
    </message>
    <message>
        <source>What is seen there would break a rule.</source>
        <translation>看到的情形会违反规则。</translation>
    </message>
    <message>
        <source>The picture is too small to find a board in it.</source>
        <translation>图片太小，找不到版图。</translation>
    </message>
    <message>
        <source>No board that Railref knows was found in it.</source>
        <translation>照片中找不到 Railref 认识的版图。</translation>
    </message>
    <message>
        <source>It shows another board than the other photos.</source>
        <translation>这张照片的版图与其他照片不同。</translation>
    </message>
</context>
<context>
    <name>railref::app::CheckModel</name>
    <message>
        <source>No station</source>
        <translation>没有火车站</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>This place is in no photo.</source>
        <translation>这里不在任何照片中。</translation>
    </message>
    <message>
        <source>The photo is nearly clear here.</source>
        <translation>这里的照片几乎看得清楚。</translation>
    </message>
    <message>
        <source>%1: whose trains?</source>
        <translation>%1：谁的车厢？</translation>
    </message>
    <message>
        <source>%1: whose station?</source>
        <translation>%1：谁的火车站？</translation>
    </message>
    <message>
        <source>%1: where is the score marker?</source>
        <translation>%1：记分标记在哪一格？</translation>
    </message>
    <message>
        <source>It counts for nothing; it only checks the score that was kept.</source>
        <translation>它不影响得分，只用来核对记下的分数。</translation>
    </message>
    <message>
        <source>Nothing on the board is open any more.</source>
        <translation>版图上已经没有未定的地方。</translation>
    </message>
    <message>
        <source>1 place is still open. Who may win is known once the tickets are in.</source>
        <translation>还有 1 处未定。输入目的地车票后才知道会不会影响胜负。</translation>
    </message>
    <message>
        <source>%1 places are still open. Who may win is known once the tickets are in.</source>
        <translation>还有 %1 处未定。输入目的地车票后才知道会不会影响胜负。</translation>
    </message>
    <message>
        <source>The one place still open cannot change who wins.</source>
        <translation>剩下未定的 1 处不会改变胜负。</translation>
    </message>
    <message>
        <source>The %1 places still open cannot change who wins.</source>
        <translation>剩下未定的 %1 处不会改变胜负。</translation>
    </message>
    <message>
        <source>After this answer nothing on the board can change who wins any more.</source>
        <translation>回答这题之后，版图上就没有什么能改变胜负了。</translation>
    </message>
    <message>
        <source>%1 answers can still change who wins.</source>
        <translation>还有 %1 个回答可能改变胜负。</translation>
    </message>
</context>
<context>
    <name>railref::app::DisputeModel</name>
    <message>
        <source>%1 – %2</source>
        <comment>two cities</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Refused at step %1</source>
        <translation>第 %1 步不成立</translation>
    </message>
    <message>
        <source>It holds: 1 train</source>
        <translation>成立：1 节车厢</translation>
    </message>
    <message>
        <source>It holds: %1 trains</source>
        <translation>成立：%1 节车厢</translation>
    </message>
    <message>
        <source>Nothing longer exists for %1.</source>
        <translation>%1没有更长的线路。</translation>
    </message>
    <message>
        <source>%1 has a longer one: %2 trains.</source>
        <translation>%1有更长的：%2 节车厢。</translation>
    </message>
    <message>
        <source>%1 (taken by %2)</source>
        <translation>%1（被%2占据）</translation>
    </message>
    <message>
        <source>%1 (free)</source>
        <translation>%1（空着）</translation>
    </message>
    <message>
        <source>No train of %1 touches %2.</source>
        <translation>%1没有车厢连到%2。</translation>
    </message>
    <message>
        <source>From %1 the trains reach 1 other city.</source>
        <translation>从%1出发，车厢连到另外 1 座城市。</translation>
    </message>
    <message>
        <source>From %1 the trains reach %2 other cities.</source>
        <translation>从%1出发，车厢连到其他 %2 座城市。</translation>
    </message>
    <message>
        <source>Nothing joins the two. The shortest missing link: %1.</source>
        <translation>两者不相连。最短的缺口：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the names of routes</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>1 train is missing</source>
        <translation>还缺 1 节车厢</translation>
    </message>
    <message>
        <source>%1 trains are missing</source>
        <translation>还缺 %1 节车厢</translation>
    </message>
    <message>
        <source>borrows nothing</source>
        <translation>没有借用</translation>
    </message>
    <message>
        <source>borrows %1</source>
        <translation>借用%1</translation>
    </message>
    <message>
        <source>Nobody has said where %1’s marker stands.</source>
        <translation>没人说过%1的记分标记在哪里。</translation>
    </message>
</context>
<context>
    <name>railref::app::GameModel</name>
    <message>
        <source>%1 tickets</source>
        <translation>%1 张目的地车票</translation>
    </message>
    <message>
        <source>longest route %1</source>
        <translation>最长线路 %1</translation>
    </message>
    <message>
        <source>most tickets %1</source>
        <translation>最多车票 %1</translation>
    </message>
    <message>
        <source>each station left over %1</source>
        <translation>每座剩余火车站 %1</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>已打开 %1。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已存为 %1。</translation>
    </message>
    <message>
        <source>Whose station stands here?</source>
        <translation>这里是谁的火车站？</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 至 %2 人</translation>
    </message>
    <message>
        <source>All %1 routes are certain.</source>
        <translation>%1 条线路全部确定。</translation>
    </message>
    <message>
        <source>%1 of %2 routes are certain.</source>
        <translation>%2 条线路中 %1 条确定。</translation>
    </message>
</context>
<context>
    <name>railref::app::LiveModel</name>
    <message>
        <source>Hold the camera over the whole board.</source>
        <translation>把相机举到整个版图上方。</translation>
    </message>
    <message>
        <source>Hold it still.</source>
        <translation>请拿稳。</translation>
    </message>
    <message>
        <source>Reading. Keep hands off the board for a moment.</source>
        <translation>正在读取，手请暂时离开版图。</translation>
    </message>
    <message>
        <source>The board is read.</source>
        <translation>版图已读取。</translation>
    </message>
    <message>
        <source>Looking for the camera…</source>
        <translation>正在寻找相机…</translation>
    </message>
</context>
<context>
    <name>railref::app::PhotoModel</name>
    <message>
        <source>The picture is small. Use the camera’s own photo, not a preview of it.</source>
        <translation>图片太小。请用相机的原始照片，不要用预览图。</translation>
    </message>
    <message>
        <source>It is dark. Turn on one more lamp.</source>
        <translation>太暗了。请多开一盏灯。</translation>
    </message>
    <message>
        <source>It is burnt out. Move the lamp beside the board, and use no flash.</source>
        <translation>过曝了。把灯移到版图旁边，不要用闪光灯。</translation>
    </message>
    <message>
        <source>It is blurred. Rest your elbows on the table and tap the board to focus.</source>
        <translation>照片模糊。手肘靠在桌上，点一下版图对焦。</translation>
    </message>
    <message>
        <source>All four corners of the board should be in the picture.</source>
        <translation>版图的四个角都要入镜。</translation>
    </message>
    <message>
        <source>Hold the camera as high above the board as you can.</source>
        <translation>相机尽量高举在版图上方。</translation>
    </message>
    <message>
        <source>Clear away boxes and cards that cover it.</source>
        <translation>移开盖住版图的盒子和卡牌。</translation>
    </message>
    <message>
        <source>pasted %1.png</source>
        <translation>粘贴 %1.png</translation>
    </message>
    <message>
        <source>Opening the photo</source>
        <translation>正在打开照片</translation>
    </message>
    <message>
        <source>%1 claimed routes read in %2 s.</source>
        <translation>%2 秒内读出 %1 条已占据的线路。</translation>
    </message>
</context>
<context>
    <name>railref::app::ScoreModel</name>
    <message>
        <source>Reveal %1’s tickets</source>
        <translation>揭晓%1的目的地车票</translation>
    </message>
    <message>
        <source>The bonus, and who wins</source>
        <translation>奖励分与胜负</translation>
    </message>
    <message>
        <source>%1 of %2: %3 · %4 trains so far</source>
        <translation>第 %1 段，共 %2 段：%3 · 目前 %4 节</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在计分…</translation>
    </message>
    <message>
        <source>Before the bonus</source>
        <translation>奖励分之前</translation>
    </message>
    <message>
        <source>What lies on the board</source>
        <translation>版图上的分数</translation>
    </message>
    <message>
        <source>%1: %2 of %3 tickets</source>
        <translation>%1：%3 张车票完成 %2 张</translation>
    </message>
    <message>
        <source>Routes and stations first; then hand after hand, then the bonus.</source>
        <translation>先算线路与火车站，再逐一揭晓车票，最后奖励分。</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>线路</translation>
    </message>
    <message>
        <source>%1 trains</source>
        <translation>%1 节车厢</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>not completed</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>火车站</translation>
    </message>
    <message>
        <source>%1 built</source>
        <translation>已建 %1 座</translation>
    </message>
    <message>
        <source>Longest route</source>
        <translation>最长线路</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>奖励分</translation>
    </message>
    <message>
        <source>%1: %2 – %3, %4</source>
        <translation>%1：%2 – %3，%4</translation>
    </message>
    <message>
        <source>%1’s tickets: %2</source>
        <translation>%1的目的地车票：%2</translation>
    </message>
    <message>
        <source>%1’s stations: %2 points</source>
        <translation>%1的火车站：%2 分</translation>
    </message>
    <message>
        <source>%1’s routes: %2 points</source>
        <translation>%1的线路：%2 分</translation>
    </message>
    <message>
        <source>%1’s bonus: %2</source>
        <translation>%1的奖励分：%2</translation>
    </message>
    <message>
        <source>%1’s longest route: %2 trains</source>
        <translation>%1的最长线路：%2 节</translation>
    </message>
    <message>
        <source>%1 of %2 tickets are complete.</source>
        <translation>%2 张车票完成了 %1 张。</translation>
    </message>
    <message>
        <source>Rulebook: %1</source>
        <translation>规则书：%1</translation>
    </message>
</context>
<context>
    <name>railref::app::ShareModel</name>
    <message>
        <source>Saved as %1.</source>
        <translation>已存为 %1。</translation>
    </message>
</context>
<context>
    <name>railref::app::ShelfModel</name>
    <message>
        <source>This game is not being saved: %1</source>
        <translation>这场游戏无法保存：%1</translation>
    </message>
</context>
<context>
    <name>railref::app::TicketModel</name>
    <message>
        <source>Not in this game: %1 plays without this card.</source>
        <translation>这场没有这张：%1不使用此卡。</translation>
    </message>
    <message>
        <source>%1 has this card already; there is only one.</source>
        <translation>%1已经有这张；只有一张。</translation>
    </message>
    <message>
        <source>%1 holds this card; there is only one.</source>
        <translation>这张在%1手上；只有一张。</translation>
    </message>
    <message>
        <source>No ticket of this board has “%1”.</source>
        <translation>这张版图没有“%1”的目的地车票。</translation>
    </message>
    <message>
        <source>There is no ticket %1 – %2.</source>
        <translation>没有 %1 – %2 的目的地车票。</translation>
    </message>
    <message>
        <source>In no deck of %1.</source>
        <translation>不在%1的任何牌堆中。</translation>
    </message>
    <message>
        <source>No tickets yet.</source>
        <translation>还没有目的地车票。</translation>
    </message>
    <message>
        <source>1 ticket worth %1</source>
        <translation>1 张目的地车票，共 %1 分</translation>
    </message>
    <message>
        <source>%1 tickets worth %2</source>
        <translation>%1 张目的地车票，共 %2 分</translation>
    </message>
</context>
</TS>
