<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>BlendSlider</name>
    <message>
        <source>From the photo to the drawing</source>
        <translation>写真から図へ</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>ボード全体を表示</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>拡大</translation>
    </message>
</context>
<context>
    <name>BrushBar</name>
    <message>
        <source>%1, %2 trains left</source>
        <translation>%1、残り汽車 %2 個</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>The board as it was read. Tap a route or a city to change it.</source>
        <translation>読み取ったボード。路線か都市をタップすると直せます。</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>写真</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>図</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>質問 %1／%2</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>有力</translation>
    </message>
    <message>
        <source>Nothing is in doubt any more.</source>
        <translation>不確かな所はもうありません。</translation>
    </message>
    <message>
        <source>Tap the trains in.</source>
        <translation>汽車をタップで入力します。</translation>
    </message>
    <message>
        <source>Look once over the board. Tap a route or a city to change it.</source>
        <translation>ボードをひととおり確認してください。路線か都市をタップすると直せます。</translation>
    </message>
    <message>
        <source>Choose a colour below, then tap each of its routes. A second tap takes the trains away.</source>
        <translation>下で色を選び、その色の路線を一つずつタップします。もう一度タップすると取り消します。</translation>
    </message>
    <message>
        <source>Tap as one player · trains left</source>
        <translation>プレイヤーを選んでタップ · 残り汽車</translation>
    </message>
    <message>
        <source>On to the tickets</source>
        <translation>次へ：目的地カード</translation>
    </message>
    <message>
        <source>The photo, seen from above</source>
        <translation>真上から見た写真</translation>
    </message>
    <message>
        <source>One board</source>
        <translation>一枚で表示</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>このままにする</translation>
    </message>
    <message>
        <source>can change who wins</source>
        <translation>勝敗に関わる</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>この中にない</translation>
    </message>
    <message>
        <source>Ask me later</source>
        <translation>あとで聞く</translation>
    </message>
    <message>
        <source>Nothing on all %1 unseen places</source>
        <translation>写っていない %1 か所はすべて空き</translation>
    </message>
    <message>
        <source>Looking which places matter…</source>
        <translation>大事な所を調べています…</translation>
    </message>
    <message>
        <source>Who wins is certain.</source>
        <translation>勝者は確定しています。</translation>
    </message>
    <message>
        <source>What is left only counts for points.</source>
        <translation>点数だけに関わります。</translation>
    </message>
    <message>
        <source>Answer the last one</source>
        <translation>最後の質問に答える</translation>
    </message>
    <message>
        <source>Answer the other %1</source>
        <translation>残り %1 件に答える</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Tickets, with %1 open</source>
        <translation>目的地カードへ（未回答 %1）</translation>
    </message>
    <message>
        <source>Two boards</source>
        <translation>二枚で表示</translation>
    </message>
</context>
<context>
    <name>Counter</name>
    <message>
        <source>%1: one less</source>
        <comment>counter</comment>
        <translation>%1：1つ減らす</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <comment>counter</comment>
        <translation>%1：1つ増やす</translation>
    </message>
</context>
<context>
    <name>Crop</name>
    <message>
        <source>The photo at this place</source>
        <translation>この場所の写真</translation>
    </message>
</context>
<context>
    <name>DisputePage</name>
    <message>
        <source>The board. Draw the route with a finger, or tap its cities one after the other.</source>
        <translation>ボード。指で路線をなぞるか、都市を順にタップします。</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>目的地カード</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>駅</translation>
    </message>
    <message>
        <source>Draw %1’s longest route.</source>
        <translation>%1の最長路線をなぞってください。</translation>
    </message>
    <message>
        <source>%1 claims %2</source>
        <translation>%1の主張：%2 個</translation>
    </message>
    <message>
        <source>Slide a finger over the cities, or tap them one after the other.</source>
        <translation>都市を指でなぞるか、順にタップしてください。</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>一つ戻る</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>The photo, step by step</source>
        <translation>写真で一区間ずつ</translation>
    </message>
    <message>
        <source>What stands · tap to see it beside the claim</source>
        <translation>実際の路線 · タップで主張と並べる</translation>
    </message>
    <message>
        <source>%1, best possible</source>
        <translation>%1、最善</translation>
    </message>
    <message>
        <source>%1 completed every ticket.</source>
        <translation>%1はすべての目的地カードを達成しました。</translation>
    </message>
    <message>
        <source>Why is it not complete?</source>
        <translation>なぜ未達成？</translation>
    </message>
    <message>
        <source>%1 has built no station.</source>
        <translation>%1は駅を建てていません。</translation>
    </message>
    <message>
        <source>Which route does it borrow?</source>
        <translation>どの路線を借りますか？</translation>
    </message>
    <message>
        <source>The total with each route</source>
        <translation>路線ごとの合計点</translation>
    </message>
    <message>
        <source>The best choice again</source>
        <translation>最善の選択に戻す</translation>
    </message>
    <message>
        <source>Totals now</source>
        <translation>今の合計点</translation>
    </message>
    <message>
        <source>%1’s score marker</source>
        <translation>%1の点数マーカー</translation>
    </message>
    <message>
        <source>agrees with the routes</source>
        <translation>路線と合っています</translation>
    </message>
    <message>
        <source>does not agree with the routes</source>
        <translation>路線と合いません</translation>
    </message>
    <message>
        <source>The photo at this place</source>
        <translation>この場所の写真</translation>
    </message>
    <message>
        <source>One square back</source>
        <translation>1 マス戻す</translation>
    </message>
    <message>
        <source>One square on</source>
        <translation>1 マス進める</translation>
    </message>
    <message>
        <source>The marker never changes the scores; it only shows where the counting at the table went another way.</source>
        <translation>マーカーは得点を変えません。遊んでいる間の数え違いを見つけるためのものです。</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>得点に戻る</translation>
    </message>
    <message>
        <source>Longest</source>
        <comment>the longest route, as a tab</comment>
        <translation>最長路線</translation>
    </message>
    <message>
        <source>Marker</source>
        <comment>the score marker, as a tab</comment>
        <translation>マーカー</translation>
    </message>
