<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>BlendSlider</name>
    <message>
        <source>From the photo to the drawing</source>
        <translation>从照片到绘图</translation>
    </message>
</context>
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
        <translation>请点线路放上车厢。</translation>
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
        <translation>单图显示</translation>
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
        <source>None of these</source>
        <translation>都不是</translation>
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
        <source>What is left only counts for points.</source>
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
        <translation>双图显示</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>%1: one less</source>
        <comment>counter</comment>
        <translation>%1：减一</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <comment>counter</comment>
        <translation>%1：加一</translation>
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
        <translation>%1主张有 %2 节</translation>
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
        <translation>实际结果 · 点一下可与主张对照</translation>
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
    <name>Dudu</name>
    <message>
        <source>Wood</source>
        <translation>木头</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>石头</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>煤炭</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>铁</translation>
    </message>
    <message>
        <source>Sulphur</source>
        <translation>硫磺</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸</translation>
    </message>
    <message>
        <source>Brick</source>
        <translation>砖头</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工厂</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>火車嘟嘟</source>
        <translation>火车嘟嘟</translation>
    </message>
    <message>
        <source>Two Bays</source>
        <translation>双湾</translation>
    </message>
    <message>
        <source>Lake Ring</source>
        <translation>环湖</translation>
    </message>
    <message>
        <source>Narrows</source>
        <translation>海峡</translation>
    </message>
    <message>
        <source>City: %1</source>
        <translation>城市：%1</translation>
    </message>
    <message>
        <source>Resource site: %1</source>
        <translation>资源点：%1</translation>
    </message>
    <message>
        <source>east</source>
        <translation>东</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>东南</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>西南</translation>
    </message>
    <message>
        <source>west</source>
        <translation>西</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>西北</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>东北</translation>
    </message>
    <message>
        <source>1 point per 2 orders</source>
        <translation>1分/2卡</translation>
    </message>
    <message>
        <source>Order scoring: %1</source>
        <translation>订单计分：%1</translation>
    </message>
    <message>
        <source>Sell +1: %1</source>
        <translation>贩售+1：%1</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>陆地</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>森林</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水域</translation>
    </message>
    <message>
        <source>Factory: %1</source>
        <translation>工厂：%1</translation>
    </message>
    <message>
        <source>glare</source>
        <translation>反光</translation>
    </message>
    <message>
        <source>the stroke is faint</source>
        <translation>笔迹很淡</translation>
    </message>
    <message>
        <source>perhaps a smudge</source>
        <translation>可能是没擦干净的痕迹</translation>
    </message>
    <message>
        <source>under the train</source>
        <translation>在火车下面</translation>
    </message>
    <message>
        <source>photos disagree</source>
        <translation>照片互相矛盾</translation>
    </message>
    <message>
        <source>This stretch may be drawn.</source>
        <translation>这段铁轨可以画。</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>还没有画铁轨。</translation>
    </message>
    <message>
        <source>At most three pieces of track in one action; iron pays for one.</source>
        <translation>一次行动最多画3条铁轨；消耗铁只能画1条。</translation>
    </message>
    <message>
        <source>There is no hex on the map.</source>
        <translation>地图上没有这一格。</translation>
    </message>
    <message>
        <source>Track may not be drawn where a building stands.</source>
        <translation>铁轨不可画在有建筑的地方。</translation>
    </message>
    <message>
        <source>This map allows no track on this terrain.</source>
        <translation>这张地图的这种地形不可画铁轨。</translation>
    </message>
    <message>
        <source>A piece of track ends at two different sides.</source>
        <translation>一条铁轨的两端必须在不同的边上。</translation>
    </message>
    <message>
        <source>A piece of track may not join two neighbouring sides of a hex.</source>
        <translation>铁轨不可连接六角形相邻的两边。</translation>
    </message>
    <message>
        <source>There is track between these sides already.</source>
        <translation>这两边之间已经有铁轨。</translation>
    </message>
    <message>
        <source>The pieces do not make one unbroken line, as a pen draws it.</source>
        <translation>这些铁轨不是一笔画成的连续一段。</translation>
    </message>
    <message>
        <source>The train can move there.</source>
        <translation>火车可以开到那里。</translation>
    </message>
    <message>
        <source>No track leads there in the direction that the train faces.</source>
        <translation>沿着车头方向没有铁轨通到那里。</translation>
    </message>
    <message>
        <source>Another train stands there: it may be passed, but not joined.</source>
        <translation>那里有别的火车：可以经过，不可停留。</translation>
    </message>
    <message>
        <source>Too far: wood or coal is good for up to 5 steps.</source>
        <translation>太远了：木头或煤炭最多前进5步。</translation>
    </message>
    <message>
        <source>The train may turn this way, for a penalty piece.</source>
        <translation>可以转向这边，拿1个扣分指示物。</translation>
    </message>
    <message>
        <source>The train faces this way already.</source>
        <translation>车头已经朝这个方向。</translation>
    </message>
    <message>
        <source>No track under the train leads this way.</source>
        <translation>火车下方没有这个方向的铁轨。</translation>
    </message>
    <message>
        <source>A factory may stand here.</source>
        <translation>工厂可以建在这里。</translation>
    </message>
    <message>
        <source>There is a building already.</source>
        <translation>这里已经有建筑。</translation>
    </message>
    <message>
        <source>This map allows nothing to be drawn on this terrain.</source>
        <translation>这张地图的这种地形不可画任何东西。</translation>
    </message>
    <message>
        <source>A factory may not stand on track.</source>
        <translation>工厂不能建在有铁轨的地方。</translation>
    </message>
    <message>
        <source>A factory stands within one hex of the builder’s own train.</source>
        <translation>工厂只能建在自己的火车周围一格内。</translation>
    </message>
    <message>
        <source>A factory may not stand before the opening of a building (water openings excepted).</source>
        <translation>工厂不能建在建筑的开口位置（水路可以）。</translation>
    </message>
    <message>
        <source>A factory may not stand right in front of another player’s train.</source>
        <translation>工厂不能挡在其他玩家火车的正前方1格。</translation>
    </message>
    <message>
        <source>The map would fall into parts that can never be joined again.</source>
        <translation>地图会被分成完全无法连通的区域。</translation>
    </message>
    <message>
        <source>The train is next to an opening.</source>
        <translation>火车在开口旁。</translation>
    </message>
    <message>
        <source>The train is next to a water opening, and its player has the waterway.</source>
        <translation>火车在水路开口旁，而且玩家有水路能力。</translation>
    </message>
    <message>
        <source>This is a water opening: without the waterway it costs a penalty piece.</source>
        <translation>这是水路开口：没有水路能力就要拿扣分指示物。</translation>
    </message>
    <message>
        <source>This side is closed: it costs a penalty piece.</source>
        <translation>这一边是封闭的：要拿扣分指示物。</translation>
    </message>
    <message>
        <source>There is no building here.</source>
        <translation>这里没有建筑。</translation>
    </message>
    <message>
        <source>The train is not next to this building.</source>
        <translation>火车不在这个建筑旁。</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>可以</translation>
    </message>
    <message>
        <source>Only with a penalty piece (−3)</source>
        <translation>要拿扣分指示物（−3）</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不可以</translation>
    </message>
    <message>
        <source>Nobody has 25 points yet: play goes on.</source>
        <translation>还没有人到25分：游戏继续。</translation>
    </message>
    <message>
        <source>25 points are reached: this round is finished, then two more are played, up to round %1.</source>
        <translation>已有人到25分：打完这一轮，再进行2个回合，到第 %1 轮为止。</translation>
    </message>
    <message>
        <source>One of the two more rounds: the last is round %1.</source>
        <translation>这是额外2个回合之一：最后是第 %1 轮。</translation>
    </message>
    <message>
        <source>The game is over; the final scoring follows.</source>
        <translation>游戏结束，进行最后计分。</translation>
    </message>
