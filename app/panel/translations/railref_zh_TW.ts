<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>BlendSlider</name>
    <message>
        <source>From the photo to the drawing</source>
        <translation>從照片到繪圖</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>版圖</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>顯示整個版圖</translation>
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
        <translation>%1，剩 %2 節車廂</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>The board as it was read. Tap a route or a city to change it.</source>
        <translation>讀取到的版圖。點路線或城市即可更改。</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>繪圖</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>無人</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>第 %1 題，共 %2 題</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>很可能</translation>
    </message>
    <message>
        <source>Nothing is in doubt any more.</source>
        <translation>已經沒有疑問了。</translation>
    </message>
    <message>
        <source>Tap the trains in.</source>
        <translation>請點路線放上車廂。</translation>
    </message>
    <message>
        <source>Look once over the board. Tap a route or a city to change it.</source>
        <translation>請再看一遍版圖。點路線或城市即可更改。</translation>
    </message>
    <message>
        <source>Choose a colour below, then tap each of its routes. A second tap takes the trains away.</source>
        <translation>先在下方選顏色，再點該色的每條路線。再點一次就取消。</translation>
    </message>
    <message>
        <source>Tap as one player · trains left</source>
        <translation>選一位玩家再點 · 剩餘車廂</translation>
    </message>
    <message>
        <source>On to the tickets</source>
        <translation>下一步：任務卡</translation>
    </message>
    <message>
        <source>The photo, seen from above</source>
        <translation>從上方看的照片</translation>
    </message>
    <message>
        <source>One board</source>
        <translation>單圖顯示</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>保持原樣</translation>
    </message>
    <message>
        <source>can change who wins</source>
        <translation>可能改變勝負</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>Ask me later</source>
        <translation>稍後再問</translation>
    </message>
    <message>
        <source>Nothing on all %1 unseen places</source>
        <translation>未拍到的 %1 處都沒有東西</translation>
    </message>
    <message>
        <source>Looking which places matter…</source>
        <translation>正在找出重要的地方…</translation>
    </message>
    <message>
        <source>Who wins is certain.</source>
        <translation>勝負已定。</translation>
    </message>
    <message>
        <source>What is left only counts for points.</source>
        <translation>只影響分數。</translation>
    </message>
    <message>
        <source>Answer the last one</source>
        <translation>回答最後一題</translation>
    </message>
    <message>
        <source>Answer the other %1</source>
        <translation>回答其餘 %1 題</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再看一次</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Tickets, with %1 open</source>
        <translation>任務卡（%1 題未答）</translation>
    </message>
    <message>
        <source>Two boards</source>
        <translation>雙圖顯示</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>%1: one less</source>
        <comment>counter</comment>
        <translation>%1：減一</translation>
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
        <translation>此處的照片</translation>
    </message>
</context>
<context>
    <name>DisputePage</name>
    <message>
        <source>The board. Draw the route with a finger, or tap its cities one after the other.</source>
        <translation>版圖。用手指畫出路線，或依序點城市。</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>版圖</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>任務卡</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>火車站</translation>
    </message>
    <message>
        <source>Draw %1’s longest route.</source>
        <translation>請畫出%1的最長路線。</translation>
    </message>
    <message>
        <source>%1 claims %2</source>
        <translation>%1主張有 %2 節</translation>
    </message>
    <message>
        <source>Slide a finger over the cities, or tap them one after the other.</source>
        <translation>用手指滑過城市，或依序點選。</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新開始</translation>
    </message>
    <message>
        <source>The photo, step by step</source>
        <translation>逐段看照片</translation>
    </message>
    <message>
        <source>What stands · tap to see it beside the claim</source>
        <translation>實際結果 · 點一下可與主張對照</translation>
    </message>
    <message>
        <source>%1, best possible</source>
        <translation>%1，最佳</translation>
    </message>
    <message>
        <source>%1 completed every ticket.</source>
        <translation>%1完成了所有任務卡。</translation>
    </message>
    <message>
        <source>Why is it not complete?</source>
        <translation>為什麼沒完成？</translation>
    </message>
    <message>
        <source>%1 has built no station.</source>
        <translation>%1沒有建火車站。</translation>
    </message>
    <message>
        <source>Which route does it borrow?</source>
        <translation>借用哪條路線？</translation>
    </message>
    <message>
        <source>The total with each route</source>
        <translation>借用各路線的總分</translation>
    </message>
    <message>
        <source>The best choice again</source>
        <translation>恢復最佳選擇</translation>
    </message>
    <message>
        <source>Totals now</source>
        <translation>目前總分</translation>
    </message>
    <message>
        <source>%1’s score marker</source>
        <translation>%1的計分標記</translation>
    </message>
    <message>
        <source>agrees with the routes</source>
        <translation>與路線相符</translation>
    </message>
    <message>
        <source>does not agree with the routes</source>
        <translation>與路線不符</translation>
    </message>
    <message>
        <source>The photo at this place</source>
        <translation>此處的照片</translation>
    </message>
    <message>
        <source>One square back</source>
        <translation>退一格</translation>
    </message>
    <message>
        <source>One square on</source>
        <translation>進一格</translation>
    </message>
    <message>
        <source>The marker never changes the scores; it only shows where the counting at the table went another way.</source>
        <translation>計分標記不會改變得分，只用來看出桌上計分在哪裡出了差錯。</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>回到得分</translation>
    </message>
    <message>
        <source>Longest</source>
        <comment>the longest route, as a tab</comment>
        <translation>最長路線</translation>
    </message>
    <message>
        <source>Marker</source>
        <comment>the score marker, as a tab</comment>
        <translation>標記</translation>
    </message>
</context>
<context>
    <name>Dudu</name>
    <message>
        <source>Wood</source>
        <translation>木頭</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>石頭</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>煤炭</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>鐵</translation>
    </message>
    <message>
        <source>Sulphur</source>
        <translation>硫磺</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>紙</translation>
    </message>
    <message>
        <source>Brick</source>
        <translation>磚頭</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工廠</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>火車嘟嘟</source>
        <translation>火車嘟嘟</translation>
    </message>
    <message>
        <source>Two Bays</source>
        <translation>雙灣</translation>
    </message>
    <message>
        <source>Lake Ring</source>
        <translation>環湖</translation>
    </message>
    <message>
        <source>Narrows</source>
        <translation>海峽</translation>
    </message>
    <message>
        <source>City: %1</source>
        <translation>城市：%1</translation>
    </message>
    <message>
        <source>Resource site: %1</source>
        <translation>資源點：%1</translation>
    </message>
    <message>
        <source>east</source>
        <translation>東</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>東南</translation>
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
        <translation>東北</translation>
    </message>
    <message>
        <source>1 point per 2 orders</source>
        <translation>1分/2卡</translation>
    </message>
    <message>
        <source>Order scoring: %1</source>
        <translation>訂單計分：%1</translation>
    </message>
    <message>
        <source>Sell +1: %1</source>
        <translation>販售+1：%1</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>陸地</translation>
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
        <translation>工廠：%1</translation>
    </message>
    <message>
        <source>glare</source>
        <translation>反光</translation>
    </message>
    <message>
        <source>the stroke is faint</source>
        <translation>筆跡很淡</translation>
    </message>
    <message>
        <source>perhaps a smudge</source>
        <translation>可能是沒擦乾淨的痕跡</translation>
    </message>
    <message>
        <source>under the train</source>
        <translation>在火車下面</translation>
    </message>
    <message>
        <source>photos disagree</source>
        <translation>照片互相矛盾</translation>
    </message>
    <message>
        <source>This stretch may be drawn.</source>
        <translation>這段鐵軌可以畫。</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>還沒有畫鐵軌。</translation>
    </message>
    <message>
        <source>At most three pieces of track in one action; iron pays for one.</source>
        <translation>一次行動最多畫3條鐵軌；消耗鐵只能畫1條。</translation>
    </message>
    <message>
        <source>There is no hex on the map.</source>
        <translation>地圖上沒有這一格。</translation>
    </message>
    <message>
        <source>Track may not be drawn where a building stands.</source>
        <translation>鐵軌不可畫在有建築的地方。</translation>
    </message>
    <message>
        <source>This map allows no track on this terrain.</source>
        <translation>這張地圖的這種地形不可畫鐵軌。</translation>
    </message>
    <message>
        <source>A piece of track ends at two different sides.</source>
        <translation>一條鐵軌的兩端必須在不同的邊上。</translation>
    </message>
    <message>
        <source>A piece of track may not join two neighbouring sides of a hex.</source>
        <translation>鐵軌不可連接六角形相鄰的兩邊。</translation>
    </message>
    <message>
        <source>There is track between these sides already.</source>
        <translation>這兩邊之間已經有鐵軌。</translation>
    </message>
    <message>
        <source>The pieces do not make one unbroken line, as a pen draws it.</source>
        <translation>這些鐵軌不是一筆畫成的連續一段。</translation>
    </message>
    <message>
        <source>The train can move there.</source>
        <translation>火車可以開到那裡。</translation>
    </message>
    <message>
        <source>No track leads there in the direction that the train faces.</source>
        <translation>沿著車頭方向沒有鐵軌通到那裡。</translation>
    </message>
    <message>
        <source>Another train stands there: it may be passed, but not joined.</source>
        <translation>那裡有別的火車：可以經過，不可停留。</translation>
    </message>
    <message>
        <source>Too far: wood or coal is good for up to 5 steps.</source>
        <translation>太遠了：木頭或煤炭最多前進5步。</translation>
    </message>
    <message>
        <source>The train may turn this way, for a penalty piece.</source>
        <translation>可以轉向這邊，拿1個扣分指示物。</translation>
    </message>
    <message>
        <source>The train faces this way already.</source>
        <translation>車頭已經朝這個方向。</translation>
    </message>
    <message>
        <source>No track under the train leads this way.</source>
        <translation>火車下方沒有這個方向的鐵軌。</translation>
    </message>
    <message>
        <source>A factory may stand here.</source>
        <translation>工廠可以建在這裡。</translation>
    </message>
    <message>
        <source>There is a building already.</source>
        <translation>這裡已經有建築。</translation>
    </message>
    <message>
        <source>This map allows nothing to be drawn on this terrain.</source>
        <translation>這張地圖的這種地形不可畫任何東西。</translation>
    </message>
    <message>
        <source>A factory may not stand on track.</source>
        <translation>工廠不能建在有鐵軌的地方。</translation>
    </message>
    <message>
        <source>A factory stands within one hex of the builder’s own train.</source>
        <translation>工廠只能建在自己的火車周圍一格內。</translation>
    </message>
    <message>
        <source>A factory may not stand before the opening of a building (water openings excepted).</source>
        <translation>工廠不能建在建築的開口位置（水路可以）。</translation>
    </message>
    <message>
        <source>A factory may not stand right in front of another player’s train.</source>
        <translation>工廠不能擋在其他玩家火車的正前方1格。</translation>
    </message>
    <message>
        <source>The map would fall into parts that can never be joined again.</source>
        <translation>地圖會被分成完全無法連通的區域。</translation>
    </message>
    <message>
        <source>The train is next to an opening.</source>
        <translation>火車在開口旁。</translation>
    </message>
    <message>
        <source>The train is next to a water opening, and its player has the waterway.</source>
        <translation>火車在水路開口旁，而且玩家有水路能力。</translation>
    </message>
    <message>
        <source>This is a water opening: without the waterway it costs a penalty piece.</source>
        <translation>這是水路開口：沒有水路能力就要拿扣分指示物。</translation>
    </message>
    <message>
        <source>This side is closed: it costs a penalty piece.</source>
        <translation>這一邊是封閉的：要拿扣分指示物。</translation>
    </message>
    <message>
        <source>There is no building here.</source>
        <translation>這裡沒有建築。</translation>
    </message>
    <message>
        <source>The train is not next to this building.</source>
        <translation>火車不在這個建築旁。</translation>
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
        <translation>還沒有人到25分：遊戲繼續。</translation>
    </message>
    <message>
        <source>25 points are reached: this round is finished, then two more are played, up to round %1.</source>
        <translation>已有人到25分：打完這一輪，再進行2個回合，到第 %1 輪為止。</translation>
    </message>
    <message>
        <source>One of the two more rounds: the last is round %1.</source>
        <translation>這是額外2個回合之一：最後是第 %1 輪。</translation>
    </message>
    <message>
        <source>The game is over; the final scoring follows.</source>
        <translation>遊戲結束，進行最後計分。</translation>
    </message>
