/**
 * ヘルプの日本語。見出し、図、リンクはヘルプのページが付ける。図の説明は、ページの解説と同じ言い方にする。
 */

import { methods } from './help-methods.js';

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  ...methods,

  'help.title': 'ヘルプ：Kakuteiの使い方',
  'help.heading': 'Kakuteiの使い方',
  'help.toBoard': '盤面へ',
  'help.intro':
    '新聞の数独で手が止まったときも、なぜその数字が入るのかを知りたいときも、三つの手順で足ります。',
  'help.contents': '目次',

  'help.start.title': '三つの手順',
  'help.enter.title': '1. 問題を入れる',
  'help.enter': '「入力」を押し、空の盤面に数字を一行ずつ入れていきます。',
  'help.enter.square':
    '数字は枠の付いたマスに入り、枠は次のマスに進みます。空きマスでは「空きマス」か0のキーを押します。',
  'help.enter.digit':
    '「完了」で問題が決まり、その数字は変えられなくなります。「キャンセル」で前の盤面に戻ります。',
  'help.enter.paste':
    'テキストやファイル、ほかのサイトへのリンクがあれば、代わりに「開く」を押すか、ページのどこにでも貼り付けてください。',
  'help.enter.photo': '紙の問題は「開く」の「写真」で読み取り、直せます。',
  'help.enter.check':
    '盤面の下の行に、解の数が出ます。新聞の問題なら、一つだけです。そうでなければ、数字をもう一度見比べてください。',
  'help.enter.caption': '4行4列まで入れたところです。枠のマスに次の数字が入ります。',

  'help.step.title': '2. 「1 Step」を押す',
  'help.step': '「1 Step」は一手だけ進め、その理由を述べます。もう一度押すと次の一手です。',
  'help.step.go':
    '「Go」は最後まで解きます。すると、すべての手が盤面の横か下に並び、一手ずつたどれます。',
  'help.step.back':
    '「元に戻す」は、直前の操作を取り消します。マスに触れると、キーパッドと一緒に現れます。',
  'help.step.free':
    '押す合間に、数字を入れても、変えても、消してもかまいません。いつもいまの盤面から始めます（バックトラッキングだけは続きから進みます）。',

  'help.why.title': '3. 理由を読む',
  'help.why': '解説には、盤面を見れば自分で確かめられることが書いてあります。',
  'help.why.sentence':
    '1行6列は9です。3行3列、4行4列、8行5列に9があるので、第2ボックスのほかの空きマスに9は入りません。',
  'help.why.square':
    '「1行6列」は、上から1行目、左から6列目のマスです。第2ボックスは、左上から数えて二つ目のボックスで、枠で囲まれています。',
  'help.why.causes': '破線の枠のマスが理由です。どの9も、斜線を引いた行か列をふさいでいます。',
  'help.why.struck': '小さな数字に斜線があれば、その数字はそのマスに入りません。',
  'help.why.method':
    '解法そのものがしたことは、考案者の用語で、解説の下に畳まれています。定石や規則の名前を押すと、このページの説明が開きます。',
  'help.why.caption':
    '一度押したところです。黄色の地は直前の手、下の点はソルバーが見つけた数字を表します。',

  'help.rules.title': '数独のルール',
  'help.rules':
    'どの行にも、どの列にも、どのボックスにも、1から9までの数字が一つずつ入ります。初めからある数字は変えません。',
  'help.rules.units': '横の九マスが行、縦の九マスが列、太線で囲まれた九マスがボックスです。',
  'help.rules.sees': '同じ行、同じ列、同じボックスのマスどうしには、同じ数字が入りません。',
  'help.rules.candidates':
    '候補とは、そのマスにまだ入り得る数字です。このページでは小さな数字で表します。まだ数字が決まらなくても、候補を除けることはよくあります。',
  'help.rules.caption':
    '5行5列は、第5行、第5列、第5ボックスにあります。合わせると5のほかの数字がすべてあるので、5行5列は5です。',

  'help.techniques.title': 'よく使う定石',
  'help.techniques':
    'やさしい順です。初めの四つで数字が決まります。ほかは候補を除くもので、やがて四つのどれかがまた使えます。',
  'help.techniques.see': '図',

  'help.fullHouse.title': '最後の空きマス（フルハウス）',
  'help.fullHouse':
    '行、列、ボックスのどれかで、空きマスが一つだけになったら、残った数字が入ります。',
  'help.fullHouse.caption': '6行6列は4です。第5ボックスの最後の空きマスです。',
  'help.fullHouse.called': '五つの文書では、次のシングルに含まれます。',

  'help.nakedSingle.title': '最後の候補（ネイキッドシングル）',
  'help.nakedSingle':
    'マスの行、列、ボックスに、合わせて八種類の数字があれば、残る一つが入ります。',
  'help.nakedSingle.caption':
    '4行6列は6です。第4行に2・5・9、第6列に1・7・8、第5ボックスに3・4があり、残るのは6だけです。',
  'help.nakedSingle.called':
    '潮：規則(1-1)で一マスの場合。論理立方体：4.4。人間に近い解法：1国同盟。セルリスト：候補数字数（mx）が1。',

  'help.hiddenSingle.title': 'ボックスで最後の場所（ヒドゥンシングル）',
  'help.hiddenSingle':
    'ボックスの中で、ある数字の入るマスが一つしかない場合です。ほかの空きマスは、外にある同じ数字がふさぎます。',
  'help.hiddenSingle.caption':
    '9行7列は1です。5行9列と8行5列に1があるので、第9ボックスのほかの空きマスに1は入りません。',
  'help.hiddenSingle.called':
    '潮：規則(4)。論理立方体：4.2。セルリスト：ボックスでただ一つの白いマス。',

  'help.hiddenLine.title': '行や列で最後の場所（ヒドゥンシングル）',
  'help.hiddenLine':
    '行や列の中で、ある数字の入るマスが一つしかない場合です。ボックスには、まだいくつか残っていてもかまいません。',
  'help.hiddenLine.caption':
    '4行3列は1です。3行2列、5行9列、6行6列に1があるので、第3列のほかの空きマスに1は入りません。',
  'help.hiddenLine.called':
    '潮：規則(2)と(3)。論理立方体：4.3。セルリスト：行や列でただ一つの白いマス。',

  'help.nakedPair.title': '二国同盟（ネイキッドペア）',
  'help.nakedPair':
    '行、列、ボックスのどれかで、二つのマスに同じ二つの数字しか入らなければ、ほかのマスにその数字は入りません。',
  'help.nakedPair.caption':
    '1行7列と2行7列に入るのは1・2だけなので（ネイキッドペア）、1行9列、3行7列、3行9列、4行7列に2は入りません。これで、第9列のほかのマスに2が入らないので、5行9列は2です。',
  'help.nakedPair.called':
    '潮：規則(1-1)。論理立方体：2個の数字の巡回セル（5.1）。人間に近い解法：2国同盟。',

  'help.nakedTriple.title': '三国同盟、四国同盟（ネイキッドトリプル、ネイキッドクアッド）',
  'help.nakedTriple':
    '三つのマスの候補が合わせて三つだけ、または四つのマスの候補が合わせて四つだけの場合です。',
  'help.nakedTriple.caption':
    '4行5列、5行5列、6行5列に入るのは1・5・8だけなので（ネイキッドトリプル）、5行4列、5行6列、6行4列、6行6列に1は入りません。これで、ほかに候補が残っていないので、6行4列は3です。',
  'help.nakedTriple.called':
    '潮：規則(1-1)と(1-2)。論理立方体：巡回セル（5.2）。人間に近い解法：3国同盟、4国同盟。',

  'help.hiddenPair.title': '隠れた同盟（ヒドゥンペア、トリプル、クアッド）',
  'help.hiddenPair':
    '行、列、ボックスのどれかで、二つの数字が同じ二つのマスにしか入らなければ、その二マスにほかの数字は入りません。',
  'help.hiddenPair.caption':
    '第5ボックスで4・8が入るのは6行4列と6行5列だけなので（ヒドゥンペア）、6行4列に6、6行5列に6・9は入りません。これで、第6行のほかのマスに6が入らないので、6行9列は6です。',
  'help.hiddenPair.called':
    '潮：規則(2)から(4)。論理立方体と人間に近い解法は、代わりに、残りのマスを同盟と見ます。',

  'help.pointing.title': 'ボックスから行や列へ（ポインティング）',
  'help.pointing':
    'ボックスの中で、ある数字の入るマスが一つの行か列に並んでいれば、その行や列のほかのマスには入りません。',
  'help.pointing.caption':
    '第4ボックスで3が入るのは第5行だけなので（ポインティング）、5行4列、5行5列、5行6列に3は入りません。これで、第4列のほかのマスに3が入らないので、1行4列は3です。',
  'help.pointing.called':
    '別名：いずれにしても理論、ロック候補。論理立方体：5.3。人間に近い解法：AB簡約（n = 1）。セルリスト：ライン間接排除。',

  'help.claiming.title': '行や列からボックスへ（クレーミング）',
  'help.claiming':
    '行や列の中で、ある数字の入るマスが一つのボックスに収まっていれば、そのボックスのほかのマスには入りません。',
  'help.claiming.caption':
    '第4行で3が入るのは第5ボックスだけなので（クレーミング）、5行4列、5行5列、5行6列に3は入りません。これで、第4列のほかのマスに3が入らないので、1行4列は3です。',
  'help.claiming.called': '別名：いずれにしても理論、ロック候補。人間に近い解法：AB簡約（n = 1）。',

  'help.xWing.title': '井桁理論（Xウィング）',
  'help.xWing':
    '二つの行で、ある数字の入るマスが同じ二つの列にしかなければ、その二列のほかのマスには入りません。行と列を入れ替えても同じです。',
  'help.xWing.caption':
    '第5行と第9行で5が入るのは第1列と第7列だけなので（Xウィング）、3行7列、4行1列、7行7列に5は入りません。これで、ほかに候補が残っていないので、3行7列は4です。',
  'help.xWing.called': '論理立方体：四角の対角線（5.5）。人間に近い解法：AB簡約（n = 2）。',

  'help.swordfish.title': '三列の井桁（ソードフィッシュ）、四列の井桁（ジェリーフィッシュ）',
  'help.swordfish':
    '三つの行と三つの列、四つの行と四つの列でも同じことが言えます。ボックスを交えた形もあります。',
  'help.swordfish.caption':
    '第3行、第6行、第7行で8が入るのは第3列、第5列、第9列だけなので（ソードフィッシュ）、1行3列、1行5列、2行5列、2行9列、5行9列、9行5列に8は入りません。これで、ほかに候補が残っていないので、1行3列は6です。',
  'help.swordfish.called':
    '人間に近い解法：AB簡約（n = 3と4）。論理立方体では、ボックス二つの場合が5.4。',

  'help.chain.title': 'チェーン',
  'help.chain':
    'ある数字が入るとして、そこから決まる数字を一マスずつたどります。初めの数字と矛盾したら、その数字は入りません。',
  'help.chain.caption':
    '4行2列が6だとします。すると、3行2列は1、3行9列は3、4行9列は6となり、第4行に6が二つできます。したがって、4行2列に6は入りません。ほかに候補が残っていないので、4行2列は9です。',
  'help.chain.called': '人間に近い解法：4.3。一般にはAICとも呼ばれます。',

  'help.trial.title': '仮置き',
  'help.trial':
    'ある数字が入るとして解き進めます。候補のないマスや、ある数字の入るマスのない行・列・ボックスができたら矛盾で、その数字は入りません。',
  'help.trial.caption':
    '1行9列が1だとします（1）。すると、1行7列は3（2）、5行7列は9（3）、6行7列は1（4）です。すると、6行8列に入る数字がなくなります。したがって、1行9列に1は入りません。',
  'help.trial.called':
    '潮、人間に近い解法、論理立方体（5.7）：仮置き。セルリスト：f(g)。バックトラッキングは、これだけで解きます。',

  'help.lessons.title': 'レッスン',
  'help.families.title': '定石の一覧',
  'help.families.all': 'すべて見る',
  'help.families.loading': '盤面を計算しています…',

  'help.methods.title': '六つの解法',
  'help.methods':
    '数字を見つける解法は、「解法」で六つから選べます。五つは公表されたもので、考案者の用語で説明します。残る一つは、よく知られた定石で解きます。',
  'help.method.more': '詳しく',
  'help.method.ends': '終わり方',
  'help.method.proves': '証明できること',

  'help.glance.title': '六つの解法の比較',
  'help.glance.compare':
    'そこで「解法を比べる」を押すと、六つの解法がいまの盤面を解き、終わり方、使った手と回数、時間を並べて示します。行を開くと、その解き方が読めます。盤面は変わりません。',
  'help.glance.method': '解法',
  'help.glance.tries': '数字を試しに置くか',
  'help.glance.stops': '決まらずに止まることがあるか',
  'help.glance.only': '解が一つだけか分かるか',
  'help.glance.ushio.tries': '除外できる候補がなくなったとき。入れ子にもする',
  'help.glance.ushio.stops': 'ある（不定）',
  'help.glance.ushio.only': 'ほかの解があるとき、あり得るときは警告する',
  'help.glance.backtracking.tries': 'いつも',
  'help.glance.backtracking.only': '分からない',
  'help.glance.cube.tries': '何も変わらなくなったとき。入れ子にはしない',
  'help.glance.cube.stops': 'ある（行き詰まり）',
  'help.glance.cube.only': '仮置きがなければ分かる',
  'help.glance.human.tries': '三つのテクニックが尽きたとき。入れ子にもする',
  'help.glance.lists.tries': 'シートから決まらなくなったとき。入れ子にもする',
  'help.glance.catalogue.tries': '最後に',
  'help.glance.catalogue.only': '完了すれば分かる',
  'help.glance.never': 'ない',
  'help.glance.known': '分かる',

  'help.buttons.title': 'そのほか',
  'help.buttons.all': 'ほかにできること',
  'help.buttons.showHow.word': '解法サポート',
  'help.buttons.showHow':
    '「解法」の中にあります。確定セット、または推論とそれで除いた候補も並べます。項目を指すか触れると、盤面に図が出ます。',
  'help.buttons.kinds.word': '三種類の数字',
  'help.buttons.kinds':
    '問題の数字は太く、入力した数字は斜めに、ソルバーが見つけた数字は下に点を付けて示します。',
  'help.buttons.views.word': '表示',
  'help.buttons.views':
    '盤面の角にあります。数字のほかに、マスの候補（いつも同じ位置）、候補の数、または一つの数字の色塗りシートを表示します。評価の表示もここで選びます。',
  'help.buttons.hand.word': '手で解く',
  'help.buttons.hand':
    'マスを先に：マスに触れ、現れたキーパッドの数字に触れます。数字を先に：マスを選ばずに数字に触れるか数字キーを押し、その数字の入るマスに次々と触れます。キーパッドの上で、数字、メモ、コーナーメモ、色のどれを入れるかを選びます。コーナーメモはマスの上端に並ぶ自分用のメモで、ヒントには使われません。',
  'help.buttons.check.word': '入れた数字を確かめる',
  'help.buttons.check':
    '自分で入れた数字のどれが、何手目から間違っているかを示します。「間違える前に戻る」でその前の盤面に戻れます。',
  'help.buttons.solutions.word': '解の数',
  'help.buttons.solutions':
    '盤面の下の行で、1000個まで数えます。複数あるときは「共通の数字」が、どの解でも同じ数字を大きく、解によって違う数字を小さく示します。その次の言葉は難易度で、ページが見つけた道筋で一度に考えることの数です。シングルだけなら「とてもやさしい」、ロック候補などもう一つ要れば「やさしい」、二つなら「ふつう」、三つなら「難しい」、四つか五つなら「とても難しい」、それより多ければ「極めて難しい」です。',
  'help.buttons.ends.word': '解法の終わり方',
  'help.buttons.ends':
    '完了：すべてのマスが決まった。不能：盤面に解がない。不定：手がかりが足りず、数字が決まらない。行き詰まり：その解法に使える手がない（ほかの解法なら進めるかもしれません）。',
  'help.buttons.new.word': '作る',
  'help.buttons.new':
    '解が一つの問題を、対称性、最初の数字の個数、難易度を選んで作ります。条件と乱数の種が同じなら、同じ問題になります。',
  'help.buttons.keep.word': '保存した盤面と共有',
  'help.buttons.keep':
    '盤面は自動的に保存されます。メニューの「保存した盤面」では、名前を付けて保存できます。「共有」では、リンク、テキスト、画像にしたり、印刷したりできます。',

  'help.keys.title': 'キー（パソコン）',
  'help.keys.intro':
    '文字キーは、選択リストの中以外ならどこでも働きます。設定で止めることもできます。',
  'help.keys.key': 'キー',
  'help.keys.does': '働き',
  'help.keys.command': '{name}：{about}',
  'help.keys.digits': '選んだマスに数字を入れる。色塗りシートでは、シートを選ぶ',
  'help.keys.erase': '選んだマスを空にする',
  'help.keys.arrows': '隣のマスへ',
  'help.keys.far': 'ボックス一つ分先へ',
  'help.keys.several':
    'マスをいくつも選ぶ（マウスでなぞる、指で少し押さえてからなぞる、でも同じ）。数字はどのマスにもメモかコーナーメモとして入り、色はすべてに付く',
  'help.keys.ends': '行の端へ（Ctrlと一緒なら盤面の端へ）',
  'help.keys.tab': '盤面を離れ、ボタンや項目を順に巡る',
  'help.keys.stop': '中止。項目が盤面に出した図を消す。色塗りシートや共通の数字を離れる',
  'help.keys.keys': 'このキーの一覧',
  'help.keys.mode': '数字キーの働きを順に切り替える：数字、メモ、コーナーメモ、色',
  'help.keys.corners': '数字キーの働きをコーナーメモにする、または数字に戻す',
  'help.keys.mark':
    '数字をメモする、またはメモから消す。数字キーの働きが色のときは、小さな数字に色を付ける',
  'help.keys.name.mark': 'Shift + 1 … 9',
  'help.keys.share': '共有：問題や盤面をリンク、テキスト、画像にする、印刷する',
  'help.keys.open': '開く：テキスト、クリップボード、ファイルの問題',
  'help.keys.allSteps': 'すべての手：いまの盤面で使えるもの',
  'help.keys.whyNot': 'なぜ消せる？：小さい数字を押すか、マスを選んで数字を押す',
  'help.keys.name.digits': '1 … 9',
  'help.keys.name.erase': '0、Delete、Backspace、スペース',
  'help.keys.name.arrows': '矢印キー',
  'help.keys.name.far': 'Ctrl + 矢印キー',
  'help.keys.name.several': 'Shift + 矢印キー',
  'help.keys.name.ends': 'Home、End',
  'help.keys.name.tab': 'Tab',

  'help.credits.title': 'クレジット',
  'help.credits.ushio':
    '確定セットの解法と、「1 Step」「Go」のボタンは、潮 哲也氏（Tetsuya Ushio）が考案したものです。氏の文書「数独の解法」（2014年、2022年改訂）に説明があり、氏自身のソルバーがオンラインで動いています。',
  'help.credits.ushioLink': '潮 哲也氏のソルバー',
  'help.credits.others': 'ほかの四つの解法の文書',
  'help.credits.java':
    'バックトラッキング：Javaのブログ記事「数独解法プログラム 数独の解の見つけ方」の著者（記事に名前なし）',
  'help.credits.ito':
    '論理立方体：伊藤 誠氏（Makoto Ito）「ナンバープレイス解法アルゴリズムとFortranによる実装」',
  'help.credits.kitamoto':
    '人間に近い解法：北本 卓也氏（Takuya Kitamoto）「数独パズルの計算機による解析について」2013年',
  'help.credits.vba':
    'セルリストと色塗り：Excel VBAの講義「第4講 数独を解くソフトの開発(1)」の著者（講義に名前なし）',
  'help.credits.photos': '写真の読み取りはBaptiste WichtのSudoku dataset（CC BY 4.0）で学習。',
  'help.credits.ours': 'ここのプログラム、文章、図は私たちのもので、誤りがあれば私たちの責任です。',
  'help.licence.title': 'ライセンス',
  'help.licence.about': 'このプログラムは、MITライセンスで、だれでも使用、改変、再配布できます。',
  'help.licence.all': 'ライセンスの全文（英語）',
});