</context>
<context>
    <name>DuduScoresPage</name>
    <message>
        <source>Show everything</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>分享…</translation>
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
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Why? Tap any number.</source>
        <translation>为什么？请点任何数字。</translation>
    </message>
    <message>
        <source>The map; the cities that are spoken of are ringed.</source>
        <translation>地图。提到的城市都圈起来了。</translation>
    </message>
</context>
<context>
    <name>DuduSheet</name>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Order %1: %2</source>
        <translation>订单 %1：%2</translation>
    </message>
    <message>
        <source>Counted by %1</source>
        <translation>由 %1 计分</translation>
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
        <source>%1 was not opened: a part of Railref is missing. Install it again as a whole.</source>
        <translation>没有打开 %1：Railref 缺少一部分。请重新完整安装。</translation>
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
        <translation>没有相机响应。接好了吗？有没有别的程序正在使用？</translation>
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
    <message>
        <source>火車嘟嘟</source>
        <translation>火车嘟嘟</translation>
    </message>
    <message>
        <source>No photo: enter it by hand</source>
        <translation>不用照片：自己输入</translation>
    </message>
    <message>
        <source>Ticket to Ride</source>
        <translation>车票之旅</translation>
    </message>
</context>
<context>
    <name>HexCheckPage</name>
    <message>
        <source>The map as it was read. Tap a hex to change it.</source>
        <translation>读取到的地图。点一格即可更改。</translation>
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
        <source>Printed on the map.</source>
        <translation>印在地图上。</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>铁轨</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>火车</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工厂</translation>
    </message>
    <message>
        <source>The hex, large. Tap its sides.</source>
        <translation>放大的这一格。请点它的边。</translation>
    </message>
    <message>
        <source>Tap two sides, or draw from side to side. Track that is there goes away.</source>
        <translation>点两个边，或从一边画到另一边。已有的铁轨会被擦掉。</translation>
    </message>
    <message>
        <source>Tap the side that the train faces.</source>
        <translation>点车头朝向的那一边。</translation>
    </message>
    <message>
        <source>Tap the side that is the factory’s exit. Once more: no factory.</source>
        <translation>点工厂出口的那一边。再点一次：没有工厂。</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>这里什么都没有</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>Something else…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Ask me later</source>
        <translation>稍后再问</translation>
    </message>
    <message>
        <source>Some hexes are not in the photo.</source>
        <translation>有些六角格不在照片里。</translation>
    </message>
    <message>
        <source>Nothing is in doubt any more.</source>
        <translation>已经没有疑问了。</translation>
    </message>
    <message>
        <source>Draw what lies on the map.</source>
        <translation>画出地图上有的东西。</translation>
    </message>
    <message>
        <source>Look once over the map. Tap a hex to change it.</source>
        <translation>请再看一遍地图。点一格即可更改。</translation>
    </message>
    <message>
        <source>Choose what to put down, or tap a hex. Only disputes need the map; the scores do without.</source>
        <translation>选要放的东西，或点一格。只有争议需要地图，计分不需要。</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再看一次</translation>
    </message>
    <message>
        <source>Draw on the map from side to side, as the pen did. The same stroke again takes it away.</source>
        <translation>像笔那样在地图上从一边画到另一边。再画一次就擦掉。</translation>
    </message>
    <message>
        <source>Tap a hex near the side that the train faces. The middle takes it away.</source>
        <translation>点格子里靠近车头朝向的那一边。点中间就拿走火车。</translation>
    </message>
    <message>
        <source>Tap a hex near the side that is the factory’s exit.</source>
        <translation>点格子里靠近工厂出口的那一边。</translation>
    </message>
    <message>
        <source>What does a finger put down?</source>
        <translation>要用手指放什么？</translation>
    </message>
    <message>
        <source>Nothing on all %1 unseen hexes</source>
        <translation>未拍到的 %1 格都没有东西</translation>
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
        <source>Goods, with %1 open</source>
        <translation>订单和货物，%1 题未答</translation>
    </message>
    <message>
        <source>On to orders and goods</source>
        <translation>前往订单和货物</translation>
    </message>