</context>
<context>
    <name>Dudu</name>
    <message>
        <source>Wood</source>
        <translation>木材</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>石材</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>石炭</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>鉄</translation>
    </message>
    <message>
        <source>Sulphur</source>
        <translation>硫黄</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>紙</translation>
    </message>
    <message>
        <source>Brick</source>
        <translation>れんが</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工場</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>ピンク</translation>
    </message>
    <message>
        <source>火車嘟嘟</source>
        <translation>火車嘟嘟</translation>
    </message>
    <message>
        <source>Two Bays</source>
        <translation>二つの入り江</translation>
    </message>
    <message>
        <source>Lake Ring</source>
        <translation>湖の環</translation>
    </message>
    <message>
        <source>Narrows</source>
        <translation>海峡</translation>
    </message>
    <message>
        <source>City: %1</source>
        <translation>都市：%1</translation>
    </message>
    <message>
        <source>Resource site: %1</source>
        <translation>資源地：%1</translation>
    </message>
    <message>
        <source>east</source>
        <translation>東</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>南東</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>南西</translation>
    </message>
    <message>
        <source>west</source>
        <translation>西</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>北西</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>北東</translation>
    </message>
    <message>
        <source>1 point per 2 orders</source>
        <translation>注文2枚で1点</translation>
    </message>
    <message>
        <source>Order scoring: %1</source>
        <translation>注文得点：%1</translation>
    </message>
    <message>
        <source>Sell +1: %1</source>
        <translation>販売+1：%1</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>陸</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>森</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>Factory: %1</source>
        <translation>工場：%1</translation>
    </message>
    <message>
        <source>glare</source>
        <translation>光の反射</translation>
    </message>
    <message>
        <source>the stroke is faint</source>
        <translation>線がうすい</translation>
    </message>
    <message>
        <source>perhaps a smudge</source>
        <translation>消し残りの可能性</translation>
    </message>
    <message>
        <source>under the train</source>
        <translation>列車の下</translation>
    </message>
    <message>
        <source>photos disagree</source>
        <translation>写真どうしが食い違う</translation>
    </message>
    <message>
        <source>This stretch may be drawn.</source>
        <translation>この線路は引けます。</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>まだ何も引かれていません。</translation>
    </message>
    <message>
        <source>At most three pieces of track in one action; iron pays for one.</source>
        <translation>1回のアクションで引ける線路は3本まで、鉄なら1本です。</translation>
    </message>
    <message>
        <source>There is no hex on the map.</source>
        <translation>マップにこのマスはありません。</translation>
    </message>
    <message>
        <source>Track may not be drawn where a building stands.</source>
        <translation>建物のあるマスに線路は引けません。</translation>
    </message>
    <message>
        <source>This map allows no track on this terrain.</source>
        <translation>このマップではこの地形に線路を引けません。</translation>
    </message>
    <message>
        <source>A piece of track ends at two different sides.</source>
        <translation>線路の両端は別々の辺でなければなりません。</translation>
    </message>
    <message>
        <source>A piece of track may not join two neighbouring sides of a hex.</source>
        <translation>隣り合う2辺を線路でつなぐことはできません。</translation>
    </message>
    <message>
        <source>There is track between these sides already.</source>
        <translation>この2辺の間にはもう線路があります。</translation>
    </message>
    <message>
        <source>The pieces do not make one unbroken line, as a pen draws it.</source>
        <translation>一筆で続く1本の線になっていません。</translation>
    </message>
    <message>
        <source>The train can move there.</source>
        <translation>列車はそこまで進めます。</translation>
    </message>
    <message>
        <source>No track leads there in the direction that the train faces.</source>
        <translation>列車の向きからそこへ続く線路がありません。</translation>
    </message>
    <message>
        <source>Another train stands there: it may be passed, but not joined.</source>
        <translation>別の列車がいます。通過はできますが止まれません。</translation>
    </message>
    <message>
        <source>Too far: wood or coal is good for up to 5 steps.</source>
        <translation>遠すぎます。木材か石炭では5歩までです。</translation>
    </message>
    <message>
        <source>The train may turn this way, for a penalty piece.</source>
        <translation>減点コマ1個でこちらに向けられます。</translation>
    </message>
    <message>
        <source>The train faces this way already.</source>
        <translation>列車はもうこちらを向いています。</translation>
    </message>
    <message>
        <source>No track under the train leads this way.</source>
        <translation>列車の下にこの向きの線路がありません。</translation>
    </message>
    <message>
        <source>A factory may stand here.</source>
        <translation>ここに工場を建てられます。</translation>
    </message>
    <message>
        <source>There is a building already.</source>
        <translation>もう建物があります。</translation>
    </message>
    <message>
        <source>This map allows nothing to be drawn on this terrain.</source>
        <translation>このマップではこの地形に何も描けません。</translation>
    </message>
    <message>
        <source>A factory may not stand on track.</source>
        <translation>線路の上に工場は建てられません。</translation>
    </message>
    <message>
        <source>A factory stands within one hex of the builder’s own train.</source>
        <translation>工場は自分の列車から1マス以内にしか建てられません。</translation>
    </message>
    <message>
        <source>A factory may not stand before the opening of a building (water openings excepted).</source>
        <translation>建物の出入口の前に工場は建てられません（水路は可）。</translation>
    </message>
    <message>
        <source>A factory may not stand right in front of another player’s train.</source>
        <translation>ほかの人の列車の真正面に工場は建てられません。</translation>
    </message>
    <message>
        <source>The map would fall into parts that can never be joined again.</source>
        <translation>マップが二度とつながらない部分に分かれてしまいます。</translation>
    </message>
    <message>
        <source>The train is next to an opening.</source>
        <translation>列車は出入口の隣にいます。</translation>
    </message>
    <message>
        <source>The train is next to a water opening, and its player has the waterway.</source>
        <translation>水路の出入口の隣で、プレイヤーは水路の能力を持っています。</translation>
    </message>
    <message>
        <source>This is a water opening: without the waterway it costs a penalty piece.</source>
        <translation>水路の出入口です。水路の能力がなければ減点コマが要ります。</translation>
    </message>
    <message>
        <source>This side is closed: it costs a penalty piece.</source>
        <translation>この辺は閉じています。減点コマが要ります。</translation>
    </message>
    <message>
        <source>There is no building here.</source>
        <translation>ここに建物はありません。</translation>
    </message>
    <message>
        <source>The train is not next to this building.</source>
        <translation>列車はこの建物の隣にいません。</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>できます</translation>
    </message>
    <message>
        <source>Only with a penalty piece (−3)</source>
        <translation>減点コマ（−3）が要ります</translation>
    </message>
    <message>
        <source>No</source>
        <translation>できません</translation>
    </message>
    <message>
        <source>Nobody has 25 points yet: play goes on.</source>
        <translation>まだ誰も25点に達していません。ゲームは続きます。</translation>
    </message>
    <message>
        <source>25 points are reached: this round is finished, then two more are played, up to round %1.</source>
        <translation>25点に達しました。このラウンドを最後まで行い、さらに2ラウンド、第%1ラウンドまで続けます。</translation>
    </message>
    <message>
        <source>One of the two more rounds: the last is round %1.</source>
        <translation>追加の2ラウンドの途中です。最後は第%1ラウンドです。</translation>
    </message>
    <message>
        <source>The game is over; the final scoring follows.</source>
        <translation>ゲーム終了です。最終得点計算に進みます。</translation>
    </message>
</context>
<context>
    <name>DuduScoresPage</name>
    <message>
        <source>Show everything</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>共有…</translation>
    </message>
    <message>
        <source>Somebody disagrees…</source>
        <translation>異議あり…</translation>
    </message>
    <message>
        <source>Reveal again</source>
        <translation>もう一度公開</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Why? Tap any number.</source>
        <translation>なぜ？数字をタップ。</translation>
    </message>
    <message>
        <source>The map; the cities that are spoken of are ringed.</source>
        <translation>マップ。説明に出てくる都市は丸で囲んであります。</translation>
    </message>
</context>
<context>
    <name>DuduSheet</name>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Order %1: %2</source>
        <translation>注文%1：%2</translation>
    </message>
    <message>
        <source>Counted by %1</source>
        <translation>計算：%1</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>There is no file %1.</source>
        <translation>%1 というファイルはありません。</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 はフォルダーです。</translation>
    </message>
    <message>
        <source>%1 was not opened: a part of Railref is missing. Install it again as a whole.</source>
        <translation>%1 を開けませんでした：Railref の一部がありません。もう一度すべてインストールしてください。</translation>
    </message>
    <message>
        <source>%1 is cut short. Perhaps it is still being copied: try again in a moment.</source>
        <translation>%1 は途中で切れています。まだコピー中かもしれません。少し待ってからもう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be opened (JPEG, PNG, WebP, TIFF, HEIC or AVIF).</source>
        <translation>%1 は開ける画像ではありません（JPEG、PNG、WebP、TIFF、HEIC、AVIF）。</translation>
    </message>
    <message>
        <source>%1 is a damaged picture.</source>
        <translation>画像 %1 は壊れています。</translation>
    </message>
    <message>
        <source>No camera answers. Is it plugged in, and does no other program use it?</source>
        <translation>カメラが応答しません。接続されていますか？ほかのプログラムが使っていませんか？</translation>
    </message>
    <message>
        <source>No pictures come from %1.</source>
        <translation>%1 から映像が届きません。</translation>
    </message>
    <message>
        <source>%1 is not a video that can be played.</source>
        <translation>%1 は再生できる動画ではありません。</translation>
    </message>
    <message>
        <source>The pictures of %1 ended before the board was read.</source>
        <translation>%1 の映像はボードを読み終える前に終わりました。</translation>
    </message>
    <message>
        <source>%1 cannot be written. Is there room, and may you write there?</source>
        <translation>%1 に書き込めません。空き容量はありますか？書き込みは許可されていますか？</translation>
    </message>
    <message>
        <source>%1 cannot be read. May you read it?</source>
        <translation>%1 を読めません。読み取りは許可されていますか？</translation>
    </message>
    <message>
        <source>%1 is damaged, or no file of Railref.</source>
        <translation>%1 は壊れているか、Railref のファイルではありません。</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Which board is on the table?</source>
        <translation>どのボードで遊びましたか？</translation>
    </message>
    <message>
        <source>Who plays? Tap the colours of the trains.</source>
        <translation>誰が遊びましたか？汽車の色をタップしてください。</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>%1の名前</translation>
    </message>
    <message>
        <source>%1 · name?</source>
        <translation>%1 · 名前？</translation>
    </message>
    <message>
        <source>No photo: tap the trains in</source>
        <translation>写真なしでタップ入力</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>保存したゲームを開く…</translation>
    </message>
    <message>
        <source>Read a photo</source>
        <translation>写真を読み取る</translation>
    </message>
    <message>
        <source>火車嘟嘟</source>
        <translation>火車嘟嘟</translation>
    </message>
    <message>
        <source>No photo: enter it by hand</source>
        <translation>写真なしで入力する</translation>
    </message>
    <message>
        <source>Ticket to Ride</source>
        <translation>チケット・トゥ・ライド</translation>
    </message>
</context>
<context>
    <name>HexCheckPage</name>
    <message>
        <source>The map as it was read. Tap a hex to change it.</source>
        <translation>読み取ったマップ。マスをタップすると直せます。</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>写真</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>図</translation>
    </message>
    <message>
        <source>Printed on the map.</source>
        <translation>マップに印刷されています。</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>線路</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>列車</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工場</translation>
    </message>
    <message>
        <source>The hex, large. Tap its sides.</source>
        <translation>拡大したマス。辺をタップしてください。</translation>
    </message>
    <message>
        <source>Tap two sides, or draw from side to side. Track that is there goes away.</source>
        <translation>2つの辺をタップするか、辺から辺へなぞります。すでにある線路は消えます。</translation>
    </message>
    <message>
        <source>Tap the side that the train faces.</source>
        <translation>列車が向いている辺をタップします。</translation>
    </message>
    <message>
        <source>Tap the side that is the factory’s exit. Once more: no factory.</source>
        <translation>工場の出口の辺をタップします。もう一度で工場なし。</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>ここには何もない</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>質問 %1／%2</translation>
    </message>
    <message>
        <source>Something else…</source>
        <translation>ほかのもの…</translation>
    </message>
    <message>
        <source>Ask me later</source>
        <translation>あとで聞く</translation>
    </message>
    <message>
        <source>Some hexes are not in the photo.</source>
        <translation>写真に写っていないマスがあります。</translation>
    </message>
    <message>
        <source>Nothing is in doubt any more.</source>
        <translation>不確かな所はもうありません。</translation>
    </message>
    <message>
        <source>Draw what lies on the map.</source>
        <translation>マップにあるものを描いてください。</translation>
    </message>
    <message>
        <source>Look once over the map. Tap a hex to change it.</source>
        <translation>マップをひととおり確認してください。マスをタップすると直せます。</translation>
    </message>
    <message>
        <source>Choose what to put down, or tap a hex. Only disputes need the map; the scores do without.</source>
        <translation>置くものを選ぶか、マスをタップします。マップが要るのは判定だけで、得点計算には要りません。</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Draw on the map from side to side, as the pen did. The same stroke again takes it away.</source>
        <translation>ペンと同じように辺から辺へなぞります。もう一度なぞると消えます。</translation>
    </message>
    <message>
        <source>Tap a hex near the side that the train faces. The middle takes it away.</source>
        <translation>列車が向く辺の近くをタップします。真ん中をタップすると取り除けます。</translation>
    </message>
    <message>
        <source>Tap a hex near the side that is the factory’s exit.</source>
        <translation>工場の出口の辺の近くをタップします。</translation>
    </message>
    <message>
        <source>What does a finger put down?</source>
        <translation>指で何を置きますか？</translation>
    </message>
    <message>
        <source>Nothing on all %1 unseen hexes</source>
        <translation>写っていない%1マスは空き</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Goods, with %1 open</source>
        <translation>注文と資源へ（未回答%1）</translation>
    </message>
    <message>
        <source>On to orders and goods</source>
        <translation>注文と資源へ</translation>
    </message>