</context>
<context>
    <name>DuduScoresPage</name>
    <message>
        <source>Show everything</source>
        <translation>全部顯示</translation>
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
        <translation>重新揭曉</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Why? Tap any number.</source>
        <translation>為什麼？請點任何數字。</translation>
    </message>
    <message>
        <source>The map; the cities that are spoken of are ringed.</source>
        <translation>地圖。提到的城市都圈起來了。</translation>
    </message>
</context>
<context>
    <name>DuduSheet</name>
    <message>
        <source>Total</source>
        <translation>總分</translation>
    </message>
    <message>
        <source>Order %1: %2</source>
        <translation>訂單 %1：%2</translation>
    </message>
    <message>
        <source>Counted by %1</source>
        <translation>由 %1 計分</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>There is no file %1.</source>
        <translation>沒有 %1 這個檔案。</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 是資料夾。</translation>
    </message>
    <message>
        <source>%1 was not opened: a part of Railref is missing. Install it again as a whole.</source>
        <translation>沒有開啟 %1：Railref 缺少一部分。請重新完整安裝。</translation>
    </message>
    <message>
        <source>%1 is cut short. Perhaps it is still being copied: try again in a moment.</source>
        <translation>%1 不完整，可能還在複製中，請稍後再試。</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be opened (JPEG, PNG, WebP, TIFF, HEIC or AVIF).</source>
        <translation>%1 不是能開啟的圖片（JPEG、PNG、WebP、TIFF、HEIC 或 AVIF）。</translation>
    </message>
    <message>
        <source>%1 is a damaged picture.</source>
        <translation>圖片 %1 已損壞。</translation>
    </message>
    <message>
        <source>No camera answers. Is it plugged in, and does no other program use it?</source>
        <translation>沒有相機回應。接好了嗎？有沒有別的程式正在使用？</translation>
    </message>
    <message>
        <source>No pictures come from %1.</source>
        <translation>%1 沒有傳來畫面。</translation>
    </message>
    <message>
        <source>%1 is not a video that can be played.</source>
        <translation>%1 不是能播放的影片。</translation>
    </message>
    <message>
        <source>The pictures of %1 ended before the board was read.</source>
        <translation>%1 的畫面在讀完版圖之前就結束了。</translation>
    </message>
    <message>
        <source>%1 cannot be written. Is there room, and may you write there?</source>
        <translation>無法寫入 %1。空間夠嗎？有寫入權限嗎？</translation>
    </message>
    <message>
        <source>%1 cannot be read. May you read it?</source>
        <translation>無法讀取 %1。有讀取權限嗎？</translation>
    </message>
    <message>
        <source>%1 is damaged, or no file of Railref.</source>
        <translation>%1 已損壞，或不是 Railref 的檔案。</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Which board is on the table?</source>
        <translation>桌上是哪張版圖？</translation>
    </message>
    <message>
        <source>Who plays? Tap the colours of the trains.</source>
        <translation>誰參加了？請點車廂的顏色。</translation>
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
        <translation>不用照片：自己點</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>開啟已存的遊戲…</translation>
    </message>
    <message>
        <source>Read a photo</source>
        <translation>讀取照片</translation>
    </message>
    <message>
        <source>火車嘟嘟</source>
        <translation>火車嘟嘟</translation>
    </message>
    <message>
        <source>No photo: enter it by hand</source>
        <translation>不用照片：自己輸入</translation>
    </message>
    <message>
        <source>Ticket to Ride</source>
        <translation>鐵道任務</translation>
    </message>
</context>
<context>
    <name>HexCheckPage</name>
    <message>
        <source>The map as it was read. Tap a hex to change it.</source>
        <translation>讀取到的地圖。點一格即可更改。</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>繪圖</translation>
    </message>
    <message>
        <source>Printed on the map.</source>
        <translation>印在地圖上。</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>鐵軌</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>火車</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工廠</translation>
    </message>
    <message>
        <source>The hex, large. Tap its sides.</source>
        <translation>放大的這一格。請點它的邊。</translation>
    </message>
    <message>
        <source>Tap two sides, or draw from side to side. Track that is there goes away.</source>
        <translation>點兩個邊，或從一邊畫到另一邊。已有的鐵軌會被擦掉。</translation>
    </message>
    <message>
        <source>Tap the side that the train faces.</source>
        <translation>點車頭朝向的那一邊。</translation>
    </message>
    <message>
        <source>Tap the side that is the factory’s exit. Once more: no factory.</source>
        <translation>點工廠出口的那一邊。再點一次：沒有工廠。</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>這裡什麼都沒有</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>第 %1 題，共 %2 題</translation>
    </message>
    <message>
        <source>Something else…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Ask me later</source>
        <translation>稍後再問</translation>
    </message>
    <message>
        <source>Some hexes are not in the photo.</source>
        <translation>有些六角格不在照片裡。</translation>
    </message>
    <message>
        <source>Nothing is in doubt any more.</source>
        <translation>已經沒有疑問了。</translation>
    </message>
    <message>
        <source>Draw what lies on the map.</source>
        <translation>畫出地圖上有的東西。</translation>
    </message>
    <message>
        <source>Look once over the map. Tap a hex to change it.</source>
        <translation>請再看一遍地圖。點一格即可更改。</translation>
    </message>
    <message>
        <source>Choose what to put down, or tap a hex. Only disputes need the map; the scores do without.</source>
        <translation>選要放的東西，或點一格。只有爭議需要地圖，計分不需要。</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再看一次</translation>
    </message>
    <message>
        <source>Draw on the map from side to side, as the pen did. The same stroke again takes it away.</source>
        <translation>像筆那樣在地圖上從一邊畫到另一邊。再畫一次就擦掉。</translation>
    </message>
    <message>
        <source>Tap a hex near the side that the train faces. The middle takes it away.</source>
        <translation>點格子裡靠近車頭朝向的那一邊。點中間就拿走火車。</translation>
    </message>
    <message>
        <source>Tap a hex near the side that is the factory’s exit.</source>
        <translation>點格子裡靠近工廠出口的那一邊。</translation>
    </message>
    <message>
        <source>What does a finger put down?</source>
        <translation>要用手指放什麼？</translation>
    </message>
    <message>
        <source>Nothing on all %1 unseen hexes</source>
        <translation>未拍到的 %1 格都沒有東西</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Goods, with %1 open</source>
        <translation>訂單和貨物，%1 題未答</translation>
    </message>
    <message>
        <source>On to orders and goods</source>
        <translation>前往訂單和貨物</translation>
    </message>