</context>
<context>
    <name>HexCrop</name>
    <message>
        <source>The photo at this hex</source>
        <translation>这一格的照片</translation>
    </message>
</context>
<context>
    <name>HexView</name>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>显示整张地图</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>放大</translation>
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
    <message>
        <source>火車嘟嘟</source>
        <translation>火车嘟嘟</translation>
    </message>
</context>
<context>
    <name>HoldingsPage</name>
    <message>
        <source>Nobody plays yet.</source>
        <translation>还没有玩家。</translation>
    </message>
    <message>
        <source>%1’s orders and goods</source>
        <translation>%1的订单和货物</translation>
    </message>
    <message>
        <source>Points on the score track</source>
        <translation>计分轨上的分数</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>Penalty pieces (−3 each)</source>
        <translation>扣分指示物（每个−3）</translation>
    </message>
    <message>
        <source>Orders in hand</source>
        <translation>手上的订单卡</translation>
    </message>
    <message>
        <source>Turn the screen to %1. Nobody else looks.</source>
        <translation>把屏幕转向%1，其他人不要看。</translation>
    </message>
    <message>
        <source>Show my orders</source>
        <translation>看我的订单</translation>
    </message>
    <message>
        <source>No order yet. Tap the card’s city, then its goods.</source>
        <translation>还没有订单。先点卡上的城市，再点货物。</translation>
    </message>
    <message>
        <source>Take %1 off again</source>
        <translation>拿掉%1</translation>
    </message>
    <message>
        <source>Add this order</source>
        <translation>加入这张订单</translation>
    </message>
    <message>
        <source>Hide my orders</source>
        <translation>藏起我的订单</translation>
    </message>
    <message>
        <source>Completed orders</source>
        <translation>完成的订单</translation>
    </message>
    <message>
        <source>Goods on board</source>
        <translation>身上的货物</translation>
    </message>
    <message>
        <source>%1, worth</source>
        <translation>%1的分数</translation>
    </message>
    <message>
        <source>The values are printed on the player boards.</source>
        <translation>分数印在玩家图卡上。</translation>
    </message>
    <message>
        <source>Worth: %1</source>
        <translation>分数：%1</translation>
    </message>
    <message>
        <source>Another good</source>
        <translation>其他货物</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>去掉%1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Change what goods are worth</source>
        <translation>更改货物的分数</translation>
    </message>
    <message>
        <source>Technologies that count at the end</source>
        <translation>最后计分的科技</translation>
    </message>
    <message>
        <source>Waterway</source>
        <translation>水路</translation>
    </message>
    <message>
        <source>To the scores</source>
        <translation>看得分</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一位：%1</translation>
    </message>
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
    <message>
        <source>Goods</source>
        <comment>orders and goods, a step</comment>
        <translation>货物</translation>
    </message>