</context>
<context>
    <name>HexCrop</name>
    <message>
        <source>The photo at this hex</source>
        <translation>このマスの写真</translation>
    </message>
</context>
<context>
    <name>HexView</name>
    <message>
        <source>Map</source>
        <translation>マップ</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>マップ全体を表示</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>拡大</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Past games</source>
        <translation>これまでのゲーム</translation>
    </message>
    <message>
        <source>Every game that is entered here is kept on this computer by itself. The first one will stand here.</source>
        <translation>ここで入力したゲームはすべて自動でこのコンピューターに保存されます。最初のゲームがここに表示されます。</translation>
    </message>
    <message>
        <source>The game of %1 was removed.</source>
        <translation>%1 のゲームを削除しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>すべてのボード</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
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
        <translation>まだプレイヤーがいません。</translation>
    </message>
    <message>
        <source>%1’s orders and goods</source>
        <translation>%1の注文と資源</translation>
    </message>
    <message>
        <source>Points on the score track</source>
        <translation>得点トラックの点数</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1点</translation>
    </message>
    <message>
        <source>Penalty pieces (−3 each)</source>
        <translation>減点コマ（1個−3）</translation>
    </message>
    <message>
        <source>Orders in hand</source>
        <translation>手札の注文</translation>
    </message>
    <message>
        <source>Turn the screen to %1. Nobody else looks.</source>
        <translation>画面を%1に向けてください。ほかの人は見ないでください。</translation>
    </message>
    <message>
        <source>Show my orders</source>
        <translation>自分の注文を見る</translation>
    </message>
    <message>
        <source>No order yet. Tap the card’s city, then its goods.</source>
        <translation>まだ注文がありません。カードの都市、次に資源をタップします。</translation>
    </message>
    <message>
        <source>Take %1 off again</source>
        <translation>%1を取り消す</translation>
    </message>
    <message>
        <source>Add this order</source>
        <translation>この注文を追加</translation>
    </message>
    <message>
        <source>Hide my orders</source>
        <translation>自分の注文を隠す</translation>
    </message>
    <message>
        <source>Completed orders</source>
        <translation>完成した注文</translation>
    </message>
    <message>
        <source>Goods on board</source>
        <translation>持っている資源</translation>
    </message>
    <message>
        <source>%1, worth</source>
        <translation>%1の点数</translation>
    </message>
    <message>
        <source>The values are printed on the player boards.</source>
        <translation>点数は個人ボードに印刷されています。</translation>
    </message>
    <message>
        <source>Worth: %1</source>
        <translation>点数：%1</translation>
    </message>
    <message>
        <source>Another good</source>
        <translation>ほかの資源</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を外す</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Change what goods are worth</source>
        <translation>資源の点数を変える</translation>
    </message>
    <message>
        <source>Technologies that count at the end</source>
        <translation>最後に得点になる技術</translation>
    </message>
    <message>
        <source>Waterway</source>
        <translation>水路</translation>
    </message>
    <message>
        <source>To the scores</source>
        <translation>得点へ</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>次：%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>写真</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Railref</source>
        <translation>Railref</translation>
    </message>
    <message>
        <source>Choose a photo of the board</source>
        <translation>ボードの写真を選ぶ</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>保存したゲームを開く</translation>
    </message>
    <message>
        <source>Games and evidence (*.json *.railref)</source>
        <translation>ゲームと証拠ファイル (*.json *.railref)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>Games (*.json)</source>
        <translation>ゲーム (*.json)</translation>
    </message>
    <message>
        <source>A sample game</source>
        <translation>見本のゲーム</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>ゲームを開く…</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>ゲームを保存…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>共有…</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>これまでのゲーム</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>明るい配色</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>暗い配色</translation>
    </message>
    <message>
        <source>Railref has no tie to the games’ publisher.</source>
        <translation>Railref はゲームの発売元とは関係ありません。</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>写真</translation>
    </message>
    <message>
        <source>Goods</source>
        <comment>orders and goods, a step</comment>
        <translation>資源</translation>
    </message>
</context>
<context>
    <name>MapEditorPage</name>
    <message>
        <source>Choose a photo of the empty map</source>
        <translation>何も描かれていないマップの写真を選ぶ</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The map. Paint with a finger.</source>
        <translation>マップ。指で塗ります。</translation>
    </message>
    <message>
        <source>The photo of the map</source>
        <translation>マップの写真</translation>
    </message>
    <message>
        <source>Middle of corner hex %1</source>
        <translation>角のマス%1の中心</translation>
    </message>
    <message>
        <source>Lay the hexes over the photo</source>
        <translation>六角マスを写真に合わせる</translation>
    </message>
    <message>
        <source>First set how many hexes a row has, then drag the four rings onto the middles of the corner hexes: 1 top left, 2 top right, 3 bottom right, 4 bottom left.</source>
        <translation>まず1行のマス数を決め、4つの輪を角のマスの中心へ動かします：1左上、2右上、3右下、4左下。</translation>
    </message>
    <message>
        <source>Hexes in a row</source>
        <translation>1行のマス数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>It fits</source>
        <translation>合いました</translation>
    </message>
    <message>
        <source>Without the photo</source>
        <translation>写真を使わない</translation>
    </message>
    <message>
        <source>Lay out the map</source>
        <translation>マップを作る</translation>
    </message>
    <message>
        <source>Name of the map</source>
        <translation>マップの名前</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>塗る</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>陸</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>森</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>No hex</source>
        <translation>マスなし</translation>
    </message>
    <message>
        <source>Cities · tap a side to open it, again for water, again to close it</source>
        <translation>都市 · 辺をタップで出入口、もう一度で水路、次で閉じる</translation>
    </message>
    <message>
        <source>Resource sites</source>
        <translation>資源地</translation>
    </message>
    <message>
        <source>Start tracks</source>
        <translation>開始線路</translation>
    </message>
    <message>
        <source>%1 of 8</source>
        <translation>%1／8</translation>
    </message>
    <message>
        <source>Fit the photo again</source>
        <translation>写真を合わせ直す</translation>
    </message>
    <message>
        <source>Over a photo…</source>
        <translation>写真の上に…</translation>
    </message>
    <message>
        <source>Still missing</source>
        <translation>足りないもの</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Leave without keeping the map</source>
        <translation>マップを保存せずに戻る</translation>
    </message>
    <message>
        <source>Play on this map</source>
        <translation>このマップで遊ぶ</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>写真</translation>
    </message>
</context>
<context>
    <name>MapGrid</name>
    <message>
        <source>Another map: lay it out</source>
        <translation>ほかのマップを作る</translation>
    </message>
    <message>
        <source>Change this map…</source>
        <translation>このマップを変える…</translation>
    </message>
</context>
<context>
    <name>OrderCard</name>
    <message>
        <source>Remove this order</source>
        <translation>この注文を外す</translation>
    </message>
</context>
<context>
    <name>PastGame</name>
    <message>
        <source>Open the game of %1, %2</source>
        <translation>%1 のゲームを開く（%2）</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未終了</translation>
    </message>
    <message>
        <source>Remove the game of %1</source>
        <translation>%1 のゲームを削除</translation>
    </message>