</context>
<context>
    <name>HexCrop</name>
    <message>
        <source>The photo at this hex</source>
        <translation>這一格的照片</translation>
    </message>
</context>
<context>
    <name>HexView</name>
    <message>
        <source>Map</source>
        <translation>地圖</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>顯示整張地圖</translation>
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
        <translation>過去的遊戲</translation>
    </message>
    <message>
        <source>Every game that is entered here is kept on this computer by itself. The first one will stand here.</source>
        <translation>在這裡輸入的每一場遊戲都會自動儲存在這台電腦上。第一場會出現在這裡。</translation>
    </message>
    <message>
        <source>The game of %1 was removed.</source>
        <translation>已移除 %1 的遊戲。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>所有版圖</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>火車嘟嘟</source>
        <translation>火車嘟嘟</translation>
    </message>
</context>
<context>
    <name>HoldingsPage</name>
    <message>
        <source>Nobody plays yet.</source>
        <translation>還沒有玩家。</translation>
    </message>
    <message>
        <source>%1’s orders and goods</source>
        <translation>%1的訂單和貨物</translation>
    </message>
    <message>
        <source>Points on the score track</source>
        <translation>計分軌上的分數</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>Penalty pieces (−3 each)</source>
        <translation>扣分指示物（每個−3）</translation>
    </message>
    <message>
        <source>Orders in hand</source>
        <translation>手上的訂單卡</translation>
    </message>
    <message>
        <source>Turn the screen to %1. Nobody else looks.</source>
        <translation>把螢幕轉向%1，其他人不要看。</translation>
    </message>
    <message>
        <source>Show my orders</source>
        <translation>看我的訂單</translation>
    </message>
    <message>
        <source>No order yet. Tap the card’s city, then its goods.</source>
        <translation>還沒有訂單。先點卡上的城市，再點貨物。</translation>
    </message>
    <message>
        <source>Take %1 off again</source>
        <translation>拿掉%1</translation>
    </message>
    <message>
        <source>Add this order</source>
        <translation>加入這張訂單</translation>
    </message>
    <message>
        <source>Hide my orders</source>
        <translation>藏起我的訂單</translation>
    </message>
    <message>
        <source>Completed orders</source>
        <translation>完成的訂單</translation>
    </message>
    <message>
        <source>Goods on board</source>
        <translation>身上的貨物</translation>
    </message>
    <message>
        <source>%1, worth</source>
        <translation>%1的分數</translation>
    </message>
    <message>
        <source>The values are printed on the player boards.</source>
        <translation>分數印在玩家圖卡上。</translation>
    </message>
    <message>
        <source>Worth: %1</source>
        <translation>分數：%1</translation>
    </message>
    <message>
        <source>Another good</source>
        <translation>其他貨物</translation>
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
        <translation>更改貨物的分數</translation>
    </message>
    <message>
        <source>Technologies that count at the end</source>
        <translation>最後計分的科技</translation>
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
        <translation>復原</translation>
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
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>核對</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>任務卡</translation>
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
        <translation>選擇版圖的照片</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>開啟已存的遊戲</translation>
    </message>
    <message>
        <source>Games and evidence (*.json *.railref)</source>
        <translation>遊戲與證據檔 (*.json *.railref)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>儲存遊戲</translation>
    </message>
    <message>
        <source>Games (*.json)</source>
        <translation>遊戲 (*.json)</translation>
    </message>
    <message>
        <source>A sample game</source>
        <translation>範例遊戲</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>開啟遊戲…</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>儲存遊戲…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>分享…</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>過去的遊戲</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Railref has no tie to the games’ publisher.</source>
        <translation>Railref 與遊戲出版商無關。</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>Goods</source>
        <comment>orders and goods, a step</comment>
        <translation>貨物</translation>
    </message>
</context>
<context>
    <name>MapEditorPage</name>
    <message>
        <source>Choose a photo of the empty map</source>
        <translation>選一張空地圖的照片</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>The map. Paint with a finger.</source>
        <translation>地圖。用手指塗。</translation>
    </message>
    <message>
        <source>The photo of the map</source>
        <translation>地圖的照片</translation>
    </message>
    <message>
        <source>Middle of corner hex %1</source>
        <translation>第 %1 個角格的中心</translation>
    </message>
    <message>
        <source>Lay the hexes over the photo</source>
        <translation>把六角格對準照片</translation>
    </message>
    <message>
        <source>First set how many hexes a row has, then drag the four rings onto the middles of the corner hexes: 1 top left, 2 top right, 3 bottom right, 4 bottom left.</source>
        <translation>先設定每列有幾格，再把四個圈拖到四個角格的中心：1左上、2右上、3右下、4左下。</translation>
    </message>
    <message>
        <source>Hexes in a row</source>
        <translation>每列格數</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>列數</translation>
    </message>
    <message>
        <source>It fits</source>
        <translation>對準了</translation>
    </message>
    <message>
        <source>Without the photo</source>
        <translation>不用照片</translation>
    </message>
    <message>
        <source>Lay out the map</source>
        <translation>排出地圖</translation>
    </message>
    <message>
        <source>Name of the map</source>
        <translation>地圖名稱</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>塗色</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>陸地</translation>
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
        <translation>沒有格子</translation>
    </message>
    <message>
        <source>Cities · tap a side to open it, again for water, again to close it</source>
        <translation>城市 · 點一邊打開，再點變水路，再點關閉</translation>
    </message>
    <message>
        <source>Resource sites</source>
        <translation>資源點</translation>
    </message>
    <message>
        <source>Start tracks</source>
        <translation>起始鐵道</translation>
    </message>
    <message>
        <source>%1 of 8</source>
        <translation>%1／8</translation>
    </message>
    <message>
        <source>Fit the photo again</source>
        <translation>重新對準照片</translation>
    </message>
    <message>
        <source>Over a photo…</source>
        <translation>用照片當底…</translation>
    </message>
    <message>
        <source>Still missing</source>
        <translation>還缺</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Leave without keeping the map</source>
        <translation>不儲存地圖就離開</translation>
    </message>
    <message>
        <source>Play on this map</source>
        <translation>用這張地圖</translation>
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
        <translation>其他地圖：自己排</translation>
    </message>
    <message>
        <source>Change this map…</source>
        <translation>更改這張地圖…</translation>
    </message>
</context>
<context>
    <name>OrderCard</name>
    <message>
        <source>Remove this order</source>
        <translation>去掉這張訂單</translation>
    </message>
</context>
<context>
    <name>PastGame</name>
    <message>
        <source>Open the game of %1, %2</source>
        <translation>開啟 %1 的遊戲，%2</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未結束</translation>
    </message>
    <message>
        <source>Remove the game of %1</source>
        <translation>移除 %1 的遊戲</translation>
    </message>
</context>
<context>
    <name>PhotoPage</name>
    <message>
        <source>The photo, seen from above</source>
        <translation>從上方看的照片</translation>
    </message>
    <message>
        <source>Reading the board…</source>
        <translation>正在讀取版圖…</translation>
    </message>
    <message>
        <source>The board is read.</source>
        <translation>版圖已讀取。</translation>
    </message>
    <message>
        <source>This photo cannot be read.</source>
        <translation>這張照片無法讀取。</translation>
    </message>
    <message>
        <source>Take one photo of the whole board.</source>
        <translation>請拍一張整個版圖的照片。</translation>
    </message>
    <message>
        <source>From above or at a slant, all four corners in it, no flash. Then drop it here.</source>
        <translation>從上方或斜角都可以，四個角都要入鏡，不用閃光燈。再把照片拖到這裡。</translation>
    </message>
    <message>
        <source>Check the reading</source>
        <translation>核對讀取結果</translation>
    </message>
    <message>
        <source>Another photo…</source>
        <translation>換一張照片…</translation>
    </message>
    <message>
        <source>Choose a photo…</source>
        <translation>選擇照片…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>No photo: tap the trains in</source>
        <translation>不用照片：自己點</translation>
    </message>
    <message>
        <source>Choose another photo of the same board</source>
        <translation>選擇同一版圖的另一張照片</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Where do the phone’s pictures arrive?</source>
        <translation>手機的照片會放在哪個資料夾？</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>剪貼簿裡沒有圖片。</translation>
    </message>
    <message>
        <source>%1 places are not in it: add a second photo, or fill them in.</source>
        <translation>有 %1 處沒拍到：加一張照片，或自己填。</translation>
    </message>
    <message>
        <source>%1 places are in doubt: a second photo, from higher above, settles most of them.</source>
        <translation>有 %1 處還有疑問：從更高處往下再拍一張，大多就清楚了。</translation>
    </message>
    <message>
        <source>Waiting for new pictures in %1</source>
        <translation>正在等候 %1 裡的新照片</translation>
    </message>
    <message>
        <source>Add a photo…</source>
        <translation>加一張照片…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼上</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>監看資料夾…</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>停止監看</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>相機看到的畫面</translation>
    </message>
    <message>
        <source>It is taken over by itself as soon as it is sure.</source>
        <translation>一旦確定就會自動採用。</translation>
    </message>
    <message>
        <source>Take it as it is</source>
        <translation>就這樣用</translation>
    </message>
    <message>
        <source>Stop the camera</source>
        <translation>停止相機</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>相機</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>The camera shows no board.</source>
        <translation>相機沒有拍到版圖。</translation>
    </message>