</context>
<context>
    <name>MapEditorPage</name>
    <message>
        <source>Choose a photo of the empty map</source>
        <translation>选一张空地图的照片</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>The map. Paint with a finger.</source>
        <translation>地图。用手指涂。</translation>
    </message>
    <message>
        <source>The photo of the map</source>
        <translation>地图的照片</translation>
    </message>
    <message>
        <source>Middle of corner hex %1</source>
        <translation>第 %1 个角格的中心</translation>
    </message>
    <message>
        <source>Lay the hexes over the photo</source>
        <translation>把六角格对准照片</translation>
    </message>
    <message>
        <source>First set how many hexes a row has, then drag the four rings onto the middles of the corner hexes: 1 top left, 2 top right, 3 bottom right, 4 bottom left.</source>
        <translation>先设定每行有几格，再把四个圈拖到四个角格的中心：1左上、2右上、3右下、4左下。</translation>
    </message>
    <message>
        <source>Hexes in a row</source>
        <translation>每行格数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>It fits</source>
        <translation>对准了</translation>
    </message>
    <message>
        <source>Without the photo</source>
        <translation>不用照片</translation>
    </message>
    <message>
        <source>Lay out the map</source>
        <translation>排出地图</translation>
    </message>
    <message>
        <source>Name of the map</source>
        <translation>地图名称</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>涂色</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>陆地</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>森林</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水域</translation>
    </message>
    <message>
        <source>No hex</source>
        <translation>没有格子</translation>
    </message>
    <message>
        <source>Cities · tap a side to open it, again for water, again to close it</source>
        <translation>城市 · 点一边打开，再点变水路，再点关闭</translation>
    </message>
    <message>
        <source>Resource sites</source>
        <translation>资源点</translation>
    </message>
    <message>
        <source>Start tracks</source>
        <translation>起始铁道</translation>
    </message>
    <message>
        <source>%1 of 8</source>
        <translation>%1／8</translation>
    </message>
    <message>
        <source>Fit the photo again</source>
        <translation>重新对准照片</translation>
    </message>
    <message>
        <source>Over a photo…</source>
        <translation>用照片当底…</translation>
    </message>
    <message>
        <source>Still missing</source>
        <translation>还缺</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Leave without keeping the map</source>
        <translation>不保存地图就离开</translation>
    </message>
    <message>
        <source>Play on this map</source>
        <translation>用这张地图</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>照片</translation>
    </message>
</context>
<context>
    <name>MapGrid</name>
    <message>
        <source>Another map: lay it out</source>
        <translation>其他地图：自己排</translation>
    </message>
    <message>
        <source>Change this map…</source>
        <translation>更改这张地图…</translation>
    </message>