</context>
<context>
    <name>PhotoPage</name>
    <message>
        <source>The photo, seen from above</source>
        <translation>真上から見た写真</translation>
    </message>
    <message>
        <source>Reading the board…</source>
        <translation>ボードを読み取っています…</translation>
    </message>
    <message>
        <source>The board is read.</source>
        <translation>ボードを読み取りました。</translation>
    </message>
    <message>
        <source>This photo cannot be read.</source>
        <translation>この写真は読み取れません。</translation>
    </message>
    <message>
        <source>Take one photo of the whole board.</source>
        <translation>ボード全体の写真を一枚撮ってください。</translation>
    </message>
    <message>
        <source>From above or at a slant, all four corners in it, no flash. Then drop it here.</source>
        <translation>真上からでも斜めからでも、四隅をすべて入れて、フラッシュなしで。ここにドロップしてください。</translation>
    </message>
    <message>
        <source>Check the reading</source>
        <translation>読み取りを確認</translation>
    </message>
    <message>
        <source>Another photo…</source>
        <translation>別の写真…</translation>
    </message>
    <message>
        <source>Choose a photo…</source>
        <translation>写真を選ぶ…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>No photo: tap the trains in</source>
        <translation>写真なしでタップ入力</translation>
    </message>
    <message>
        <source>Choose another photo of the same board</source>
        <translation>同じボードの別の写真を選ぶ</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Where do the phone’s pictures arrive?</source>
        <translation>スマホの写真はどのフォルダーに届きますか？</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>クリップボードに画像がありません。</translation>
    </message>
    <message>
        <source>%1 places are not in it: add a second photo, or fill them in.</source>
        <translation>%1 か所が写っていません。写真を追加するか、自分で入力してください。</translation>
    </message>
    <message>
        <source>%1 places are in doubt: a second photo, from higher above, settles most of them.</source>
        <translation>不確かな所が %1 か所あります。もっと真上からもう一枚撮ると、ほとんど解決します。</translation>
    </message>
    <message>
        <source>Waiting for new pictures in %1</source>
        <translation>%1 に新しい写真が届くのを待っています</translation>
    </message>
    <message>
        <source>Add a photo…</source>
        <translation>写真を追加…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>フォルダーを監視…</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>監視を停止</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>カメラの映像</translation>
    </message>
    <message>
        <source>It is taken over by itself as soon as it is sure.</source>
        <translation>確実になりしだい、自動で取り込みます。</translation>
    </message>
    <message>
        <source>Take it as it is</source>
        <translation>このまま使う</translation>
    </message>
    <message>
        <source>Stop the camera</source>
        <translation>カメラを止める</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>写真</translation>
    </message>
    <message>
        <source>The camera shows no board.</source>
        <translation>カメラにボードが映っていません。</translation>
    </message>
</context>
<context>
    <name>PlayerRecord</name>
    <message>
        <source>%1 of %2 won</source>
        <translation>%2 戦 %1 勝</translation>
    </message>
    <message>
        <source>Totals of %1, game by game</source>
        <translation>%1 の合計点（ゲームごと）</translation>
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
        <translation>%1 · %2 戦</translation>
    </message>
</context>
<context>
    <name>Proofs</name>
    <message>
        <source>%1 × 1 train = %2</source>
        <translation>%1 × 1 個 = %2</translation>
    </message>
    <message>
        <source>%1 × %2 trains = %3</source>
        <translation>%1 × %2 個 = %3</translation>
    </message>
    <message>
        <source>No routes.</source>
        <translation>路線なし。</translation>
    </message>
    <message>
        <source>%1. Together %2 trains.</source>
        <translation>%1。汽車は合わせて %2 個。</translation>
    </message>
    <message>
        <source>%1’s trains do not join %2 and %3, so the ticket counts against the score.</source>
        <translation>%1の汽車は%2と%3をつないでいないので、この目的地カードは減点です。</translation>
    </message>
    <message>
        <source>%1 is %2’s, borrowed by the station in %3.</source>
        <translation>%1は%2の路線で、%3の駅が借りています。</translation>
    </message>
    <message>
        <source>1 station left over, worth %1.</source>
        <translation>残った駅 1 個で %1 点。</translation>
    </message>
    <message>
        <source>%1 stations left over, %2 each.</source>
        <translation>残った駅 %1 個、1 個 %2 点。</translation>
    </message>
    <message>
        <source>The one in %1 completes nothing.</source>
        <translation>%1の駅で達成したカードはありません。</translation>
    </message>
    <message>
        <source>The one in %1 borrows %2 from %3.</source>
        <translation>%1の駅は%3から%2を借りています。</translation>
    </message>
    <message>
        <source>Counting cities with an odd number of routes would allow %1 trains, but what that leaves falls apart into pieces; every way to keep it in one piece was worked through, and none is longer.</source>
        <translation>奇数本の路線が集まる都市だけを数えると %1 個まで可能ですが、それでは路線が途切れます。途切れない行き方をすべて調べましたが、これより長いものはありませんでした。</translation>
    </message>
    <message>
        <source>It uses every train this player has on the board.</source>
        <translation>このプレイヤーがボードに置いた汽車をすべて使っています。</translation>
    </message>
    <message>
        <source>It uses every train of its network.</source>
        <translation>つながった路線の汽車をすべて使っています。</translation>
    </message>
    <message>
        <source>%1 cities have an odd number of this player’s routes, and a trail can start and end at only two of them: joining up the others leaves out at least %2 trains.</source>
        <translation>このプレイヤーの路線が奇数本集まる都市は %1 か所あり、道の両端になれるのは二つだけです。残りを組にすると、少なくとも汽車 %2 個を外すことになります。</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation>​</translation>
    </message>
    <message>
        <source>The %1 trains elsewhere do not connect to it and allow no longer trail.</source>
        <translation>ほかの汽車 %1 個はこれとつながらず、それだけでもっと長い道にもなりません。</translation>
    </message>
    <message>
        <source>No trains on the board.</source>
        <translation>ボードに汽車がありません。</translation>
    </message>
    <message>
        <source>From %1 to %2 in %3 steps.</source>
        <translation>%1から%2まで %3 路線。</translation>
    </message>
    <message>
        <source>Longest route of all: %1 trains. The others: %2.</source>
        <translation>最長路線：%1 個。ほかの人：%2。</translation>
    </message>
    <message>
        <source>Most completed tickets: %1. The others: %2.</source>
        <translation>達成した目的地カードが最多：%1 枚。ほかの人：%2。</translation>
    </message>
</context>
<context>
    <name>ReplayCard</name>
    <message>
        <source>Counted again: the same scores.</source>
        <translation>数え直した結果：同じ得点です。</translation>
    </message>
    <message>
        <source>Counted again: NOT the same scores.</source>
        <translation>数え直した結果：得点が違います！</translation>
    </message>
    <message>
        <source>The file was made by %1.</source>
        <translation>このファイルは %1 が作りました。</translation>
    </message>
    <message>
        <source>What you see is this program’s own count. The file differs in %1 places:</source>
        <translation>表示しているのはこのプログラムの計算です。ファイルは %1 か所で違います：</translation>
    </message>
    <message>
        <source>Look at the scores</source>
        <translation>得点を見る</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message>
        <source>Go on where you were?</source>
        <translation>前回の続きをしますか？</translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation>このゲームを続ける</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>別のゲームを始める</translation>
    </message>
