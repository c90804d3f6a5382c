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
        <source>Someone else…</source>
        <translation>其他人…</translation>
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
        <source>One place is not in the photo. Tap it if a train or a station stands there.</source>
        <translation>有一处不在照片里。若那里有车厢或火车站，请点它。</translation>
    </message>
    <message>
        <source>%1 places are not in the photo. Tap those where trains or stations stand.</source>
        <translation>有 %1 处不在照片里。有车厢或火车站的请点出来。</translation>
    </message>
    <message>
        <source>Tap as one player · trains left</source>
        <translation>选一位玩家再点 · 剩余车厢</translation>
    </message>
    <message>
        <source>Tickets, with %1 still open</source>
        <translation>目的地车票（还有 %1 题未答）</translation>
    </message>
    <message>
        <source>On to the tickets</source>
        <translation>下一步：目的地车票</translation>
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
    <name>GameModel</name>
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
        <source>All %1 routes are certain.</source>
        <translation>%1 条线路全部确定。</translation>
    </message>
    <message>
        <source>%1 of %2 routes are certain.</source>
        <translation>%2 条线路中 %1 条确定。</translation>
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
        <translation>目的地车票</translation>
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
        <source>Photos (*.jpg *.jpeg *.png *.webp *.JPG *.JPEG *.PNG)</source>
        <translation>照片 (*.jpg *.jpeg *.png *.webp *.JPG *.JPEG *.PNG)</translation>
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
    <name>PhotoModel</name>
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
        <source>Try again with all four corners in the picture, the lamp beside the board and not above it, and a steady hand.</source>
        <translation>请再拍一次：四个角都入镜，灯在版图旁而不是正上方，手要稳。</translation>
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
    <name>ScoreModel</name>
    <message>
        <source>Counting…</source>
        <translation>正在计分…</translation>
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
        <source>Rulebook: %1</source>
        <translation>规则书：%1</translation>
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
</context>
<context>
    <name>ShareModel</name>
    <message>
        <source>Saved as %1.</source>
        <translation>已存为 %1。</translation>
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
    <name>ShelfModel</name>
    <message>
        <source>This game is not being saved: %1</source>
        <translation>这场游戏无法保存：%1</translation>
    </message>
</context>
<context>
    <name>TicketModel</name>
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
        <source>%1, %2 tickets</source>
        <translation>%1，%2 张目的地车票</translation>
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
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
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
</context>
</TS>