</context>
<context>
    <name>OrderCard</name>
    <message>
        <source>Remove this order</source>
        <translation>去掉这张订单</translation>
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
        <source>%1 places are in doubt: a second photo, from higher above, settles most of them.</source>
        <translation>有 %1 处还有疑问：从更高处往下再拍一张，大多就清楚了。</translation>
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
        <translation>就这样用</translation>
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
        <translation>相机没有拍到版图。</translation>
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
        <translation>%1每场的总分</translation>
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
        <translation>%1的火车站对完成车票没有帮助。</translation>
    </message>
    <message>
        <source>The one in %1 borrows %2 from %3.</source>
        <translation>%1的火车站向%3借用%2。</translation>
    </message>
    <message>
        <source>Counting cities with an odd number of routes would allow %1 trains, but what that leaves falls apart into pieces; every way to keep it in one piece was worked through, and none is longer.</source>
        <translation>若只看连着奇数条线路的城市，最多可到 %1 节，但那样线路会断成几段；所有能连成一段的走法都已算过，没有更长的。</translation>
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
    <name>RulingPage</name>
    <message>
        <source>The map. Draw the stretch with a finger.</source>
        <translation>地图。用手指画出这段铁轨。</translation>
    </message>
    <message>
        <source>The map. Tap a hex.</source>
        <translation>地图。请点一格。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>画铁轨</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>转向</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>建工厂</translation>
    </message>
    <message>
        <source>Location action</source>
        <translation>地点行动</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>May this stretch be drawn?</source>
        <translation>这段铁轨可以画吗？</translation>
    </message>
    <message>
        <source>Where can %1’s train go?</source>
        <translation>%1的火车可以到哪里？</translation>
    </message>
    <message>
        <source>May %1’s train turn?</source>
        <translation>%1的火车可以转向吗？</translation>
    </message>
    <message>
        <source>May %1 build a factory here?</source>
        <translation>%1可以在这里建工厂吗？</translation>
    </message>
    <message>
        <source>May %1 do a location action here?</source>
        <translation>%1可以在这里执行地点行动吗？</translation>
    </message>
    <message>
        <source>Has the end been reached?</source>
        <translation>游戏要结束了吗？</translation>
    </message>
    <message>
        <source>Draw it on the map with a finger, from side to side.</source>
        <translation>用手指在地图上从一边画到另一边。</translation>
    </message>
    <message>
        <source>No stop: no track leads on from where the train faces.</source>
        <translation>没有可停的地方：车头前面没有铁轨。</translation>
    </message>
    <message>
        <source>All stops are marked with their steps. Tap a hex to see the way.</source>
        <translation>可停的地方都标了步数。点一格看路线。</translation>
    </message>
    <message>
        <source>Choose the side that it shall face.</source>
        <translation>选要朝向的那一边。</translation>
    </message>
    <message>
        <source>Tap the hex.</source>
        <translation>点那一格。</translation>
    </message>
    <message>
        <source>Tap the city, the resource site or the factory.</source>
        <translation>点城市、资源点或工厂。</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1（现在）</translation>
    </message>
    <message>
        <source>Paid with iron: 1 piece</source>
        <translation>消耗铁：1条</translation>
    </message>
    <message>
        <source>Paid with wood or coal: 5 steps</source>
        <translation>消耗木头或煤炭：5步</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Round that is being played</source>
        <translation>现在是第几轮</translation>
    </message>
    <message>
        <source>25 points were reached in round</source>
        <translation>到25分是在第几轮</translation>
    </message>
    <message>
        <source>25 points were reached in an earlier round</source>
        <translation>更早的轮次已到25分</translation>
    </message>
    <message>
        <source>Whose turn is it? In the order of seats.</source>
        <translation>轮到谁？按座位顺序。</translation>
    </message>
    <message>
        <source>%1 · turns left: %2</source>
        <translation>%1 · 剩下 %2 次</translation>
    </message>
    <message>
        <source>The round is finished</source>
        <translation>这一轮结束了</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
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
        <translation>上一步</translation>
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
        <translation>要存到哪里</translation>
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
        <translation>打印用单页</translation>
    </message>
    <message>
        <source>A picture to send</source>
        <translation>发送用图片</translation>
    </message>
    <message>
        <source>The evidence</source>
        <translation>证据文件</translation>
    </message>
    <message>
        <source>The evidence holds the photo cropped to the board, the reading, every answer, every player’s cards and the scores. Anybody can open it with Railref and count again. Place and camera are taken out of the photo.</source>
        <translation>证据文件包含裁剪到版图的照片、读取结果、每个回答、每位玩家的卡牌和得分。任何人都能用 Railref 打开并重新计分。照片中的地点与相机信息已移除。</translation>
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
        <translation>由 %1 按%2规则书计分。每条最长线路都经过证明：没有更长的。</translation>
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
        <translation>收起牌堆</translation>
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
        <translation>目的地车票%1重复出现（%2）；这张牌只有一张。</translation>
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
        <translation>%1没有通到%2。</translation>
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
        <translation>轮渡</translation>
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
        <source>Something seems to lie on it.</source>
        <translation>上面似乎放着东西。</translation>
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
        <source>The board in it is mirrored: take it with the back camera.</source>
        <translation>照片中的版图左右相反：请用后置摄像头拍摄。</translation>
    </message>
    <message>
        <source>It has hardly any colours: nobody can say whose trains these are.</source>
        <translation>照片几乎没有颜色，无法分辨是谁的列车。</translation>
    </message>
    <message>
        <source>It is burnt out: nobody can say whose trains these are.</source>
        <translation>照片过曝：没人能说出这些火车是谁的。</translation>
    </message>
    <message>
        <source>It shows another board than the other photos.</source>
        <translation>这张照片的版图与其他照片不同。</translation>
    </message>
    <message>
        <source>It shows another position than the other photos.</source>
        <translation>这张照片的局面和其他照片不同。</translation>
    </message>
    <message>
        <source>These trains look unlike any colour of this game.</source>
        <translation>这些车厢的颜色不像这个游戏的任何一种。</translation>
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
        <source>No photo shows this place.</source>
        <translation>没有照片能看到这里。</translation>
    </message>
    <message>
        <source>The photo is nearly clear here.</source>
        <translation>这里的照片大致清楚。</translation>
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
        <translation>还没有输入%1的记分标记位置。</translation>
    </message>