</context>
<context>
    <name>RulingPage</name>
    <message>
        <source>The map. Draw the stretch with a finger.</source>
        <translation>マップ。指で線路をなぞってください。</translation>
    </message>
    <message>
        <source>The map. Tap a hex.</source>
        <translation>マップ。マスをタップしてください。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>線路</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>前進</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>向き</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工場</translation>
    </message>
    <message>
        <source>Location action</source>
        <translation>場所アクション</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>May this stretch be drawn?</source>
        <translation>この線路は引けますか？</translation>
    </message>
    <message>
        <source>Where can %1’s train go?</source>
        <translation>%1の列車はどこへ行けますか？</translation>
    </message>
    <message>
        <source>May %1’s train turn?</source>
        <translation>%1の列車は向きを変えられますか？</translation>
    </message>
    <message>
        <source>May %1 build a factory here?</source>
        <translation>%1はここに工場を建てられますか？</translation>
    </message>
    <message>
        <source>May %1 do a location action here?</source>
        <translation>%1はここで場所アクションができますか？</translation>
    </message>
    <message>
        <source>Has the end been reached?</source>
        <translation>ゲームは終わりですか？</translation>
    </message>
    <message>
        <source>Draw it on the map with a finger, from side to side.</source>
        <translation>マップの上を辺から辺へ指でなぞります。</translation>
    </message>
    <message>
        <source>No stop: no track leads on from where the train faces.</source>
        <translation>止まれる場所がありません。列車の前に線路が続いていません。</translation>
    </message>
    <message>
        <source>All stops are marked with their steps. Tap a hex to see the way.</source>
        <translation>止まれる場所に歩数を示しています。マスをタップすると道筋が出ます。</translation>
    </message>
    <message>
        <source>Choose the side that it shall face.</source>
        <translation>向けたい辺を選びます。</translation>
    </message>
    <message>
        <source>Tap the hex.</source>
        <translation>マスをタップします。</translation>
    </message>
    <message>
        <source>Tap the city, the resource site or the factory.</source>
        <translation>都市・資源地・工場をタップします。</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1（今）</translation>
    </message>
    <message>
        <source>Paid with iron: 1 piece</source>
        <translation>鉄で払う：1本</translation>
    </message>
    <message>
        <source>Paid with wood or coal: 5 steps</source>
        <translation>木材か石炭で払う：5歩</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Round that is being played</source>
        <translation>今のラウンド</translation>
    </message>
    <message>
        <source>25 points were reached in round</source>
        <translation>25点に達したラウンド</translation>
    </message>
    <message>
        <source>25 points were reached in an earlier round</source>
        <translation>前のラウンドで25点に達した</translation>
    </message>
    <message>
        <source>Whose turn is it? In the order of seats.</source>
        <translation>誰の番ですか？席順です。</translation>
    </message>
    <message>
        <source>%1 · turns left: %2</source>
        <translation>%1 · 残り%2手番</translation>
    </message>
    <message>
        <source>The round is finished</source>
        <translation>ラウンド終了</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
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
        <translation>目的地カード</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>駅</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
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
        <translation>目的地カード</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>駅</translation>
    </message>
    <message>
        <source>%1, place %2, %3 points</source>
        <translation>%1、%2 位、%3 点</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2の%1：%3</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Not finished: everybody still has more than 2 trains</source>
        <translation>未終了：全員がまだ汽車を 3 個以上持っています</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>最終得点</translation>
    </message>
    <message>
        <source>Not settled yet</source>
        <translation>まだ確定していません</translation>
    </message>
    <message>
        <source>%1 share the win with %2</source>
        <translation>%1が %2 点で同点優勝</translation>
    </message>
    <message>
        <source>%1 lead together with %2</source>
        <translation>%1が %2 点で並んで首位</translation>
    </message>
    <message>
        <source> and </source>
        <translation>と</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <translation>%1が %2 点で勝ち</translation>
    </message>
    <message>
        <source>%1 leads with %2</source>
        <translation>%1が %2 点で首位</translation>
    </message>
    <message>
        <source>By 1 point; no tie-breaker was needed.</source>
        <translation>1 点差。同点時の判定は不要でした。</translation>
    </message>
    <message>
        <source>By %1 points; no tie-breaker was needed.</source>
        <translation>%1 点差。同点時の判定は不要でした。</translation>
    </message>
    <message>
        <source>Equal on points. %1 completed more tickets: %2 against %3.</source>
        <translation>同点。達成した目的地カードは%1が多く、%2 対 %3。</translation>
    </message>
    <message>
        <source>Equal on points and tickets. %1 built fewer stations: %2 against %3.</source>
        <translation>得点も目的地カードも同じ。建てた駅は%1が少なく、%2 対 %3。</translation>
    </message>
    <message>
        <source>Equal on points and tickets. %1 has the longest route: %2 against %3.</source>
        <translation>得点も目的地カードも同じ。最長路線は%1で、%2 対 %3。</translation>
    </message>
    <message>
        <source>Every tie-breaker is equal too: the win is shared.</source>
        <translation>同点時の判定もすべて同じ：勝利を分け合います。</translation>
    </message>
    <message>
        <source>Most tickets</source>
        <translation>最多カード</translation>
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
        <translation>写真の質問が 1 つ未回答です。最も有力な答えで数えています。</translation>
    </message>
    <message>
        <source>%1 questions about the photo are still open: the likeliest answers count.</source>
        <translation>写真の質問が %1 件未回答です。最も有力な答えで数えています。</translation>
    </message>
    <message>
        <source>Places not in the photo: %1. They count as they are drawn.</source>
        <translation>写真にない所：%1。図のとおりに数えます。</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>路線</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>目的地カード</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>駅</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>共有…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Why? Tap any number.</source>
        <translation>なぜ？数字をタップ。</translation>
    </message>
    <message>
        <source>proved: nothing longer exists</source>
        <translation>証明済み：これより長いものはありません</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Somebody disagrees…</source>
        <translation>異議あり…</translation>
    </message>
    <message>
        <source>Reveal again</source>
        <translation>もう一度公開</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>一つ戻る</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>一つ進む</translation>
    </message>
    <message>
        <source>Draw it again</source>
        <translation>もう一度描く</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>一つずつ</translation>
    </message>
    <message>
        <source>Dispute this…</source>
        <translation>これに異議…</translation>
    </message>
    <message>
        <source>Answer the one that decides</source>
        <translation>勝敗を決める質問に答える</translation>
    </message>
    <message>
        <source>Answer the %1 that decide</source>
        <translation>勝敗を決める %1 件に答える</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Where to save it</source>
        <translation>保存する場所</translation>
    </message>
    <message>
        <source>The page as it will be printed</source>
        <translation>印刷されるページ</translation>
    </message>
    <message>
        <source>Drawing the page…</source>
        <translation>ページを描いています…</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>結果を共有</translation>
    </message>
    <message>
        <source>One page to print</source>
        <translation>印刷用 1 ページ</translation>
    </message>
    <message>
        <source>A picture to send</source>
        <translation>送信用画像</translation>
    </message>
    <message>
        <source>The evidence</source>
        <translation>証拠ファイル</translation>
    </message>
    <message>
        <source>The evidence holds the photo cropped to the board, the reading, every answer, every player’s cards and the scores. Anybody can open it with Railref and count again. Place and camera are taken out of the photo.</source>
        <translation>証拠ファイルには、ボードだけに切り抜いた写真、読み取り結果、すべての回答、全員のカード、得点が入ります。誰でも Railref で開いて数え直せます。写真の場所やカメラの情報は取り除きます。</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>For programs</source>
        <translation>プログラム用</translation>
    </message>
    <message>
        <source>This game is kept on this computer by itself.</source>
        <translation>このゲームは自動でこのコンピューターに保存されます。</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>これまでのゲーム</translation>
    </message>
    <message>
        <source>Save the game elsewhere…</source>
        <translation>ゲームを別の場所に保存…</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>得点に戻る</translation>
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
        <translation>目的地カード</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>駅</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Longest route</source>
        <translation>最長路線</translation>
    </message>
    <message>
        <source>Bonus for the longest route</source>
        <translation>最長路線のボーナス</translation>
    </message>
    <message>
        <source>Bonus for most tickets</source>
        <translation>最多目的地カードのボーナス</translation>
    </message>
    <message>
        <source>Counted by %1 after the rulebook of %2. Every longest route is proved: nothing longer exists.</source>
        <translation>%1 が%2のルールブックに従って計算。最長路線はすべて証明済み：これより長いものはありません。</translation>
    </message>
</context>
<context>
    <name>TicketRow</name>
    <message>
        <source>%1 to %2, %3 points</source>
        <translation>%1から%2、%3 点</translation>
    </message>
    <message>
        <source>Give back %1 to %2</source>
        <translation>%1から%2を戻す</translation>
    </message>
</context>
<context>
    <name>TicketsPage</name>
    <message>
        <source>The board. Tap the two cities of a ticket.</source>
        <translation>ボード。目的地カードの二つの都市をタップします。</translation>
    </message>
    <message>
        <source>Nobody plays yet.</source>
        <translation>まだプレイヤーがいません。</translation>
    </message>
    <message>
        <source>%1’s tickets</source>
        <translation>%1の目的地カード</translation>
    </message>
    <message>
        <source>A few letters of a city</source>
        <translation>都市名を数文字入力</translation>
    </message>
    <message>
        <source>Count the scores</source>
        <translation>得点を計算</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>次：%1</translation>
    </message>
    <message>
        <source>Turn the screen to %1. Nobody else looks.</source>
        <translation>画面を%1に向けてください。ほかの人は見ないで。</translation>
    </message>
    <message>
        <source>Show my tickets</source>
        <translation>自分のカードを見る</translation>
    </message>
    <message>
        <source>Close the deck</source>
        <translation>山札を閉じる</translation>
    </message>
    <message>
        <source>Pick from the deck</source>
        <translation>山札から選ぶ</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
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
        <translation>%1の目的地カード%2は%3のどの山札にもありません。</translation>
    </message>
    <message>
        <source>%1’s ticket %2 is printed with other points.</source>
        <translation>%1の目的地カード%2は、印刷された点数が異なります。</translation>
    </message>
    <message>
        <source>The ticket %1 is held more than once (%2); there is one such card.</source>
        <translation>目的地カード%1が重複しています（%2）。このカードは 1 枚だけです。</translation>
    </message>
    <message>
        <source>%1 holds a long ticket; %2 is played without them.</source>
        <translation>%1が長距離目的地カードを持っていますが、%2では使いません。</translation>
    </message>
    <message>
        <source>%1 holds more than %2 long tickets; nobody keeps more in %3.</source>
        <translation>%1の長距離目的地カードが %2 枚を超えています。%3ではそれ以上持てません。</translation>
    </message>
    <message>
        <source>%1 has fewer than %2 tickets. Have all been entered?</source>
        <translation>%1の目的地カードが %2 枚未満です。すべて入力しましたか？</translation>
    </message>
    <message>
        <source>%1 is for %2 to %3 players; this game has %4.</source>
        <translation>%1は %2～%3 人用ですが、このゲームは %4 人です。</translation>
    </message>
    <message>
        <source>%1’s routes need %2 trains; nobody has more than %3.</source>
        <translation>%1の路線には汽車 %2 個が必要ですが、一人 %3 個までです。</translation>
    </message>
    <message>
        <source>%1 has %2 stations on the board; nobody has more than %3.</source>
        <translation>%1の駅がボードに %2 個ありますが、一人 %3 個までです。</translation>
    </message>
    <message>
        <source>%1 has both routes %2. Nobody may take both.</source>
        <translation>%1が%2の路線を二本とも取っています。一人で両方は取れません。</translation>
    </message>
    <message>
        <source>Both routes %1 are taken. With %2 players the second one is closed.</source>
        <translation>%1の路線が二本とも取られています。%2 人では二本目は使えません。</translation>
    </message>
    <message>
        <source>Everybody still has more than 2 trains: the game cannot have ended yet.</source>
        <translation>全員がまだ汽車を 3 個以上持っています。ゲームはまだ終わっていないはずです。</translation>
    </message>
    <message>
        <source>a lap of 100 was forgotten</source>
        <translation>一周分の 100 点を忘れた</translation>
    </message>
    <message>
        <source>one of the routes of %1 trains was not scored, for example %2</source>
        <translation>長さ %1 の路線が一本数えられていない（例：%2）</translation>
    </message>
    <message>
        <source>%1 was not scored</source>
        <translation>%1が数えられていない</translation>
    </message>
    <message>
        <source>one of the routes of %1 trains was scored twice, for example %2</source>
        <translation>長さ %1 の路線が一本、二度数えられた（例：%2）</translation>
    </message>
    <message>
        <source>%1 was scored twice</source>
        <translation>%1が二度数えられた</translation>
    </message>
    <message>
        <source>%1 has %2 trains but was scored as %3</source>
        <translation>%1は長さ %2 なのに %3 として数えられた</translation>
    </message>
    <message>
        <source>A claim needs at least two cities.</source>
        <translation>主張には都市が二つ以上必要です。</translation>
    </message>
    <message>
        <source>%1 is named twice in a row.</source>
        <translation>%1が続けて二度あります。</translation>
    </message>
    <message>
        <source>The board has no route %1.</source>
        <translation>ボードに路線%1はありません。</translation>
    </message>
    <message>
        <source>The board has no route %1, and %2’s trains at these cities are two networks that nowhere meet.</source>
        <translation>ボードに路線%1はなく、この二都市の%2の汽車はどこでもつながっていません。</translation>
    </message>
    <message>
        <source>%1 belongs to %2, not to %3.</source>
        <translation>%1は%2のもので、%3のものではありません。</translation>
    </message>
    <message>
        <source>The station in %1 may borrow it for tickets, but a borrowed route never counts for the longest route.</source>
        <translation>%1の駅は目的地カードのために借りられますが、借りた路線は最長路線に数えません。</translation>
    </message>
    <message>
        <source>%1, longest route: one continuous path.</source>
        <translation>%1、最長路線：一続きの道であること。</translation>
    </message>
    <message>
        <source>%1, longest route: only a player’s own trains count.</source>
        <translation>%1、最長路線：自分の汽車だけを数える。</translation>
    </message>
    <message>
        <source>%1, longest route: routes used through a station do not count.</source>
        <translation>%1、最長路線：駅で使う路線は数えない。</translation>
    </message>
    <message>
        <source>%1, longest route: cities may repeat, but every train counts once.</source>
        <translation>%1、最長路線：都市は何度通ってもよいが、汽車は一度だけ数える。</translation>
    </message>
    <message>
        <source>%1’s marker stands on %2, and the routes are worth %3: that agrees.</source>
        <translation>%1のマーカーは %2、路線は %3 点：合っています。</translation>
    </message>
    <message>
        <source>%1’s marker stands on %2, but the routes are worth %3: it is %4 behind or %5 ahead.</source>
        <translation>%1のマーカーは %2 ですが、路線は %3 点：%4 マス遅れか %5 マス進みすぎです。</translation>
    </message>
    <message>
        <source>No single slip explains that.</source>
        <translation>一つの間違いでは説明できません。</translation>
    </message>
    <message>
        <source>Likeliest: %1.</source>
        <translation>最もありそうなのは：%1。</translation>
    </message>
    <message>
        <source>%1 has no station in %2.</source>
        <translation>%1は%2に駅がありません。</translation>
    </message>
    <message>
        <source>%1 does not end in %2.</source>
        <translation>%1は%2に通じていません。</translation>
    </message>
    <message>
        <source>%1 is %2’s own already.</source>
        <translation>%1はもともと%2のものです。</translation>
    </message>
    <message>
        <source>Nobody has %1: a station borrows only what another player has built.</source>
        <translation>%1は誰のものでもありません。駅が借りられるのはほかの人の路線だけです。</translation>
    </message>
    <message>
        <source>%1’s trains on %2 were travelled before.</source>
        <translation>%2にある%1の汽車はもう通りました。</translation>
    </message>
    <message>
        <source>Nobody has trains on %1.</source>
        <translation>%1には誰の汽車もありません。</translation>
    </message>