</context>
<context>
    <name>PlayerRecord</name>
    <message>
        <source>%1 of %2 won</source>
        <translation>%2 場勝 %1 場</translation>
    </message>
    <message>
        <source>Totals of %1, game by game</source>
        <translation>%1每場的總分</translation>
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
        <translation>最長路線</translation>
    </message>
    <message>
        <source>%1 · %2 games</source>
        <translation>%1 · %2 場</translation>
    </message>
</context>
<context>
    <name>Proofs</name>
    <message>
        <source>%1 × 1 train = %2</source>
        <translation>%1 × 1 節 = %2</translation>
    </message>
    <message>
        <source>%1 × %2 trains = %3</source>
        <translation>%1 × %2 節 = %3</translation>
    </message>
    <message>
        <source>No routes.</source>
        <translation>沒有路線。</translation>
    </message>
    <message>
        <source>%1. Together %2 trains.</source>
        <translation>%1。共 %2 節車廂。</translation>
    </message>
    <message>
        <source>%1’s trains do not join %2 and %3, so the ticket counts against the score.</source>
        <translation>%1的車廂沒有連接%2和%3，所以這張任務卡要扣分。</translation>
    </message>
    <message>
        <source>%1 is %2’s, borrowed by the station in %3.</source>
        <translation>%1屬於%2，由%3的火車站借用。</translation>
    </message>
    <message>
        <source>1 station left over, worth %1.</source>
        <translation>剩 1 座火車站，得 %1 分。</translation>
    </message>
    <message>
        <source>%1 stations left over, %2 each.</source>
        <translation>剩 %1 座火車站，每座 %2 分。</translation>
    </message>
    <message>
        <source>The one in %1 completes nothing.</source>
        <translation>%1的火車站對完成任務卡沒有幫助。</translation>
    </message>
    <message>
        <source>The one in %1 borrows %2 from %3.</source>
        <translation>%1的火車站向%3借用%2。</translation>
    </message>
    <message>
        <source>Counting cities with an odd number of routes would allow %1 trains, but what that leaves falls apart into pieces; every way to keep it in one piece was worked through, and none is longer.</source>
        <translation>若只看連著奇數條路線的城市，最多可到 %1 節，但那樣路線會斷成幾段；所有能連成一段的走法都已算過，沒有更長的。</translation>
    </message>
    <message>
        <source>It uses every train this player has on the board.</source>
        <translation>它用到了這位玩家在版圖上的所有車廂。</translation>
    </message>
    <message>
        <source>It uses every train of its network.</source>
        <translation>它用到了這片相連路線的所有車廂。</translation>
    </message>
    <message>
        <source>%1 cities have an odd number of this player’s routes, and a trail can start and end at only two of them: joining up the others leaves out at least %2 trains.</source>
        <translation>有 %1 座城市連著奇數條這位玩家的路線，而一條路徑只能以其中兩座為起點和終點；其餘的必須兩兩相配，至少要捨棄 %2 節車廂。</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation>​</translation>
    </message>
    <message>
        <source>The %1 trains elsewhere do not connect to it and allow no longer trail.</source>
        <translation>另外 %1 節車廂與它不相連，也連不出更長的路徑。</translation>
    </message>
    <message>
        <source>No trains on the board.</source>
        <translation>版圖上沒有車廂。</translation>
    </message>
    <message>
        <source>From %1 to %2 in %3 steps.</source>
        <translation>從%1到%2，共 %3 段。</translation>
    </message>
    <message>
        <source>Longest route of all: %1 trains. The others: %2.</source>
        <translation>全場最長路線：%1 節。其他人：%2。</translation>
    </message>
    <message>
        <source>Most completed tickets: %1. The others: %2.</source>
        <translation>完成任務卡最多：%1 張。其他人：%2。</translation>
    </message>
</context>
<context>
    <name>ReplayCard</name>
    <message>
        <source>Counted again: the same scores.</source>
        <translation>重新計分：分數相同。</translation>
    </message>
    <message>
        <source>Counted again: NOT the same scores.</source>
        <translation>重新計分：分數不同！</translation>
    </message>
    <message>
        <source>The file was made by %1.</source>
        <translation>此檔案由 %1 製作。</translation>
    </message>
    <message>
        <source>What you see is this program’s own count. The file differs in %1 places:</source>
        <translation>這裡顯示的是本程式自己計算的結果。檔案有 %1 處不同：</translation>
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
        <translation>要從上次的地方繼續嗎？</translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation>繼續這場遊戲</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>開始另一場</translation>
    </message>