</context>
<context>
    <name>railref::app::DuduModel</name>
    <message>
        <source>The map in this photo is no longer kept.</source>
        <translation>这张照片里的地图已经不在了。</translation>
    </message>
    <message>
        <source>The map in this photo is laid out otherwise than the game’s.</source>
        <translation>这张照片里的地图和这场游戏的排法不同。</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 至 %2 人</translation>
    </message>
    <message>
        <source>All %1 hexes are certain.</source>
        <translation>%1 格全部确定。</translation>
    </message>
    <message>
        <source>%1 of %2 hexes are certain.</source>
        <translation>%2 格中有 %1 格确定。</translation>
    </message>
</context>
<context>
    <name>railref::app::DuduScoreModel</name>
    <message>
        <source>%1 wins with %2</source>
        <translation>%1以 %2 分获胜</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <translation>%1以 %2 分共同获胜</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between names</comment>
        <translation>和</translation>
    </message>
    <message>
        <source>Track</source>
        <comment>the score track, a column</comment>
        <translation>计分轨</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>订单</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>货物</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>影响力</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>扣分</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>科技</translation>
    </message>
    <message>
        <source>On the score track</source>
        <translation>计分轨上</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>最终得分</translation>
    </message>
    <message>
        <source>Nobody plays yet.</source>
        <translation>还没有玩家。</translation>
    </message>
    <message>
        <source>%1 is ahead with %2</source>
        <translation>%1以 %2 分领先</translation>
    </message>
    <message>
        <source>Orders in hand, goods, influence and technologies are still to come.</source>
        <translation>手上的订单、货物、影响力和科技还没算。</translation>
    </message>
    <message>
        <source>A tie is a shared victory.</source>
        <translation>平局则共同获胜。</translation>
    </message>
    <message>
        <source>%1 points ahead of %2.</source>
        <translation>比%2多 %1 分。</translation>
    </message>
    <message>
        <source>Reveal %1’s orders and goods</source>
        <translation>揭晓%1的订单和货物</translation>
    </message>
    <message>
        <source>And who wins?</source>
        <translation>谁赢了？</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <comment>player, source of points, points</comment>
        <translation>%1 · %2：%3</translation>
    </message>
    <message>
        <source>Points on the score track at the end of play.</source>
        <translation>游戏结束时计分轨上的分数。</translation>
    </message>
    <message>
        <source>No order was in hand.</source>
        <translation>手上没有订单。</translation>
    </message>
    <message>
        <source>The goods go on the orders as the player says.</source>
        <translation>货物照玩家说的用在订单上。</translation>
    </message>
    <message>
        <source>The goods go on the orders so that the own total is as large as possible; no other choice gives more.</source>
        <translation>这样使用货物，自己的总分最高；没有更好的用法。</translation>
    </message>
    <message>
        <source>Goods left over: their values added up, 1 point for each full 3.</source>
        <translation>剩余货物：分数相加，每3分得1分。</translation>
    </message>
    <message>
        <source>Per city: who has most completed orders, or ties for most, gets 2 points a card, everybody else 1.</source>
        <translation>每座城市：完成订单最多或共同最多的人每张2分，其他人每张1分。</translation>
    </message>
    <message>
        <source>Each penalty piece costs 3 points.</source>
        <translation>每个扣分指示物扣3分。</translation>
    </message>
    <message>
        <source>Technologies of column 4.</source>
        <translation>第4栏的科技。</translation>
    </message>
    <message>
        <source>no good for it: discarded</source>
        <translation>没有对应的货物：弃掉</translation>
    </message>
    <message>
        <source>completed: counts for influence</source>
        <translation>完成：计入影响力</translation>
    </message>
    <message>
        <source>filled in part: points, then discarded</source>
        <translation>只完成一部分：得分后弃掉</translation>
    </message>
    <message>
        <source>Sum %1, divided by 3</source>
        <translation>合计 %1，除以3</translation>
    </message>
    <message>
        <source>others have more: 1 each</source>
        <translation>别人更多：每张1分</translation>
    </message>
    <message>
        <source>ties for most: 2 each</source>
        <translation>共同最多：每张2分</translation>
    </message>
    <message>
        <source>most of all: 2 each</source>
        <translation>最多：每张2分</translation>
    </message>
    <message>
        <source>counted in the sale</source>
        <translation>已计入贩售</translation>
    </message>
    <message>
        <source>%1 completed orders</source>
        <translation>完成订单 %1 张</translation>
    </message>
    <message>
        <source>Penalty pieces</source>
        <translation>扣分指示物</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>计分轨</translation>
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
    <name>railref::app::HexCheckModel</name>
    <message>
        <source>A train is impossible.</source>
        <translation>有一列火车不可能在那里。</translation>
    </message>
    <message>
        <source>No track under the %1 train leads the way it faces.</source>
        <translation>%1火车下方没有车头方向的铁轨。</translation>
    </message>
    <message>
        <source>Two trains stand on one hex.</source>
        <translation>同一格有两列火车。</translation>
    </message>
    <message>
        <source>The %1 train stands on no track.</source>
        <translation>%1火车下方没有铁轨。</translation>
    </message>
    <message>
        <source>There are two %1 trains.</source>
        <translation>有两列%1火车。</translation>
    </message>
    <message>
        <source>This board is impossible.</source>
        <translation>这个盘面不可能出现。</translation>
    </message>
    <message>
        <source>A factory stands on track.</source>
        <translation>工厂在铁轨上。</translation>
    </message>
    <message>
        <source>No factory can stand here.</source>
        <translation>这里不能有工厂。</translation>
    </message>
    <message>
        <source>This track is printed on the map, or nothing can be drawn here.</source>
        <translation>这条铁轨已印在地图上，或这里不能画。</translation>
    </message>
    <message>
        <source>track</source>
        <translation>铁轨</translation>
    </message>
    <message>
        <source>%1 pieces of track</source>
        <translation>%1 条铁轨</translation>
    </message>
    <message>
        <source>train: %1</source>
        <translation>火车：%1</translation>
    </message>
    <message>
        <source>factory</source>
        <translation>工厂</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>没有东西</translation>
    </message>
    <message>
        <source>What is on this hex?</source>
        <translation>这一格上有什么？</translation>
    </message>
