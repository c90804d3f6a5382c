<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
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
        <source>From the photo to the drawing</source>
        <translation>從照片到繪圖</translation>
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
        <translation>請點選車廂。</translation>
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
        <translation>一張版圖</translation>
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
        <source>They only count for points.</source>
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
        <translation>兩張版圖</translation>
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
        <translation>%1主張 %2</translation>
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
        <translation>實際結果 · 點選與主張對照</translation>
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
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Past games</source>
        <translation>過去的遊戲</translation>
    </message>
    <message>
        <source>Every game that is entered here is kept on this computer by itself. The first one will stand here.</source>
        <translation>在這裡輸入的每一場遊戲都會自動保存在這台電腦上。第一場會出現在這裡。</translation>
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
        <translation>就用這樣</translation>
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
        <translation>%1 每場的總分</translation>
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
        <translation>%1的火車站沒有幫助完成任務卡。</translation>
    </message>
    <message>
        <source>The one in %1 borrows %2 from %3.</source>
        <translation>%1的火車站向%3借用%2。</translation>
    </message>
    <message>
        <source>Counting cities with an odd number of routes would allow %1 trains, but what that leaves falls apart into pieces; every way to keep it in one piece was worked through, and none is longer.</source>
        <translation>若只算奇數路線的城市，最多可到 %1 節，但那樣路線會斷成幾段；所有能連成一段的走法都已算過，沒有更長的。</translation>
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
        <translation>退一步</translation>
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
        <translation>要存在哪裡</translation>
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
        <translation>列印一頁</translation>
    </message>
    <message>
        <source>A picture to send</source>
        <translation>傳送圖片</translation>
    </message>
    <message>
        <source>The evidence</source>
        <translation>證據檔</translation>
    </message>
    <message>
        <source>The evidence holds the photo cropped to the board, the reading, every answer, the tickets and the scores. Anybody can open it with Railref and count again. Place and camera are taken out of the photo.</source>
        <translation>證據檔包含裁切到版圖的照片、讀取結果、每個回答、任務卡和得分。任何人都能用 Railref 開啟並重新計分。照片中的地點與相機資訊已移除。</translation>
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
        <translation>這場遊戲會自動保存在這台電腦上。</translation>
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
        <translation>關閉牌堆</translation>
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
        <translation>任務卡%1被持有不只一次（%2）；這張卡只有一張。</translation>
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
        <translation>%1不通到%2。</translation>
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
        <translation>橙色</translation>
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
        <source>It shows another board than the other photos.</source>
        <translation>這張照片的版圖與其他照片不同。</translation>
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
        <source>This place is in no photo.</source>
        <translation>這裡不在任何照片中。</translation>
    </message>
    <message>
        <source>The photo is nearly clear here.</source>
        <translation>這裡的照片幾乎看得清楚。</translation>
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
        <translation>沒人說過%1的計分標記在哪裡。</translation>
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
    <name>railref::app::LiveModel</name>
    <message>
        <source>Hold the camera over the whole board.</source>
        <translation>把相機舉到整個版圖上方。</translation>
    </message>
    <message>
        <source>Hold it still.</source>
        <translation>請拿穩。</translation>
    </message>
    <message>
        <source>Reading. Keep hands off the board for a moment.</source>
        <translation>正在讀取，手請暫時離開版圖。</translation>
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
    <name>railref::app::PhotoModel</name>
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
        <source>%1 claimed routes read in %2 s.</source>
        <translation>%2 秒內讀出 %1 條已佔據的路線。</translation>
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
        <source>Saved as %1.</source>
        <translation>已存為 %1。</translation>
    </message>
</context>
<context>
    <name>railref::app::ShelfModel</name>
    <message>
        <source>This game is not being saved: %1</source>
        <translation>這場遊戲無法保存：%1</translation>
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