</context>
<context>
    <name>RulingPage</name>
    <message>
        <source>The map. Draw the stretch with a finger.</source>
        <translation>地圖。用手指畫出這段鐵軌。</translation>
    </message>
    <message>
        <source>The map. Tap a hex.</source>
        <translation>地圖。請點一格。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>畫鐵軌</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>前進</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>轉向</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>建工廠</translation>
    </message>
    <message>
        <source>Location action</source>
        <translation>地點行動</translation>
    </message>
    <message>
        <source>End</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>May this stretch be drawn?</source>
        <translation>這段鐵軌可以畫嗎？</translation>
    </message>
    <message>
        <source>Where can %1’s train go?</source>
        <translation>%1的火車可以到哪裡？</translation>
    </message>
    <message>
        <source>May %1’s train turn?</source>
        <translation>%1的火車可以轉向嗎？</translation>
    </message>
    <message>
        <source>May %1 build a factory here?</source>
        <translation>%1可以在這裡建工廠嗎？</translation>
    </message>
    <message>
        <source>May %1 do a location action here?</source>
        <translation>%1可以在這裡執行地點行動嗎？</translation>
    </message>
    <message>
        <source>Has the end been reached?</source>
        <translation>遊戲要結束了嗎？</translation>
    </message>
    <message>
        <source>Draw it on the map with a finger, from side to side.</source>
        <translation>用手指在地圖上從一邊畫到另一邊。</translation>
    </message>
    <message>
        <source>No stop: no track leads on from where the train faces.</source>
        <translation>沒有可停的地方：車頭前面沒有鐵軌。</translation>
    </message>
    <message>
        <source>All stops are marked with their steps. Tap a hex to see the way.</source>
        <translation>可停的地方都標了步數。點一格看路線。</translation>
    </message>
    <message>
        <source>Choose the side that it shall face.</source>
        <translation>選要朝向的那一邊。</translation>
    </message>
    <message>
        <source>Tap the hex.</source>
        <translation>點那一格。</translation>
    </message>
    <message>
        <source>Tap the city, the resource site or the factory.</source>
        <translation>點城市、資源點或工廠。</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1（現在）</translation>
    </message>
    <message>
        <source>Paid with iron: 1 piece</source>
        <translation>消耗鐵：1條</translation>
    </message>
    <message>
        <source>Paid with wood or coal: 5 steps</source>
        <translation>消耗木頭或煤炭：5步</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新開始</translation>
    </message>
    <message>
        <source>Round that is being played</source>
        <translation>現在是第幾輪</translation>
    </message>
    <message>
        <source>25 points were reached in round</source>
        <translation>到25分是在第幾輪</translation>
    </message>
    <message>
        <source>25 points were reached in an earlier round</source>
        <translation>更早的輪次已到25分</translation>
    </message>
    <message>
        <source>Whose turn is it? In the order of seats.</source>
        <translation>輪到誰？依座位順序。</translation>
    </message>
    <message>
        <source>%1 · turns left: %2</source>
        <translation>%1 · 剩下 %2 次</translation>
    </message>
    <message>
        <source>The round is finished</source>
        <translation>這一輪結束了</translation>
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
        <translation>路線</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>任務卡</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>火車站</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>總分</translation>
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
        <translation>路線</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>任務卡</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>火車站</translation>
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
        <translation>未結束：每人都還有超過 2 節車廂</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>最終得分</translation>
    </message>
    <message>
        <source>Not settled yet</source>
        <translation>尚未確定</translation>
    </message>
    <message>
        <source>%1 share the win with %2</source>
        <translation>%1以 %2 分並列獲勝</translation>
    </message>
    <message>
        <source>%1 lead together with %2</source>
        <translation>%1以 %2 分並列領先</translation>
    </message>
    <message>
        <source> and </source>
        <translation>和</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <translation>%1以 %2 分獲勝</translation>
    </message>
    <message>
        <source>%1 leads with %2</source>
        <translation>%1以 %2 分領先</translation>
    </message>
    <message>
        <source>By 1 point; no tie-breaker was needed.</source>
        <translation>領先 1 分；不需要平手判定。</translation>
    </message>
    <message>
        <source>By %1 points; no tie-breaker was needed.</source>
        <translation>領先 %1 分；不需要平手判定。</translation>
    </message>
    <message>
        <source>Equal on points. %1 completed more tickets: %2 against %3.</source>
        <translation>同分。%1完成的任務卡較多：%2 比 %3。</translation>
    </message>
    <message>
        <source>Equal on points and tickets. %1 built fewer stations: %2 against %3.</source>
        <translation>同分，任務卡也相同。%1建造的火車站較少：%2 比 %3。</translation>
    </message>
    <message>
        <source>Equal on points and tickets. %1 has the longest route: %2 against %3.</source>
        <translation>同分，任務卡也相同。%1有最長路線：%2 比 %3。</translation>
    </message>
    <message>
        <source>Every tie-breaker is equal too: the win is shared.</source>
        <translation>平手判定也全部相同：並列獲勝。</translation>
    </message>
    <message>
        <source>Most tickets</source>
        <translation>最多任務卡</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最長路線</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>1 question about the photo is still open: the likeliest answer counts.</source>
        <translation>照片還有 1 題未答：先以最可能的答案計算。</translation>
    </message>
    <message>
        <source>%1 questions about the photo are still open: the likeliest answers count.</source>
        <translation>照片還有 %1 題未答：先以最可能的答案計算。</translation>
    </message>
    <message>
        <source>Places not in the photo: %1. They count as they are drawn.</source>
        <translation>不在照片裡的地方：%1。以繪圖所示計算。</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>路線</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>任務卡</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>火車站</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>分享…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Why? Tap any number.</source>
        <translation>為什麼？請點任何數字。</translation>
    </message>
    <message>
        <source>proved: nothing longer exists</source>
        <translation>已證明：沒有更長的</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>全部顯示</translation>
    </message>
    <message>
        <source>Somebody disagrees…</source>
        <translation>有人不同意…</translation>
    </message>
    <message>
        <source>Reveal again</source>
        <translation>重新揭曉</translation>
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
        <translation>再畫一次</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>逐步</translation>
    </message>
    <message>
        <source>Dispute this…</source>
        <translation>對此提出異議…</translation>
    </message>
    <message>
        <source>Answer the one that decides</source>
        <translation>回答關鍵的一題</translation>
    </message>
    <message>
        <source>Answer the %1 that decide</source>
        <translation>回答關鍵的 %1 題</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Where to save it</source>
        <translation>要存到哪裡</translation>
    </message>
    <message>
        <source>The page as it will be printed</source>
        <translation>列印出來的樣子</translation>
    </message>
    <message>
        <source>Drawing the page…</source>
        <translation>正在繪製頁面…</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>分享結果</translation>
    </message>
    <message>
        <source>One page to print</source>
        <translation>列印用單頁</translation>
    </message>
    <message>
        <source>A picture to send</source>
        <translation>傳送用圖片</translation>
    </message>
    <message>
        <source>The evidence</source>
        <translation>證據檔</translation>
    </message>
    <message>
        <source>The evidence holds the photo cropped to the board, the reading, every answer, every player’s cards and the scores. Anybody can open it with Railref and count again. Place and camera are taken out of the photo.</source>
        <translation>證據檔包含裁切到版圖的照片、讀取結果、每個回答、每位玩家的卡牌和得分。任何人都能用 Railref 開啟並重新計分。照片中的地點與相機資訊已移除。</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>For programs</source>
        <translation>給程式使用</translation>
    </message>
    <message>
        <source>This game is kept on this computer by itself.</source>
        <translation>這場遊戲會自動儲存在這台電腦上。</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>過去的遊戲</translation>
    </message>
    <message>
        <source>Save the game elsewhere…</source>
        <translation>另存遊戲…</translation>
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
        <translation>路線</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>任務卡</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>火車站</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>總分</translation>
    </message>
    <message>
        <source>Longest route</source>
        <translation>最長路線</translation>
    </message>
    <message>
        <source>Bonus for the longest route</source>
        <translation>最長路線加分</translation>
    </message>
    <message>
        <source>Bonus for most tickets</source>
        <translation>最多任務卡加分</translation>
    </message>
    <message>
        <source>Counted by %1 after the rulebook of %2. Every longest route is proved: nothing longer exists.</source>
        <translation>由 %1 依%2規則書計分。每條最長路線都經過證明：沒有更長的。</translation>
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
        <translation>版圖。請點任務卡的兩座城市。</translation>
    </message>
    <message>
        <source>Nobody plays yet.</source>
        <translation>還沒有玩家。</translation>
    </message>
    <message>
        <source>%1’s tickets</source>
        <translation>%1的任務卡</translation>
    </message>
    <message>
        <source>A few letters of a city</source>
        <translation>輸入城市名的幾個字</translation>
    </message>
    <message>
        <source>Count the scores</source>
        <translation>計算得分</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一位：%1</translation>
    </message>
    <message>
        <source>Turn the screen to %1. Nobody else looks.</source>
        <translation>把螢幕轉向%1，其他人不要看。</translation>
    </message>
    <message>
        <source>Show my tickets</source>
        <translation>顯示我的任務卡</translation>
    </message>
    <message>
        <source>Close the deck</source>
        <translation>收起牌堆</translation>
    </message>
    <message>
        <source>Pick from the deck</source>
        <translation>從牌堆挑選</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隱藏</translation>
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
        <translation>%1的任務卡%2不在%3的任何牌堆中。</translation>
    </message>
    <message>
        <source>%1’s ticket %2 is printed with other points.</source>
        <translation>%1的任務卡%2印的分數不同。</translation>
    </message>
    <message>
        <source>The ticket %1 is held more than once (%2); there is one such card.</source>
        <translation>任務卡%1重複出現（%2）；這張卡只有一張。</translation>
    </message>
    <message>
        <source>%1 holds a long ticket; %2 is played without them.</source>
        <translation>%1有長程任務卡；%2不使用長程任務卡。</translation>
    </message>
    <message>
        <source>%1 holds more than %2 long tickets; nobody keeps more in %3.</source>
        <translation>%1的長程任務卡超過 %2 張；%3不可保留更多。</translation>
    </message>
    <message>
        <source>%1 has fewer than %2 tickets. Have all been entered?</source>
        <translation>%1的任務卡少於 %2 張。全部輸入了嗎？</translation>
    </message>
    <message>
        <source>%1 is for %2 to %3 players; this game has %4.</source>
        <translation>%1適合 %2 至 %3 人；這場有 %4 人。</translation>
    </message>
    <message>
        <source>%1’s routes need %2 trains; nobody has more than %3.</source>
        <translation>%1的路線需要 %2 節車廂；每人最多只有 %3 節。</translation>
    </message>
    <message>
        <source>%1 has %2 stations on the board; nobody has more than %3.</source>
        <translation>%1在版圖上有 %2 座火車站；每人最多只有 %3 座。</translation>
    </message>
    <message>
        <source>%1 has both routes %2. Nobody may take both.</source>
        <translation>%1佔了%2的兩條路線。不可一人佔兩條。</translation>
    </message>
    <message>
        <source>Both routes %1 are taken. With %2 players the second one is closed.</source>
        <translation>%1的兩條路線都被佔了。%2 人遊戲時第二條不開放。</translation>
    </message>
    <message>
        <source>Everybody still has more than 2 trains: the game cannot have ended yet.</source>
        <translation>每人都還有超過 2 節車廂：遊戲應該還沒結束。</translation>
    </message>
    <message>
        <source>a lap of 100 was forgotten</source>
        <translation>少算了一圈 100 分</translation>
    </message>
    <message>
        <source>one of the routes of %1 trains was not scored, for example %2</source>
        <translation>有一條 %1 節的路線沒有計分，例如%2</translation>
    </message>
    <message>
        <source>%1 was not scored</source>
        <translation>%1沒有計分</translation>
    </message>
    <message>
        <source>one of the routes of %1 trains was scored twice, for example %2</source>
        <translation>有一條 %1 節的路線計了兩次，例如%2</translation>
    </message>
    <message>
        <source>%1 was scored twice</source>
        <translation>%1計了兩次</translation>
    </message>
    <message>
        <source>%1 has %2 trains but was scored as %3</source>
        <translation>%1有 %2 節，卻以 %3 節計分</translation>
    </message>
    <message>
        <source>A claim needs at least two cities.</source>
        <translation>主張至少需要兩座城市。</translation>
    </message>
    <message>
        <source>%1 is named twice in a row.</source>
        <translation>%1連續出現兩次。</translation>
    </message>
    <message>
        <source>The board has no route %1.</source>
        <translation>版圖上沒有路線%1。</translation>
    </message>
    <message>
        <source>The board has no route %1, and %2’s trains at these cities are two networks that nowhere meet.</source>
        <translation>版圖上沒有路線%1，而%2在這兩座城市的車廂分屬兩片不相連的路線。</translation>
    </message>
    <message>
        <source>%1 belongs to %2, not to %3.</source>
        <translation>%1屬於%2，不屬於%3。</translation>
    </message>
    <message>
        <source>The station in %1 may borrow it for tickets, but a borrowed route never counts for the longest route.</source>
        <translation>%1的火車站可以借用它來完成任務卡，但借用的路線不計入最長路線。</translation>
    </message>
    <message>
        <source>%1, longest route: one continuous path.</source>
        <translation>%1，最長路線：必須連續不斷。</translation>
    </message>
    <message>
        <source>%1, longest route: only a player’s own trains count.</source>
        <translation>%1，最長路線：只計自己的車廂。</translation>
    </message>
    <message>
        <source>%1, longest route: routes used through a station do not count.</source>
        <translation>%1，最長路線：透過火車站使用的路線不計。</translation>
    </message>
    <message>
        <source>%1, longest route: cities may repeat, but every train counts once.</source>
        <translation>%1，最長路線：城市可重複，但每節車廂只計一次。</translation>
    </message>
    <message>
        <source>%1’s marker stands on %2, and the routes are worth %3: that agrees.</source>
        <translation>%1的計分標記在 %2，路線共 %3 分：相符。</translation>
    </message>
    <message>
        <source>%1’s marker stands on %2, but the routes are worth %3: it is %4 behind or %5 ahead.</source>
        <translation>%1的計分標記在 %2，但路線共 %3 分：落後 %4 格或超前 %5 格。</translation>
    </message>
    <message>
        <source>No single slip explains that.</source>
        <translation>單一失誤無法解釋。</translation>
    </message>
    <message>
        <source>Likeliest: %1.</source>
        <translation>最可能：%1。</translation>
    </message>
    <message>
        <source>%1 has no station in %2.</source>
        <translation>%1在%2沒有火車站。</translation>
    </message>
    <message>
        <source>%1 does not end in %2.</source>
        <translation>%1沒有通到%2。</translation>
    </message>
    <message>
        <source>%1 is %2’s own already.</source>
        <translation>%1本來就是%2的。</translation>
    </message>
    <message>
        <source>Nobody has %1: a station borrows only what another player has built.</source>
        <translation>沒有人佔據%1：火車站只能借用別人已佔據的路線。</translation>
    </message>
    <message>
        <source>%1’s trains on %2 were travelled before.</source>
        <translation>%1在%2的車廂已經走過。</translation>
    </message>
    <message>
        <source>Nobody has trains on %1.</source>
        <translation>沒有人在%1放車廂。</translation>
    </message>