</context>
<context>
    <name>railref::app::HoldingsModel</name>
    <message>
        <source>There are no more goods in the box.</source>
        <translation>盒子里没有这么多货物。</translation>
    </message>
    <message>
        <source>There are only 36 orders in the game.</source>
        <translation>游戏里只有36张订单卡。</translation>
    </message>
    <message>
        <source>Nobody has more than 10 technologies.</source>
        <translation>每人最多10个科技。</translation>
    </message>
    <message>
        <source>Nobody holds that many orders.</source>
        <translation>手上不可能有这么多订单。</translation>
    </message>
    <message>
        <source>%1 is still on board or on an order.</source>
        <translation>%1还在身上或订单上。</translation>
    </message>
</context>
<context>
    <name>railref::app::LiveModel</name>
    <message>
        <source>Hold the camera over the whole board.</source>
        <translation>把相机举到整个版图上方。</translation>
    </message>
    <message>
        <source>The picture is mirrored. Use the back camera, or turn mirroring off.</source>
        <translation>画面左右相反：请用后置摄像头，或关闭镜像。</translation>
    </message>
    <message>
        <source>Hold it still.</source>
        <translation>请拿稳。</translation>
    </message>
    <message>
        <source>The board is too small in the picture. Move closer.</source>
        <translation>版图在画面中太小，请靠近一点。</translation>
    </message>
    <message>
        <source>Its colours cannot be told. Use a white light, not too bright.</source>
        <translation>无法分辨颜色。请用不太亮的白光。</translation>
    </message>
    <message>
        <source>Reading. Keep hands off the board for a moment.</source>
        <translation>正在读取，请暂时把手移开。</translation>
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
    <name>railref::app::MapEditorModel</name>
    <message>
        <source>The map is kept. Its photo shows the printed hexes too badly: photos of games on it cannot be read.</source>
        <translation>地图已保存。照片上的六角格太不清楚，无法读取这张地图的游戏照片。</translation>
    </message>
    <message>
        <source>The map is kept. It is laid out otherwise now: lay it out over a photo once more, or photos of games on it cannot be read.</source>
        <translation>地图已保存。它的排法变了：请再对着照片排一次，否则无法读取这张地图的游戏照片。</translation>
    </message>
    <message>
        <source>The map has no name yet.</source>
        <translation>地图还没有名称。</translation>
    </message>
    <message>
        <source>Cities: %1 of 4.</source>
        <translation>城市：%1／4。</translation>
    </message>
    <message>
        <source>No resource site yet.</source>
        <translation>还没有资源点。</translation>
    </message>
    <message>
        <source>Start tracks: %1 of 8.</source>
        <translation>起始铁道：%1／8。</translation>
    </message>
    <message>
        <source>A building has no opening, or one that leads nowhere. Tap its sides.</source>
        <translation>有建筑没有开口，或开口通不到任何地方。请点它的边。</translation>
    </message>
    <message>
        <source>A start track does not lead from the border onto the map.</source>
        <translation>有起始铁道没有从边界通进地图。</translation>
    </message>
    <message>
        <source>A part of the map is cut off from the rest.</source>
        <translation>地图有一部分和其他地方不连通。</translation>
    </message>
    <message>
        <source>This picture cannot be read.</source>
        <translation>这张图片无法读取。</translation>
    </message>