</context>
<context>
    <name>WarningLine</name>
    <message>
        <source>Shows the place on the board</source>
        <translation>ボード上の場所を表示</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>gray</source>
        <translation>灰</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>ピンク</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>%1, the %2 one</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, the first of two</source>
        <translation>%1（二本の一本目）</translation>
    </message>
    <message>
        <source>%1, the second of two</source>
        <translation>%1（二本の二本目）</translation>
    </message>
    <message>
        <source>1 train</source>
        <translation>汽車 1 個</translation>
    </message>
    <message>
        <source>%1 trains</source>
        <translation>汽車 %1 個</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 点</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 点</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>トンネル</translation>
    </message>
    <message>
        <source>ferry</source>
        <translation>フェリー</translation>
    </message>
    <message>
        <source>Finding the board</source>
        <translation>ボードを探しています</translation>
    </message>
    <message>
        <source>Reading the trains</source>
        <translation>汽車を読み取っています</translation>
    </message>
    <message>
        <source>Light is reflected there.</source>
        <translation>光が反射しています。</translation>
    </message>
    <message>
        <source>It lies in shadow.</source>
        <translation>影になっています。</translation>
    </message>
    <message>
        <source>Something seems to lie on it.</source>
        <translation>上に何か載っているようです。</translation>
    </message>
    <message>
        <source>The trains lie between two routes.</source>
        <translation>汽車が二つの路線の間にあります。</translation>
    </message>
    <message>
        <source>Trains of two colours are seen there.</source>
        <translation>二色の汽車が見えます。</translation>
    </message>
    <message>
        <source>Not every space has a train.</source>
        <translation>汽車のないマスがあります。</translation>
    </message>
    <message>
        <source>What is seen there would break a rule.</source>
        <translation>見えているとおりだとルールに反します。</translation>
    </message>
    <message>
        <source>The picture is too small to find a board in it.</source>
        <translation>画像が小さすぎてボードが見つかりません。</translation>
    </message>
    <message>
        <source>No board that Railref knows was found in it.</source>
        <translation>Railref の対応するボードが写真に見つかりません。</translation>
    </message>
    <message>
        <source>The board in it is mirrored: take it with the back camera.</source>
        <translation>写真の中のボードが左右反対です。背面カメラで撮ってください。</translation>
    </message>
    <message>
        <source>It has hardly any colours: nobody can say whose trains these are.</source>
        <translation>色がほとんどなく、どのプレイヤーの列車か見分けられません。</translation>
    </message>
    <message>
        <source>It is burnt out: nobody can say whose trains these are.</source>
        <translation>白飛びしているため、どの列車が誰のものか分かりません。</translation>
    </message>
    <message>
        <source>It shows another board than the other photos.</source>
        <translation>ほかの写真と違うボードが写っています。</translation>
    </message>
    <message>
        <source>It shows another position than the other photos.</source>
        <translation>ほかの写真と違う局面が写っています。</translation>
    </message>
    <message>
        <source>These trains look unlike any colour of this game.</source>
        <translation>汽車の色がこのゲームのどの色とも違って見えます。</translation>
    </message>
</context>
<context>
    <name>railref::app::CheckModel</name>
    <message>
        <source>No station</source>
        <translation>駅なし</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No photo shows this place.</source>
        <translation>この場所はどの写真にも写っていません。</translation>
    </message>
    <message>
        <source>The photo is nearly clear here.</source>
        <translation>ここの写真はほぼはっきりしています。</translation>
    </message>
    <message>
        <source>%1: whose trains?</source>
        <translation>%1：誰の汽車？</translation>
    </message>
    <message>
        <source>%1: whose station?</source>
        <translation>%1：誰の駅？</translation>
    </message>
    <message>
        <source>%1: where is the score marker?</source>
        <translation>%1：点数マーカーはどこ？</translation>
    </message>
    <message>
        <source>It counts for nothing; it only checks the score that was kept.</source>
        <translation>得点には影響しません。記録した点数の確認用です。</translation>
    </message>
    <message>
        <source>Nothing on the board is open any more.</source>
        <translation>ボードに未定の所はもうありません。</translation>
    </message>
    <message>
        <source>1 place is still open. Who may win is known once the tickets are in.</source>
        <translation>未定の所が 1 か所あります。勝敗に関わるかは目的地カードを入力すると分かります。</translation>
    </message>
    <message>
        <source>%1 places are still open. Who may win is known once the tickets are in.</source>
        <translation>未定の所が %1 か所あります。勝敗に関わるかは目的地カードを入力すると分かります。</translation>
    </message>
    <message>
        <source>The one place still open cannot change who wins.</source>
        <translation>残る 1 か所では勝者は変わりません。</translation>
    </message>
    <message>
        <source>The %1 places still open cannot change who wins.</source>
        <translation>残る %1 か所では勝者は変わりません。</translation>
    </message>
    <message>
        <source>After this answer nothing on the board can change who wins any more.</source>
        <translation>これに答えれば、ボード上で勝者を変えるものはもうありません。</translation>
    </message>
    <message>
        <source>%1 answers can still change who wins.</source>
        <translation>あと %1 件の答えで勝者が変わるかもしれません。</translation>
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
        <translation>%1 番目で不成立</translation>
    </message>
    <message>
        <source>It holds: 1 train</source>
        <translation>成立：汽車 1 個</translation>
    </message>
    <message>
        <source>It holds: %1 trains</source>
        <translation>成立：汽車 %1 個</translation>
    </message>
    <message>
        <source>Nothing longer exists for %1.</source>
        <translation>%1にこれより長い路線はありません。</translation>
    </message>
    <message>
        <source>%1 has a longer one: %2 trains.</source>
        <translation>%1にはもっと長い路線があります：汽車 %2 個。</translation>
    </message>
    <message>
        <source>%1 (taken by %2)</source>
        <translation>%1（%2のもの）</translation>
    </message>
    <message>
        <source>%1 (free)</source>
        <translation>%1（空き）</translation>
    </message>
    <message>
        <source>No train of %1 touches %2.</source>
        <translation>%1の汽車は%2に届いていません。</translation>
    </message>
    <message>
        <source>From %1 the trains reach 1 other city.</source>
        <translation>%1から汽車でほかの 1 都市に行けます。</translation>
    </message>
    <message>
        <source>From %1 the trains reach %2 other cities.</source>
        <translation>%1から汽車でほかの %2 都市に行けます。</translation>
    </message>
    <message>
        <source>Nothing joins the two. The shortest missing link: %1.</source>
        <translation>二つはつながっていません。足りない最短の区間：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the names of routes</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>1 train is missing</source>
        <translation>汽車 1 個足りません</translation>
    </message>
    <message>
        <source>%1 trains are missing</source>
        <translation>汽車 %1 個足りません</translation>
    </message>
    <message>
        <source>borrows nothing</source>
        <translation>借りていない</translation>
    </message>
    <message>
        <source>borrows %1</source>
        <translation>%1を借りる</translation>
    </message>
    <message>
        <source>Nobody has said where %1’s marker stands.</source>
        <translation>%1の点数マーカーの位置はまだ入力されていません。</translation>
    </message>