</context>
<context>
    <name>WarningLine</name>
    <message>
        <source>Shows the place on the board</source>
        <translation>在版圖上顯示該處</translation>
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
        <translation>紅色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>藍色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>綠色</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黃色</translation>
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
        <translation>橘色</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>粉紅色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>紅色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>藍色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>綠色</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黃色</translation>
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
        <translation>%1（兩條之一）</translation>
    </message>
    <message>
        <source>%1, the second of two</source>
        <translation>%1（兩條之二）</translation>
    </message>
    <message>
        <source>1 train</source>
        <translation>1 節車廂</translation>
    </message>
    <message>
        <source>%1 trains</source>
        <translation>%1 節車廂</translation>
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
        <translation>渡輪</translation>
    </message>
    <message>
        <source>Finding the board</source>
        <translation>正在尋找版圖</translation>
    </message>
    <message>
        <source>Reading the trains</source>
        <translation>正在讀取車廂</translation>
    </message>
    <message>
        <source>Light is reflected there.</source>
        <translation>那裡有反光。</translation>
    </message>
    <message>
        <source>It lies in shadow.</source>
        <translation>那裡有陰影。</translation>
    </message>
    <message>
        <source>Something seems to lie on it.</source>
        <translation>上面似乎放著東西。</translation>
    </message>
    <message>
        <source>The trains lie between two routes.</source>
        <translation>車廂放在兩條路線之間。</translation>
    </message>
    <message>
        <source>Trains of two colours are seen there.</source>
        <translation>看到兩種顏色的車廂。</translation>
    </message>
    <message>
        <source>Not every space has a train.</source>
        <translation>不是每一格都有車廂。</translation>
    </message>
    <message>
        <source>What is seen there would break a rule.</source>
        <translation>看到的情形會違反規則。</translation>
    </message>
    <message>
        <source>The picture is too small to find a board in it.</source>
        <translation>圖片太小，找不到版圖。</translation>
    </message>
    <message>
        <source>No board that Railref knows was found in it.</source>
        <translation>照片中找不到 Railref 認識的版圖。</translation>
    </message>
    <message>
        <source>The board in it is mirrored: take it with the back camera.</source>
        <translation>照片中的版圖左右相反：請用後置鏡頭拍攝。</translation>
    </message>
    <message>
        <source>It has hardly any colours: nobody can say whose trains these are.</source>
        <translation>照片幾乎沒有顏色，無法分辨是誰的列車。</translation>
    </message>
    <message>
        <source>It is burnt out: nobody can say whose trains these are.</source>
        <translation>照片過曝：沒人能說出這些火車是誰的。</translation>
    </message>
    <message>
        <source>It shows another board than the other photos.</source>
        <translation>這張照片的版圖與其他照片不同。</translation>
    </message>
    <message>
        <source>It shows another position than the other photos.</source>
        <translation>這張照片的局面和其他照片不同。</translation>
    </message>
    <message>
        <source>These trains look unlike any colour of this game.</source>
        <translation>這些車廂的顏色不像這個遊戲的任何一種。</translation>
    </message>
</context>
<context>
    <name>railref::app::CheckModel</name>
    <message>
        <source>No station</source>
        <translation>沒有火車站</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>無人</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No photo shows this place.</source>
        <translation>沒有照片看得到這裡。</translation>
    </message>
    <message>
        <source>The photo is nearly clear here.</source>
        <translation>這裡的照片大致清楚。</translation>
    </message>
    <message>
        <source>%1: whose trains?</source>
        <translation>%1：誰的車廂？</translation>
    </message>
    <message>
        <source>%1: whose station?</source>
        <translation>%1：誰的火車站？</translation>
    </message>
    <message>
        <source>%1: where is the score marker?</source>
        <translation>%1：計分標記在哪一格？</translation>
    </message>
    <message>
        <source>It counts for nothing; it only checks the score that was kept.</source>
        <translation>它不影響得分，只用來核對記下的分數。</translation>
    </message>
    <message>
        <source>Nothing on the board is open any more.</source>
        <translation>版圖上已經沒有未定的地方。</translation>
    </message>
    <message>
        <source>1 place is still open. Who may win is known once the tickets are in.</source>
        <translation>還有 1 處未定。輸入任務卡後才知道會不會影響勝負。</translation>
    </message>
    <message>
        <source>%1 places are still open. Who may win is known once the tickets are in.</source>
        <translation>還有 %1 處未定。輸入任務卡後才知道會不會影響勝負。</translation>
    </message>
    <message>
        <source>The one place still open cannot change who wins.</source>
        <translation>剩下未定的 1 處不會改變勝負。</translation>
    </message>
    <message>
        <source>The %1 places still open cannot change who wins.</source>
        <translation>剩下未定的 %1 處不會改變勝負。</translation>
    </message>
    <message>
        <source>After this answer nothing on the board can change who wins any more.</source>
        <translation>回答這題之後，版圖上就沒有什麼能改變勝負了。</translation>
    </message>
    <message>
        <source>%1 answers can still change who wins.</source>
        <translation>還有 %1 個回答可能改變勝負。</translation>
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
        <translation>成立：1 節車廂</translation>
    </message>
    <message>
        <source>It holds: %1 trains</source>
        <translation>成立：%1 節車廂</translation>
    </message>
    <message>
        <source>Nothing longer exists for %1.</source>
        <translation>%1沒有更長的路線。</translation>
    </message>
    <message>
        <source>%1 has a longer one: %2 trains.</source>
        <translation>%1有更長的：%2 節車廂。</translation>
    </message>
    <message>
        <source>%1 (taken by %2)</source>
        <translation>%1（被%2佔據）</translation>
    </message>
    <message>
        <source>%1 (free)</source>
        <translation>%1（空著）</translation>
    </message>
    <message>
        <source>No train of %1 touches %2.</source>
        <translation>%1沒有車廂連到%2。</translation>
    </message>
    <message>
        <source>From %1 the trains reach 1 other city.</source>
        <translation>從%1出發，車廂連到另外 1 座城市。</translation>
    </message>
    <message>
        <source>From %1 the trains reach %2 other cities.</source>
        <translation>從%1出發，車廂連到其他 %2 座城市。</translation>
    </message>
    <message>
        <source>Nothing joins the two. The shortest missing link: %1.</source>
        <translation>兩者不相連。最短的缺口：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the names of routes</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>1 train is missing</source>
        <translation>還缺 1 節車廂</translation>
    </message>
    <message>
        <source>%1 trains are missing</source>
        <translation>還缺 %1 節車廂</translation>
    </message>
    <message>
        <source>borrows nothing</source>
        <translation>沒有借用</translation>
    </message>
    <message>
        <source>borrows %1</source>
        <translation>借用%1</translation>
    </message>
    <message>
        <source>Nobody has said where %1’s marker stands.</source>
        <translation>還沒有輸入%1的計分標記位置。</translation>
    </message>
