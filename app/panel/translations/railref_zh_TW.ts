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
        <source>Someone else…</source>
        <translation>其他人…</translation>
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
        <source>One place is not in the photo. Tap it if a train or a station stands there.</source>
        <translation>有一處不在照片裡。若那裡有車廂或火車站，請點它。</translation>
    </message>
    <message>
        <source>%1 places are not in the photo. Tap those where trains or stations stand.</source>
        <translation>有 %1 處不在照片裡。有車廂或火車站的請點出來。</translation>
    </message>
    <message>
        <source>Tap as one player · trains left</source>
        <translation>選一位玩家再點 · 剩餘車廂</translation>
    </message>
    <message>
        <source>Tickets, with %1 still open</source>
        <translation>任務卡（還有 %1 題未答）</translation>
    </message>
    <message>
        <source>On to the tickets</source>
        <translation>下一步：任務卡</translation>
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
    <name>GameModel</name>
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
        <source>All %1 routes are certain.</source>
        <translation>%1 條路線全部確定。</translation>
    </message>
    <message>
        <source>%1 of %2 routes are certain.</source>
        <translation>%2 條路線中 %1 條確定。</translation>
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
        <source>Photos (*.jpg *.jpeg *.png *.webp *.JPG *.JPEG *.PNG)</source>
        <translation>照片 (*.jpg *.jpeg *.png *.webp *.JPG *.JPEG *.PNG)</translation>
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
    <name>PhotoModel</name>
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
        <source>Try again with all four corners in the picture, the lamp beside the board and not above it, and a steady hand.</source>
        <translation>請再拍一次：四個角都入鏡，燈在版圖旁而不是正上方，手要穩。</translation>
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
    <name>ScoreModel</name>
    <message>
        <source>Counting…</source>
        <translation>正在計分…</translation>
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
        <source>Rulebook: %1</source>
        <translation>規則書：%1</translation>
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
</context>
<context>
    <name>ShareModel</name>
    <message>
        <source>Saved as %1.</source>
        <translation>已存為 %1。</translation>
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
    <name>ShelfModel</name>
    <message>
        <source>This game is not being saved: %1</source>
        <translation>這場遊戲無法保存：%1</translation>
    </message>
</context>
<context>
    <name>TicketModel</name>
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
        <source>%1, %2 tickets</source>
        <translation>%1，%2 張任務卡</translation>
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
</context>
<context>
    <name>UndoBar</name>
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
</context>
</TS>