</context>
<context>
    <name>railref::app::DuduModel</name>
    <message>
        <source>The map in this photo is no longer kept.</source>
        <translation>この写真のマップは、もう保存されていません。</translation>
    </message>
    <message>
        <source>The map in this photo is laid out otherwise than the game’s.</source>
        <translation>この写真のマップは、このゲームのマップと配置が違います。</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1～%2 人</translation>
    </message>
    <message>
        <source>All %1 hexes are certain.</source>
        <translation>%1マスすべて確実です。</translation>
    </message>
    <message>
        <source>%1 of %2 hexes are certain.</source>
        <translation>%2マス中%1マスが確実です。</translation>
    </message>
</context>
<context>
    <name>railref::app::DuduScoreModel</name>
    <message>
        <source>%1 wins with %2</source>
        <translation>%1が%2点で勝ち</translation>
    </message>
    <message>
        <source>%1 share the victory with %2</source>
        <translation>%1が%2点で同点優勝</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between names</comment>
        <translation>と</translation>
    </message>
    <message>
        <source>Track</source>
        <comment>the score track, a column</comment>
        <translation>トラック</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>注文</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>資源</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>影響力</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>減点</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>技術</translation>
    </message>
    <message>
        <source>On the score track</source>
        <translation>得点トラック</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>最終得点</translation>
    </message>
    <message>
        <source>Nobody plays yet.</source>
        <translation>まだプレイヤーがいません。</translation>
    </message>
    <message>
        <source>%1 is ahead with %2</source>
        <translation>%1が%2点で首位</translation>
    </message>
    <message>
        <source>Orders in hand, goods, influence and technologies are still to come.</source>
        <translation>手札の注文・資源・影響力・技術はこれからです。</translation>
    </message>
    <message>
        <source>A tie is a shared victory.</source>
        <translation>同点なら勝利を分け合います。</translation>
    </message>
    <message>
        <source>%1 points ahead of %2.</source>
        <translation>%2に%1点差。</translation>
    </message>
    <message>
        <source>Reveal %1’s orders and goods</source>
        <translation>%1の注文と資源を公開</translation>
    </message>
    <message>
        <source>And who wins?</source>
        <translation>勝者は？</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <comment>player, source of points, points</comment>
        <translation>%1 · %2：%3</translation>
    </message>
    <message>
        <source>Points on the score track at the end of play.</source>
        <translation>ゲーム終了時の得点トラックの点数。</translation>
    </message>
    <message>
        <source>No order was in hand.</source>
        <translation>手札に注文はありませんでした。</translation>
    </message>
    <message>
        <source>The goods go on the orders as the player says.</source>
        <translation>資源はプレイヤーの言うとおり注文に使います。</translation>
    </message>
    <message>
        <source>The goods go on the orders so that the own total is as large as possible; no other choice gives more.</source>
        <translation>自分の合計が最大になるように資源を使います。これより多くなる使い方はありません。</translation>
    </message>
    <message>
        <source>Goods left over: their values added up, 1 point for each full 3.</source>
        <translation>残った資源の点数を合計し、3点ごとに1点。</translation>
    </message>
    <message>
        <source>Per city: who has most completed orders, or ties for most, gets 2 points a card, everybody else 1.</source>
        <translation>都市ごとに、完成した注文が最多（同数も）なら1枚2点、ほかの人は1枚1点。</translation>
    </message>
    <message>
        <source>Each penalty piece costs 3 points.</source>
        <translation>減点コマ1個につき−3点。</translation>
    </message>
    <message>
        <source>Technologies of column 4.</source>
        <translation>4列目の技術。</translation>
    </message>
    <message>
        <source>no good for it: discarded</source>
        <translation>合う資源なし：捨てる</translation>
    </message>
    <message>
        <source>completed: counts for influence</source>
        <translation>完成：影響力に数える</translation>
    </message>
    <message>
        <source>filled in part: points, then discarded</source>
        <translation>一部だけ：得点して捨てる</translation>
    </message>
    <message>
        <source>Sum %1, divided by 3</source>
        <translation>合計%1を3で割る</translation>
    </message>
    <message>
        <source>others have more: 1 each</source>
        <translation>ほかの人が多い：1枚1点</translation>
    </message>
    <message>
        <source>ties for most: 2 each</source>
        <translation>同数で最多：1枚2点</translation>
    </message>
    <message>
        <source>most of all: 2 each</source>
        <translation>最多：1枚2点</translation>
    </message>
    <message>
        <source>counted in the sale</source>
        <translation>販売で計算済み</translation>
    </message>
    <message>
        <source>%1 completed orders</source>
        <translation>完成した注文%1枚</translation>
    </message>
    <message>
        <source>Penalty pieces</source>
        <translation>減点コマ</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>得点トラック</translation>
    </message>
</context>
<context>
    <name>railref::app::GameModel</name>
    <message>
        <source>%1 tickets</source>
        <translation>目的地カード %1 枚</translation>
    </message>
    <message>
        <source>longest route %1</source>
        <translation>最長路線 %1</translation>
    </message>
    <message>
        <source>most tickets %1</source>
        <translation>最多カード %1</translation>
    </message>
    <message>
        <source>each station left over %1</source>
        <translation>残った駅 1 個につき %1</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 を開きました。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
    <message>
        <source>Whose station stands here?</source>
        <translation>ここは誰の駅ですか？</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1～%2 人</translation>
    </message>
    <message>
        <source>All %1 routes are certain.</source>
        <translation>%1 路線すべて確実です。</translation>
    </message>
    <message>
        <source>%1 of %2 routes are certain.</source>
        <translation>%2 路線中 %1 路線が確実です。</translation>
    </message>
</context>
<context>
    <name>railref::app::HexCheckModel</name>
    <message>
        <source>A train is impossible.</source>
        <translation>ありえない位置に列車があります。</translation>
    </message>
    <message>
        <source>No track under the %1 train leads the way it faces.</source>
        <translation>%1の列車の下に、向いている方向の線路がありません。</translation>
    </message>
    <message>
        <source>Two trains stand on one hex.</source>
        <translation>1つのマスに列車が2つあります。</translation>
    </message>
    <message>
        <source>The %1 train stands on no track.</source>
        <translation>%1の列車の下に線路がありません。</translation>
    </message>
    <message>
        <source>There are two %1 trains.</source>
        <translation>%1の列車が2つあります。</translation>
    </message>
    <message>
        <source>This board is impossible.</source>
        <translation>ありえない盤面です。</translation>
    </message>
    <message>
        <source>A factory stands on track.</source>
        <translation>工場が線路の上にあります。</translation>
    </message>
    <message>
        <source>No factory can stand here.</source>
        <translation>ここに工場は建てられません。</translation>
    </message>
    <message>
        <source>This track is printed on the map, or nothing can be drawn here.</source>
        <translation>この線路は印刷されたものか、ここには引けないものです。</translation>
    </message>
    <message>
        <source>track</source>
        <translation>線路</translation>
    </message>
    <message>
        <source>%1 pieces of track</source>
        <translation>線路%1本</translation>
    </message>
    <message>
        <source>train: %1</source>
        <translation>列車：%1</translation>
    </message>
    <message>
        <source>factory</source>
        <translation>工場</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>何もない</translation>
    </message>
    <message>
        <source>What is on this hex?</source>
        <translation>このマスには何がありますか？</translation>
    </message>
</context>
<context>
    <name>railref::app::HoldingsModel</name>
    <message>
        <source>There are no more goods in the box.</source>
        <translation>箱にもう資源がありません。</translation>
    </message>
    <message>
        <source>There are only 36 orders in the game.</source>
        <translation>注文カードは36枚しかありません。</translation>
    </message>
    <message>
        <source>Nobody has more than 10 technologies.</source>
        <translation>技術は1人10個までです。</translation>
    </message>
    <message>
        <source>Nobody holds that many orders.</source>
        <translation>手札の注文がこんなに多いことはありません。</translation>
    </message>
    <message>
        <source>%1 is still on board or on an order.</source>
        <translation>%1はまだ手元か注文にあります。</translation>
    </message>
</context>
<context>
    <name>railref::app::LiveModel</name>
    <message>
        <source>Hold the camera over the whole board.</source>
        <translation>カメラをボード全体の上に構えてください。</translation>
    </message>
    <message>
        <source>The picture is mirrored. Use the back camera, or turn mirroring off.</source>
        <translation>画像が左右反対です。背面カメラを使うか、左右反転を切ってください。</translation>
    </message>
    <message>
        <source>Hold it still.</source>
        <translation>動かさないでください。</translation>
    </message>
    <message>
        <source>The board is too small in the picture. Move closer.</source>
        <translation>ボードが小さく写っています。もっと近づいてください。</translation>
    </message>
    <message>
        <source>Its colours cannot be told. Use a white light, not too bright.</source>
        <translation>色を見分けられません。明るすぎない白い照明を使ってください。</translation>
    </message>
    <message>
        <source>Reading. Keep hands off the board for a moment.</source>
        <translation>読み取り中です。しばらくボードから手を離してください。</translation>
    </message>
    <message>
        <source>The board is read.</source>
        <translation>ボードを読み取りました。</translation>
    </message>
    <message>
        <source>Looking for the camera…</source>
        <translation>カメラを探しています…</translation>
    </message>