</context>
<context>
    <name>railref::app::DuduModel</name>
    <message>
        <source>The map in this photo is no longer kept.</source>
        <translation>這張照片裡的地圖已經不在了。</translation>
    </message>
    <message>
        <source>The map in this photo is laid out otherwise than the game’s.</source>
        <translation>這張照片裡的地圖和這場遊戲的排法不同。</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 至 %2 人</translation>
    </message>
    <message>
        <source>All %1 hexes are certain.</source>
        <translation>%1 格全部確定。</translation>
    </message>
    <message>
        <source>%1 of %2 hexes are certain.</source>
        <translation>%2 格中有 %1 格確定。</translation>
    </message>
</context>
<context>
    <name>railref::app::DuduScoreModel</name>
    <message>
        <source>%1 wins with %2</source>
        <translation>%1以 %2 分獲勝</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <translation>%1以 %2 分共同獲勝</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between names</comment>
        <translation>和</translation>
    </message>
    <message>
        <source>Track</source>
        <comment>the score track, a column</comment>
        <translation>計分軌</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>訂單</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>貨物</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>影響力</translation>
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
        <translation>計分軌上</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>最終得分</translation>
    </message>
    <message>
        <source>Nobody plays yet.</source>
        <translation>還沒有玩家。</translation>
    </message>
    <message>
        <source>%1 is ahead with %2</source>
        <translation>%1以 %2 分領先</translation>
    </message>
    <message>
        <source>Orders in hand, goods, influence and technologies are still to come.</source>
        <translation>手上的訂單、貨物、影響力和科技還沒算。</translation>
    </message>
    <message>
        <source>A tie is a shared victory.</source>
        <translation>平手則共同獲勝。</translation>
    </message>
    <message>
        <source>%1 points ahead of %2.</source>
        <translation>比%2多 %1 分。</translation>
    </message>
    <message>
        <source>Reveal %1’s orders and goods</source>
        <translation>揭曉%1的訂單和貨物</translation>
    </message>
    <message>
        <source>And who wins?</source>
        <translation>誰贏了？</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <comment>player, source of points, points</comment>
        <translation>%1 · %2：%3</translation>
    </message>
    <message>
        <source>Points on the score track at the end of play.</source>
        <translation>遊戲結束時計分軌上的分數。</translation>
    </message>
    <message>
        <source>No order was in hand.</source>
        <translation>手上沒有訂單。</translation>
    </message>
    <message>
        <source>The goods go on the orders as the player says.</source>
        <translation>貨物照玩家說的用在訂單上。</translation>
    </message>
    <message>
        <source>The goods go on the orders so that the own total is as large as possible; no other choice gives more.</source>
        <translation>這樣使用貨物，自己的總分最高；沒有更好的用法。</translation>
    </message>
    <message>
        <source>Goods left over: their values added up, 1 point for each full 3.</source>
        <translation>剩餘貨物：分數相加，每3分得1分。</translation>
    </message>
    <message>
        <source>Per city: who has most completed orders, or ties for most, gets 2 points a card, everybody else 1.</source>
        <translation>每座城市：完成訂單最多或共同最多的人每張2分，其他人每張1分。</translation>
    </message>
    <message>
        <source>Each penalty piece costs 3 points.</source>
        <translation>每個扣分指示物扣3分。</translation>
    </message>
    <message>
        <source>Technologies of column 4.</source>
        <translation>第4欄的科技。</translation>
    </message>
    <message>
        <source>no good for it: discarded</source>
        <translation>沒有對應的貨物：棄掉</translation>
    </message>
    <message>
        <source>completed: counts for influence</source>
        <translation>完成：計入影響力</translation>
    </message>
    <message>
        <source>filled in part: points, then discarded</source>
        <translation>只完成一部分：得分後棄掉</translation>
    </message>
    <message>
        <source>Sum %1, divided by 3</source>
        <translation>合計 %1，除以3</translation>
    </message>
    <message>
        <source>others have more: 1 each</source>
        <translation>別人更多：每張1分</translation>
    </message>
    <message>
        <source>ties for most: 2 each</source>
        <translation>共同最多：每張2分</translation>
    </message>
    <message>
        <source>most of all: 2 each</source>
        <translation>最多：每張2分</translation>
    </message>
    <message>
        <source>counted in the sale</source>
        <translation>已計入販售</translation>
    </message>
    <message>
        <source>%1 completed orders</source>
        <translation>完成訂單 %1 張</translation>
    </message>
    <message>
        <source>Penalty pieces</source>
        <translation>扣分指示物</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>計分軌</translation>
    </message>
</context>
<context>
    <name>railref::app::GameModel</name>
    <message>
        <source>%1 tickets</source>
        <translation>%1 張任務卡</translation>
    </message>
    <message>
        <source>longest route %1</source>
        <translation>最長路線 %1</translation>
    </message>
    <message>
        <source>most tickets %1</source>
        <translation>最多任務卡 %1</translation>
    </message>
    <message>
        <source>each station left over %1</source>
        <translation>每座剩餘火車站 %1</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>已開啟 %1。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已存為 %1。</translation>
    </message>
    <message>
        <source>Whose station stands here?</source>
        <translation>這裡是誰的火車站？</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 至 %2 人</translation>
    </message>
    <message>
        <source>All %1 routes are certain.</source>
        <translation>%1 條路線全部確定。</translation>
    </message>
    <message>
        <source>%1 of %2 routes are certain.</source>
        <translation>%2 條路線中 %1 條確定。</translation>
    </message>
</context>
<context>
    <name>railref::app::HexCheckModel</name>
    <message>
        <source>A train is impossible.</source>
        <translation>有一列火車不可能在那裡。</translation>
    </message>
    <message>
        <source>No track under the %1 train leads the way it faces.</source>
        <translation>%1火車下方沒有車頭方向的鐵軌。</translation>
    </message>
    <message>
        <source>Two trains stand on one hex.</source>
        <translation>同一格有兩列火車。</translation>
    </message>
    <message>
        <source>The %1 train stands on no track.</source>
        <translation>%1火車下方沒有鐵軌。</translation>
    </message>
    <message>
        <source>There are two %1 trains.</source>
        <translation>有兩列%1火車。</translation>
    </message>
    <message>
        <source>This board is impossible.</source>
        <translation>這個盤面不可能出現。</translation>
    </message>
    <message>
        <source>A factory stands on track.</source>
        <translation>工廠在鐵軌上。</translation>
    </message>
    <message>
        <source>No factory can stand here.</source>
        <translation>這裡不能有工廠。</translation>
    </message>
    <message>
        <source>This track is printed on the map, or nothing can be drawn here.</source>
        <translation>這條鐵軌已印在地圖上，或這裡不能畫。</translation>
    </message>
    <message>
        <source>track</source>
        <translation>鐵軌</translation>
    </message>
    <message>
        <source>%1 pieces of track</source>
        <translation>%1 條鐵軌</translation>
    </message>
    <message>
        <source>train: %1</source>
        <translation>火車：%1</translation>
    </message>
    <message>
        <source>factory</source>
        <translation>工廠</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>沒有東西</translation>
    </message>
    <message>
        <source>What is on this hex?</source>
        <translation>這一格上有什麼？</translation>
    </message>
</context>
<context>
    <name>railref::app::HoldingsModel</name>
    <message>
        <source>There are no more goods in the box.</source>
        <translation>盒子裡沒有這麼多貨物。</translation>
    </message>
    <message>
        <source>There are only 36 orders in the game.</source>
        <translation>遊戲裡只有36張訂單卡。</translation>
    </message>
    <message>
        <source>Nobody has more than 10 technologies.</source>
        <translation>每人最多10個科技。</translation>
    </message>
    <message>
        <source>Nobody holds that many orders.</source>
        <translation>手上不可能有這麼多訂單。</translation>
    </message>
    <message>
        <source>%1 is still on board or on an order.</source>
        <translation>%1還在身上或訂單上。</translation>
    </message>
</context>
<context>
    <name>railref::app::LiveModel</name>
    <message>
        <source>Hold the camera over the whole board.</source>
        <translation>把相機舉到整個版圖上方。</translation>
    </message>
    <message>
        <source>The picture is mirrored. Use the back camera, or turn mirroring off.</source>
        <translation>畫面左右相反：請用後置鏡頭，或關閉鏡像。</translation>
    </message>
    <message>
        <source>Hold it still.</source>
        <translation>請拿穩。</translation>
    </message>
    <message>
        <source>The board is too small in the picture. Move closer.</source>
        <translation>版圖在畫面中太小，請靠近一點。</translation>
    </message>
    <message>
        <source>Its colours cannot be told. Use a white light, not too bright.</source>
        <translation>無法分辨顏色。請用不太亮的白光。</translation>
    </message>
    <message>
        <source>Reading. Keep hands off the board for a moment.</source>
        <translation>正在讀取，請暫時把手移開。</translation>
    </message>
    <message>
        <source>The board is read.</source>
        <translation>版圖已讀取。</translation>
    </message>
    <message>
        <source>Looking for the camera…</source>
        <translation>正在尋找相機…</translation>
    </message>