</context>
<context>
    <name>railref::app::PhotoModel</name>
    <message>
        <source>Reading it failed: %1</source>
        <translation>读取失败：%1</translation>
    </message>
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
        <source>It has hardly any colours. Use no filter, and switch on a white lamp.</source>
        <translation>照片几乎没有颜色。请不要使用滤镜，并打开白光的灯。</translation>
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
        <source>%1 is left out. %2</source>
        <translation>没有采用 %1。%2</translation>
    </message>
    <message>
        <source>%1 claimed routes read in %2 s.</source>
        <translation>%2 秒内读出 %1 条已占据的线路。</translation>
    </message>
    <message>
        <source>%1 hexes with track, trains or factories read in %2 s.</source>
        <translation>%2 秒内读出 %1 个有铁轨、火车或工厂的格子。</translation>
    </message>
</context>
<context>
    <name>railref::app::RulingModel</name>
    <message>
        <source>This board is impossible as it is drawn. Put it right on the Check page first.</source>
        <translation>这样画的盘面不可能出现。请先在“核对”页改正。</translation>
    </message>
    <message>
        <source>%1’s train is not on the board. Put it there on the Check page.</source>
        <translation>%1的火车不在地图上。请在“核对”页放上。</translation>
    </message>
    <message>
        <source>Yes, it is over</source>
        <translation>是的，结束了</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>The end is near</source>
        <translation>快结束了</translation>
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
        <translation>加奖励分前</translation>
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
        <translation>先算线路与火车站，再逐一揭晓车票，最后加上奖励分。</translation>
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
        <source>Nobody plays yet: there are no scores to share.</source>
        <translation>还没有玩家，也就没有得分可以分享。</translation>
    </message>
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
    <name>railref::app::TableModel</name>
    <message>
        <source>Opened %1.</source>
        <translation>已打开 %1。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已存为 %1。</translation>
    </message>
</context>
<context>
    <name>railref::app::TicketModel</name>
    <message>
        <source>Not in this game: %1 plays without this card.</source>
        <translation>这场没有这张：%1不使用此牌。</translation>
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