</context>
<context>
    <name>railref::app::MapEditorModel</name>
    <message>
        <source>The map is kept. Its photo shows the printed hexes too badly: photos of games on it cannot be read.</source>
        <translation>マップは保存されました。写真の六角マスが不鮮明なため、このマップで遊んだゲームの写真は読み取れません。</translation>
    </message>
    <message>
        <source>The map is kept. It is laid out otherwise now: lay it out over a photo once more, or photos of games on it cannot be read.</source>
        <translation>マップは保存されました。配置が変わったので、もう一度写真に重ねて作らないと、このマップで遊んだゲームの写真は読み取れません。</translation>
    </message>
    <message>
        <source>The map has no name yet.</source>
        <translation>マップにまだ名前がありません。</translation>
    </message>
    <message>
        <source>Cities: %1 of 4.</source>
        <translation>都市：%1／4。</translation>
    </message>
    <message>
        <source>No resource site yet.</source>
        <translation>資源地がまだありません。</translation>
    </message>
    <message>
        <source>Start tracks: %1 of 8.</source>
        <translation>開始線路：%1／8。</translation>
    </message>
    <message>
        <source>A building has no opening, or one that leads nowhere. Tap its sides.</source>
        <translation>出入口のない建物か、どこにも通じない出入口があります。辺をタップしてください。</translation>
    </message>
    <message>
        <source>A start track does not lead from the border onto the map.</source>
        <translation>端からマップの中へ通じていない開始線路があります。</translation>
    </message>
    <message>
        <source>A part of the map is cut off from the rest.</source>
        <translation>マップの一部が切り離されています。</translation>
    </message>
    <message>
        <source>This picture cannot be read.</source>
        <translation>この画像は読めません。</translation>
    </message>
</context>
<context>
    <name>railref::app::PhotoModel</name>
    <message>
        <source>Reading it failed: %1</source>
        <translation>読み取りに失敗しました：%1</translation>
    </message>
    <message>
        <source>The picture is small. Use the camera’s own photo, not a preview of it.</source>
        <translation>画像が小さすぎます。プレビューではなくカメラの元の写真を使ってください。</translation>
    </message>
    <message>
        <source>It is dark. Turn on one more lamp.</source>
        <translation>暗すぎます。照明をもう一つつけてください。</translation>
    </message>
    <message>
        <source>It is burnt out. Move the lamp beside the board, and use no flash.</source>
        <translation>白飛びしています。照明をボードの横に移し、フラッシュは使わないでください。</translation>
    </message>
    <message>
        <source>It is blurred. Rest your elbows on the table and tap the board to focus.</source>
        <translation>ぼけています。ひじを机につき、ボードをタップしてピントを合わせてください。</translation>
    </message>
    <message>
        <source>It has hardly any colours. Use no filter, and switch on a white lamp.</source>
        <translation>色がほとんどありません。フィルターを使わず、白い照明をつけてください。</translation>
    </message>
    <message>
        <source>All four corners of the board should be in the picture.</source>
        <translation>ボードの四隅がすべて写るようにしてください。</translation>
    </message>
    <message>
        <source>Hold the camera as high above the board as you can.</source>
        <translation>カメラをできるだけ高く構えてください。</translation>
    </message>
    <message>
        <source>Clear away boxes and cards that cover it.</source>
        <translation>ボードを隠している箱やカードをどけてください。</translation>
    </message>
    <message>
        <source>pasted %1.png</source>
        <translation>貼り付け %1.png</translation>
    </message>
    <message>
        <source>Opening the photo</source>
        <translation>写真を開いています</translation>
    </message>
    <message>
        <source>%1 is left out. %2</source>
        <translation>%1 は使いませんでした。%2</translation>
    </message>
    <message>
        <source>%1 claimed routes read in %2 s.</source>
        <translation>%2 秒で %1 路線を読み取りました。</translation>
    </message>
    <message>
        <source>%1 hexes with track, trains or factories read in %2 s.</source>
        <translation>線路・列車・工場のある%1マスを%2秒で読み取りました。</translation>
    </message>
</context>
<context>
    <name>railref::app::RulingModel</name>
    <message>
        <source>This board is impossible as it is drawn. Put it right on the Check page first.</source>
        <translation>描かれた盤面はありえません。先に「確認」で直してください。</translation>
    </message>
    <message>
        <source>%1’s train is not on the board. Put it there on the Check page.</source>
        <translation>%1の列車がマップにありません。「確認」で置いてください。</translation>
    </message>
    <message>
        <source>Yes, it is over</source>
        <translation>はい、終わりです</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>まだです</translation>
    </message>
    <message>
        <source>The end is near</source>
        <translation>もうすぐ終わりです</translation>
    </message>
</context>
<context>
    <name>railref::app::ScoreModel</name>
    <message>
        <source>Reveal %1’s tickets</source>
        <translation>%1の目的地カードを公開</translation>
    </message>
    <message>
        <source>The bonus, and who wins</source>
        <translation>ボーナスと勝者</translation>
    </message>
    <message>
        <source>%1 of %2: %3 · %4 trains so far</source>
        <translation>%1／%2：%3 · ここまで %4 個</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>計算しています…</translation>
    </message>
    <message>
        <source>Before the bonus</source>
        <translation>ボーナス前</translation>
    </message>
    <message>
        <source>What lies on the board</source>
        <translation>ボード上の得点</translation>
    </message>
    <message>
        <source>%1: %2 of %3 tickets</source>
        <translation>%1：目的地カード %3 枚中 %2 枚</translation>
    </message>
    <message>
        <source>Routes and stations first; then hand after hand, then the bonus.</source>
        <translation>まず路線と駅、次に一人ずつ目的地カード、最後にボーナス。</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>路線</translation>
    </message>
    <message>
        <source>%1 trains</source>
        <translation>汽車 %1 個</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>達成</translation>
    </message>
    <message>
        <source>not completed</source>
        <translation>未達成</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>駅</translation>
    </message>
    <message>
        <source>%1 built</source>
        <translation>建設 %1</translation>
    </message>
    <message>
        <source>Longest route</source>
        <translation>最長路線</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>ボーナス</translation>
    </message>
    <message>
        <source>%1: %2 – %3, %4</source>
        <translation>%1：%2 – %3、%4</translation>
    </message>
    <message>
        <source>%1’s tickets: %2</source>
        <translation>%1の目的地カード：%2</translation>
    </message>
    <message>
        <source>%1’s stations: %2 points</source>
        <translation>%1の駅：%2 点</translation>
    </message>
    <message>
        <source>%1’s routes: %2 points</source>
        <translation>%1の路線：%2 点</translation>
    </message>
    <message>
        <source>%1’s bonus: %2</source>
        <translation>%1のボーナス：%2</translation>
    </message>
    <message>
        <source>%1’s longest route: %2 trains</source>
        <translation>%1の最長路線：汽車 %2 個</translation>
    </message>
    <message>
        <source>%1 of %2 tickets are complete.</source>
        <translation>目的地カード %2 枚中 %1 枚を達成。</translation>
    </message>
    <message>
        <source>Rulebook: %1</source>
        <translation>ルールブック：%1</translation>
    </message>
</context>
<context>
    <name>railref::app::ShareModel</name>
    <message>
        <source>Nobody plays yet: there are no scores to share.</source>
        <translation>まだプレイヤーがいないので、共有する得点がありません。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
</context>
<context>
    <name>railref::app::ShelfModel</name>
    <message>
        <source>This game is not being saved: %1</source>
        <translation>このゲームは保存されていません：%1</translation>
    </message>
</context>
<context>
    <name>railref::app::TableModel</name>
    <message>
        <source>Opened %1.</source>
        <translation>%1 を開きました。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
</context>
<context>
    <name>railref::app::TicketModel</name>
    <message>
        <source>Not in this game: %1 plays without this card.</source>
        <translation>このゲームにはありません：%1ではこのカードを使いません。</translation>
    </message>
    <message>
        <source>%1 has this card already; there is only one.</source>
        <translation>%1がもう持っています。このカードは 1 枚だけです。</translation>
    </message>
    <message>
        <source>%1 holds this card; there is only one.</source>
        <translation>%1が持っています。このカードは 1 枚だけです。</translation>
    </message>
    <message>
        <source>No ticket of this board has “%1”.</source>
        <translation>「%1」の目的地カードはこのボードにありません。</translation>
    </message>
    <message>
        <source>There is no ticket %1 – %2.</source>
        <translation>%1 – %2 の目的地カードはありません。</translation>
    </message>
    <message>
        <source>In no deck of %1.</source>
        <translation>%1のどの山札にもありません。</translation>
    </message>
    <message>
        <source>No tickets yet.</source>
        <translation>目的地カードはまだありません。</translation>
    </message>
    <message>
        <source>1 ticket worth %1</source>
        <translation>目的地カード 1 枚、%1 点</translation>
    </message>
    <message>
        <source>%1 tickets worth %2</source>
        <translation>目的地カード %1 枚、計 %2 点</translation>
    </message>
</context>
</TS>