</context>
<context>
    <name>railref::app::MapEditorModel</name>
    <message>
        <source>The map is kept. Its photo shows the printed hexes too badly: photos of games on it cannot be read.</source>
        <translation>地圖已儲存。照片上的六角格太不清楚，無法讀取這張地圖的遊戲照片。</translation>
    </message>
    <message>
        <source>The map is kept. It is laid out otherwise now: lay it out over a photo once more, or photos of games on it cannot be read.</source>
        <translation>地圖已儲存。它的排法變了：請再對著照片排一次，否則無法讀取這張地圖的遊戲照片。</translation>
    </message>
    <message>
        <source>The map has no name yet.</source>
        <translation>地圖還沒有名稱。</translation>
    </message>
    <message>
        <source>Cities: %1 of 4.</source>
        <translation>城市：%1／4。</translation>
    </message>
    <message>
        <source>No resource site yet.</source>
        <translation>還沒有資源點。</translation>
    </message>
    <message>
        <source>Start tracks: %1 of 8.</source>
        <translation>起始鐵道：%1／8。</translation>
    </message>
    <message>
        <source>A building has no opening, or one that leads nowhere. Tap its sides.</source>
        <translation>有建築沒有開口，或開口通不到任何地方。請點它的邊。</translation>
    </message>
    <message>
        <source>A start track does not lead from the border onto the map.</source>
        <translation>有起始鐵道沒有從邊界通進地圖。</translation>
    </message>
    <message>
        <source>A part of the map is cut off from the rest.</source>
        <translation>地圖有一部分和其他地方不連通。</translation>
    </message>
    <message>
        <source>This picture cannot be read.</source>
        <translation>這張圖片無法讀取。</translation>
    </message>
</context>
<context>
    <name>railref::app::PhotoModel</name>
    <message>
        <source>Reading it failed: %1</source>
        <translation>讀取失敗：%1</translation>
    </message>
    <message>
        <source>The picture is small. Use the camera’s own photo, not a preview of it.</source>
        <translation>圖片太小。請用相機的原始照片，不要用預覽圖。</translation>
    </message>
    <message>
        <source>It is dark. Turn on one more lamp.</source>
        <translation>太暗了。請多開一盞燈。</translation>
    </message>
    <message>
        <source>It is burnt out. Move the lamp beside the board, and use no flash.</source>
        <translation>過曝了。把燈移到版圖旁邊，不要用閃光燈。</translation>
    </message>
    <message>
        <source>It is blurred. Rest your elbows on the table and tap the board to focus.</source>
        <translation>照片模糊。手肘靠在桌上，點一下版圖對焦。</translation>
    </message>
    <message>
        <source>It has hardly any colours. Use no filter, and switch on a white lamp.</source>
        <translation>照片幾乎沒有顏色。請不要使用濾鏡，並打開白光的燈。</translation>
    </message>
    <message>
        <source>All four corners of the board should be in the picture.</source>
        <translation>版圖的四個角都要入鏡。</translation>
    </message>
    <message>
        <source>Hold the camera as high above the board as you can.</source>
        <translation>相機儘量高舉在版圖上方。</translation>
    </message>
    <message>
        <source>Clear away boxes and cards that cover it.</source>
        <translation>移開蓋住版圖的盒子和卡牌。</translation>
    </message>
    <message>
        <source>pasted %1.png</source>
        <translation>貼上 %1.png</translation>
    </message>
    <message>
        <source>Opening the photo</source>
        <translation>正在開啟照片</translation>
    </message>
    <message>
        <source>%1 is left out. %2</source>
        <translation>沒有採用 %1。%2</translation>
    </message>
    <message>
        <source>%1 claimed routes read in %2 s.</source>
        <translation>%2 秒內讀出 %1 條已佔據的路線。</translation>
    </message>
    <message>
        <source>%1 hexes with track, trains or factories read in %2 s.</source>
        <translation>%2 秒內讀出 %1 個有鐵軌、火車或工廠的格子。</translation>
    </message>
</context>
<context>
    <name>railref::app::RulingModel</name>
    <message>
        <source>This board is impossible as it is drawn. Put it right on the Check page first.</source>
        <translation>這樣畫的盤面不可能出現。請先在「核對」頁改正。</translation>
    </message>
    <message>
        <source>%1’s train is not on the board. Put it there on the Check page.</source>
        <translation>%1的火車不在地圖上。請在「核對」頁放上。</translation>
    </message>
    <message>
        <source>Yes, it is over</source>
        <translation>是的，結束了</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>還沒有</translation>
    </message>
    <message>
        <source>The end is near</source>
        <translation>快結束了</translation>
    </message>
</context>
<context>
    <name>railref::app::ScoreModel</name>
    <message>
        <source>Reveal %1’s tickets</source>
        <translation>揭曉%1的任務卡</translation>
    </message>
    <message>
        <source>The bonus, and who wins</source>
        <translation>加分與勝負</translation>
    </message>
    <message>
        <source>%1 of %2: %3 · %4 trains so far</source>
        <translation>第 %1 段，共 %2 段：%3 · 目前 %4 節</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在計分…</translation>
    </message>
    <message>
        <source>Before the bonus</source>
        <translation>加分之前</translation>
    </message>
    <message>
        <source>What lies on the board</source>
        <translation>版圖上的分數</translation>
    </message>
    <message>
        <source>%1: %2 of %3 tickets</source>
        <translation>%1：%3 張任務卡完成 %2 張</translation>
    </message>
    <message>
        <source>Routes and stations first; then hand after hand, then the bonus.</source>
        <translation>先算路線與火車站，再逐一揭曉任務卡，最後加分。</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>路線</translation>
    </message>
    <message>
        <source>%1 trains</source>
        <translation>%1 節車廂</translation>
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
        <translation>火車站</translation>
    </message>
    <message>
        <source>%1 built</source>
        <translation>已建 %1 座</translation>
    </message>
    <message>
        <source>Longest route</source>
        <translation>最長路線</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>加分</translation>
    </message>
    <message>
        <source>%1: %2 – %3, %4</source>
        <translation>%1：%2 – %3，%4</translation>
    </message>
    <message>
        <source>%1’s tickets: %2</source>
        <translation>%1的任務卡：%2</translation>
    </message>
    <message>
        <source>%1’s stations: %2 points</source>
        <translation>%1的火車站：%2 分</translation>
    </message>
    <message>
        <source>%1’s routes: %2 points</source>
        <translation>%1的路線：%2 分</translation>
    </message>
    <message>
        <source>%1’s bonus: %2</source>
        <translation>%1的加分：%2</translation>
    </message>
    <message>
        <source>%1’s longest route: %2 trains</source>
        <translation>%1的最長路線：%2 節</translation>
    </message>
    <message>
        <source>%1 of %2 tickets are complete.</source>
        <translation>%2 張任務卡完成了 %1 張。</translation>
    </message>
    <message>
        <source>Rulebook: %1</source>
        <translation>規則書：%1</translation>
    </message>
</context>
<context>
    <name>railref::app::ShareModel</name>
    <message>
        <source>Nobody plays yet: there are no scores to share.</source>
        <translation>還沒有玩家，也就沒有得分可以分享。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已存為 %1。</translation>
    </message>
</context>
<context>
    <name>railref::app::ShelfModel</name>
    <message>
        <source>This game is not being saved: %1</source>
        <translation>這場遊戲無法儲存：%1</translation>
    </message>
</context>
<context>
    <name>railref::app::TableModel</name>
    <message>
        <source>Opened %1.</source>
        <translation>已開啟 %1。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已存為 %1。</translation>
    </message>
</context>
<context>
    <name>railref::app::TicketModel</name>
    <message>
        <source>Not in this game: %1 plays without this card.</source>
        <translation>這場沒有這張：%1不使用此卡。</translation>
    </message>
    <message>
        <source>%1 has this card already; there is only one.</source>
        <translation>%1已經有這張；只有一張。</translation>
    </message>
    <message>
        <source>%1 holds this card; there is only one.</source>
        <translation>這張在%1手上；只有一張。</translation>
    </message>
    <message>
        <source>No ticket of this board has “%1”.</source>
        <translation>這張版圖沒有「%1」的任務卡。</translation>
    </message>
    <message>
        <source>There is no ticket %1 – %2.</source>
        <translation>沒有 %1 – %2 的任務卡。</translation>
    </message>
    <message>
        <source>In no deck of %1.</source>
        <translation>不在%1的任何牌堆中。</translation>
    </message>
    <message>
        <source>No tickets yet.</source>
        <translation>還沒有任務卡。</translation>
    </message>
    <message>
        <source>1 ticket worth %1</source>
        <translation>1 張任務卡，共 %1 分</translation>
    </message>
    <message>
        <source>%1 tickets worth %2</source>
        <translation>%1 張任務卡，共 %2 分</translation>
    </message>
</context>
</TS>
