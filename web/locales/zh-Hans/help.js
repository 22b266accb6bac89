/**
 * 帮助的简体中文。纯文字；标题、图和链接由帮助页加上。图的说明与页面讲解用语一致。
 */

import { methods } from './help-methods.js';

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  ...methods,

  'help.title': '帮助：怎样使用Kakutei',
  'help.heading': '怎样使用Kakutei',
  'help.toBoard': '回到盘面',
  'help.intro': '报纸上的数独做不下去了？或者想知道某个数字为什么填在那里？三步就够了。',
  'help.contents': '目录',

  'help.start.title': '三步',
  'help.enter.title': '1. 输入题目',
  'help.enter': '按“输入”，盘面就会清空，然后逐行输入印好的数字：',
  'help.enter.square': '数字填进有方框的格子，方框随即移到下一格。空格请按“留空”或0。',
  'help.enter.digit': '按“完成”就定为题目，数字不能再改动。按“取消”则恢复原来的盘面。',
  'help.enter.paste': '题目是文字、文件或其他网站的链接时，可以改按“打开”，或在页面任何地方粘贴。',
  'help.enter.photo': '也可以按“打开”再按“照片”，用摄像头读取纸上的题目，并对照照片改正。',
  'help.enter.check':
    '盘面下面的一行说明有几个解。报纸上的题目恰有一个解；如果不是，请再核对一遍数字。',
  'help.enter.caption': '已输入到r4c4。方框标出下一个数字要填的格子。',

  'help.step.title': '2. 按“1 Step”',
  'help.step': '“1 Step”只走一步，并说明理由；再按就走下一步。',
  'help.step.go': '“Go”填满盘面。所有步骤列在旁边或下面，可以逐步查看。',
  'help.step.back':
    '“撤销”收回上一步，不论是你填的还是求解器填的。点一个格子，它就和数字键一起出现。',
  'help.step.free':
    '中间可以随意填、改、擦：每次都从盘面现状开始。（只有回溯法会从停下的地方继续。）',

  'help.why.title': '3. 读理由',
  'help.why': '这句话说的都能在盘面上核对：',
  'help.why.sentence': 'r1c6是9。r3c3、r4c4和r8c5有9，所以第2宫的其他空格都不能填9。',
  'help.why.square': 'r1c6是第1行第6列的格子。宫按从左到右、从上到下的顺序编号；第2宫用线框出。',
  'help.why.causes': '虚线框标出理由。每个9封住一行或一列，用斜线标出。',
  'help.why.struck': '小数字被划去，就表示不能填在那里。',
  'help.why.method':
    '解法自己的做法折叠在这句话下面，用的是原作者的术语。技巧和规则的名称都链接到本页。',
  'help.why.caption': '按一次之后。黄色标出上一步，圆点表示求解器求出的数字。',

  'help.rules.title': '数独的规则',
  'help.rules': '每行、每列、每宫中，1到9每个数字都恰好出现一次。已知数不能改动。',
  'help.rules.units': '单元指一行、一列或一宫。',
  'help.rules.sees': '同在一个单元的格子互相牵制：不能填相同的数字。',
  'help.rules.candidates':
    '候选数是一格还可能填的数字，用小数字表示。一时填不出数字时，往往可以先排除一些候选数。',
  'help.rules.caption': 'r5c5在第5行、第5列和第5宫。它们合起来已有除5以外的所有数字，所以r5c5是5。',

  'help.techniques.title': '常用技巧',
  'help.techniques': '由易到难。前四种填入数字，其余的排除候选数，直到前四种之一又能用上。',
  'help.techniques.see': '盘面',

  'help.fullHouse.title': '最后一格（Full House）',
  'help.fullHouse': '一个单元只剩一个空格，就填所缺的那个数字。',
  'help.fullHouse.caption': 'r6c6是4。它是第5宫的最后一个空格。',
  'help.fullHouse.called': '各文献把它归入下面的唯一余数或摒除法。',

  'help.nakedSingle.title': '唯一余数（Naked Single）',
  'help.nakedSingle': '一格所在的行、列、宫合起来已有八个不同的数字，就填第九个。',
  'help.nakedSingle.caption': 'r4c6是6。只剩6：第4行有2、5、9，第6列有1、7、8，第5宫有3、4。',
  'help.nakedSingle.called':
    '潮：规则(1-1)，一格。逻辑立方体：4.4。仿人解法：一国同盟。单元格列表：mx = 1。',

  'help.hiddenSingle.title': '宫摒除（Hidden Single）',
  'help.hiddenSingle': '一个数字在一宫里只剩一个位置：宫外的同一数字封住了其余空格。',
  'help.hiddenSingle.caption': 'r9c7是1。r5c9和r8c5有1，所以第9宫的其他空格都不能填1。',
  'help.hiddenSingle.called': '潮：规则(4)。逻辑立方体：4.2。单元格列表：宫内唯一的白格。',

  'help.hiddenLine.title': '行列摒除（Hidden Single）',
  'help.hiddenLine': '一个数字在一行或一列里只剩一个位置，尽管它在宫里可能还有几个。',
  'help.hiddenLine.caption': 'r4c3是1。r3c2、r5c9和r6c6有1，所以第3列的其他空格都不能填1。',
  'help.hiddenLine.called': '潮：规则(2)、(3)。逻辑立方体：4.3。单元格列表：行列内唯一的白格。',

  'help.nakedPair.title': '显性数对（Naked Pair）',
  'help.nakedPair': '一个单元里有两格只能填同样的两个数字，该单元的其他格就不能填它们。',
  'help.nakedPair.caption':
    'r1c7和r2c7只能填1、2（显性数对），所以r1c9、r3c7、r3c9和r4c7不能填2。于是r5c9是2：第9列的其他格都不能填2。',
  'help.nakedPair.called': '潮：规则(1-1)。逻辑立方体：二格循环（5.1）。仿人解法：二国同盟。',

  'help.nakedTriple.title': '显性三数组、四数组（Naked Triple、Quad）',
  'help.nakedTriple': '一个单元里三格合起来只有三个数字，或四格只有四个。',
  'help.nakedTriple.caption':
    'r4c5、r5c5和r6c5只能填1、5、8（显性三数组），所以r5c4、r5c6、r6c4和r6c6不能填1。于是r6c4是3：它没有别的候选数了。',
  'help.nakedTriple.called':
    '潮：规则(1-1)、(1-2)。逻辑立方体：循环格（5.2）。仿人解法：三国、四国同盟。',

  'help.hiddenPair.title': '隐性数对、三数组、四数组（Hidden Pair、Triple、Quad）',
  'help.hiddenPair': '一个单元里有两个数字只能填在同样的两格，这两格就不能填别的。',
  'help.hiddenPair.caption':
    '第5宫的4、8只能填在r6c4和r6c5（隐性数对），所以r6c4不能填6，r6c5不能填6、9。于是r6c9是6：第6行的其他格都不能填6。',
  'help.hiddenPair.called':
    '潮：规则(2)到(4)。逻辑立方体和仿人解法则把该单元的其余格看作显性数组。',

  'help.pointing.title': '宫区块（Pointing）',
  'help.pointing': '一宫里某个数字只能填在一行或一列，这一行或列的其余格就不能填它。',
  'help.pointing.caption':
    '第4宫的3只能填在第5行（宫区块），所以r5c4、r5c5和r5c6不能填3。于是r1c4是3：第4列的其他格都不能填3。',
  'help.pointing.called':
    '也叫区块摒除法（Locked Candidates）。逻辑立方体：5.3。仿人解法：AB约简，n = 1。单元格列表：间接行列消去。',

  'help.claiming.title': '行列区块（Claiming）',
  'help.claiming': '一行或一列里某个数字只能填在一宫，这一宫的其余格就不能填它。',
  'help.claiming.caption':
    '第4行的3只能填在第5宫（行列区块），所以r5c4、r5c5和r5c6不能填3。于是r1c4是3：第4列的其他格都不能填3。',
  'help.claiming.called': '也叫区块摒除法（Locked Candidates）。仿人解法：AB约简，n = 1。',

  'help.xWing.title': 'X-Wing（X翼）',
  'help.xWing': '某个数字在两行里都只能填在同样的两列，这两列的其他格就不能填它。行列互换也一样。',
  'help.xWing.caption':
    '第5、9行的5只能填在第1、7列（X-Wing），所以r3c7、r4c1和r7c7不能填5。于是r3c7是4：它没有别的候选数了。',
  'help.xWing.called': '逻辑立方体：矩形的对角线（5.5）。仿人解法：AB约简，n = 2。',

  'help.swordfish.title': '剑鱼、水母（Swordfish、Jellyfish）',
  'help.swordfish': '同样的道理，用三行三列，或四行四列。其中有宫的，叫含宫的鱼。',
  'help.swordfish.caption':
    '第3、6、7行的8只能填在第3、5、9列（剑鱼），所以r1c3、r1c5、r2c5、r2c9、r5c9和r9c5不能填8。于是r1c3是6：它没有别的候选数了。',
  'help.swordfish.called': '仿人解法：AB约简，n = 3和4。逻辑立方体用两宫的情形：5.4。',

  'help.chain.title': '链（Chain）',
  'help.chain': '假设一个数字，一格一格地看它逼出什么。如果结果与这个数字相矛盾，它就是错的。',
  'help.chain.caption':
    '假设r4c2是6。那么r3c2是1，r3c9是3，r4c9是6，第4行就有了两个6。因此r4c2不能填6。于是r4c2是9：它没有别的候选数了。',
  'help.chain.called': '仿人解法：4.3。别处叫交替推理链（AIC）。',

  'help.trial.title': '试填（Trial）',
  'help.trial':
    '假设一个数字，再接着往下解。如果某格没有候选数了，或某个单元没有地方填某个数字，就是矛盾：假设的数字是错的。',
  'help.trial.caption':
    '假设r1c9是1（1）。那么r1c7是3（2），r5c7是9（3），r6c7是1（4）。那么r6c8就没有候选数了。因此r1c9不能填1。',
  'help.trial.called':
    '潮和仿人解法：假设。逻辑立方体：试填（5.7）。单元格列表：f(g)。回溯法只做这一件事。',

  'help.lessons.title': '课程',
  'help.families.title': '技巧目录',
  'help.families.all': '全部展开',
  'help.families.loading': '正在计算盘面……',

  'help.methods.title': '六种解法',
  'help.methods':
    '由哪种解法求数字，可在“解法”里从六种中选。五种是已发表的，这里用自己的话讲解，术语依原作者；另一种只用常见技巧。',
  'help.method.more': '详细',
  'help.method.ends': '如何结束',
  'help.method.proves': '能证明什么',

  'help.glance.title': '六种解法对照',
  'help.glance.compare':
    '那里的“比较解法”用六种解法解当前盘面，列出各自如何结束，用了什么，花了多少时间。展开一行可看其解题经过；盘面不变。',
  'help.glance.method': '解法',
  'help.glance.tries': '是否试填',
  'help.glance.stops': '会不会求不出数字而停下',
  'help.glance.only': '能否看出解是唯一的',
  'help.glance.ushio.tries': '不能再排除候选数时；可以层层嵌套',
  'help.glance.ushio.stops': '会：未定',
  'help.glance.ushio.only': '有或可能有别的解时会警告',
  'help.glance.backtracking.tries': '始终',
  'help.glance.backtracking.only': '不能',
  'help.glance.cube.tries': '不再有变化时；不嵌套',
  'help.glance.cube.stops': '会：受阻',
  'help.glance.cube.only': '没有试填时能',
  'help.glance.human.tries': '三种技巧都找不到时；可以层层嵌套',
  'help.glance.lists.tries': '涂色表定不出更多时；可以层层嵌套',
  'help.glance.catalogue.tries': '没有技巧可用时',
  'help.glance.catalogue.only': '完成时能',
  'help.glance.never': '不会',
  'help.glance.known': '能',

  'help.buttons.title': '其他',
  'help.buttons.all': '本页还能做什么',
  'help.buttons.showHow.word': '显示解法过程',
  'help.buttons.showHow':
    '在“解法”里。另外列出确定集，或各次推理及其删去的候选数。指向或点一项，盘面就画出它。',
  'help.buttons.kinds.word': '三种数字',
  'help.buttons.kinds': '已知数是粗体，你填的是斜体，求解器求出的下面有一个圆点。',
  'help.buttons.views.word': '显示',
  'help.buttons.views':
    '在盘面一角。格子里除数字外还显示什么：候选数，位置总是固定的；候选数个数；或某个数字的涂色表。评分也在这里打开。',
  'help.buttons.hand.word': '自己解题',
  'help.buttons.hand':
    '先选格：点一个格子，再点出现的数字键。或先选数字：没有选中格子时，点或键入一个数字，再点要填它的格子。数字键上方可以选择键的用途：数字、笔记、角标或颜色。角标写在格子上沿，只给自己看，提示不会用到。',
  'help.buttons.check.word': '检查我的数字',
  'help.buttons.check': '指出你填的哪些数字错了，从哪一步起错的。“退回出错之前”就回到那时的盘面。',
  'help.buttons.solutions.word': '解的个数',
  'help.buttons.solutions':
    '盘面下面的一行给出解的个数，最多数到1000。有多个解时，“共同数字”用大字显示各解相同之处，用小字显示不同之处。后面的词是难度，即按页面找到的步骤，一次须同时考虑几件事：只用唯一余数和摒除法是“很容易”，再加一件（如区块）是“容易”，两件是“中等”，三件是“难”，四五件是“很难”，更多是“极难”。',
  'help.buttons.ends.word': '解法如何结束',
  'help.buttons.ends':
    '完成：每格都有数字。矛盾：盘面无解。未定：条件不足，求不出数字。受阻：这个解法走不下去了，别的解法也许可以。',
  'help.buttons.new.word': '出题',
  'help.buttons.new':
    '出一道有唯一解的题，对称、已知数个数和难度由你选。选项和种子相同，题目也相同。',
  'help.buttons.keep.word': '存档和分享',
  'help.buttons.keep':
    '页面自动保存这一局。菜单里的“存档”给它起名保存。“分享”把盘面做成链接、文字、图片，或打印。',

  'help.keys.title': '按键（电脑）',
  'help.keys.intro': '焦点不在下拉列表中时，字母键可用；可以在“设置”中关闭。',
  'help.keys.key': '按键',
  'help.keys.does': '作用',
  'help.keys.command': '{name}：{about}',
  'help.keys.digits': '在选中的格子里填入数字；在涂色表上则换表',
  'help.keys.erase': '清空选中的格子',
  'help.keys.arrows': '移到相邻的格子',
  'help.keys.far': '跳过一宫',
  'help.keys.several':
    '选中多个格子（拖动鼠标，或用手指按住一格稍停后拖动，也可以）：数字作为笔记或角标记进每一格，颜色涂到所有格',
  'help.keys.ends': '移到本行第一格或最后一格；加Ctrl则是盘面的',
  'help.keys.tab': '离开盘面，依次经过按钮和记录',
  'help.keys.stop': '停止；清除记录画在盘面上的内容；离开涂色表或共同数字',
  'help.keys.keys': '这张按键表',
  'help.keys.mode': '切换数字键的用途：数字、笔记、角标、颜色',
  'help.keys.corners': '数字键改为记角标，或改回填数字',
  'help.keys.mark': '把数字记为笔记或去掉；用途为颜色时，给小数字上色',
  'help.keys.name.mark': 'Shift + 1 … 9',
  'help.keys.share': '分享：把题目或盘面做成链接、文字、图片，或打印',
  'help.keys.open': '打开：以文字、剪贴板或文件给出的题目',
  'help.keys.allSteps': '所有步骤：当前盘面上可用的',
  'help.keys.whyNot': '这个数为何能删？：点一个小数字，或选中一格再输入数字',
  'help.keys.name.digits': '1 … 9',
  'help.keys.name.erase': '0、Delete、Backspace、空格键',
  'help.keys.name.arrows': '方向键',
  'help.keys.name.far': 'Ctrl + 方向键',
  'help.keys.name.several': 'Shift + 方向键',
  'help.keys.name.ends': 'Home、End',
  'help.keys.name.tab': 'Tab',

  'help.credits.title': '致谢',
  'help.credits.ushio':
    '确定集的解法，连同“1 Step”和“Go”两个按钮，出自潮哲也。他在《数独の解法》（2014年，最近修订于2022年）中作了说明，他自己的求解器也一直在网上运行。',
  'help.credits.ushioLink': '潮哲也自己的求解器',
  'help.credits.others': '其余四种解法的文献',
  'help.credits.java':
    '回溯法：一篇讲Java递归的日文博客文章（《数独解法プログラム 数独の解の見つけ方》）的作者，文中未署名',
  'help.credits.ito':
    '逻辑立方体：伊藤诚（伊藤 誠），《ナンバープレイス解法アルゴリズムとFortranによる実装》',
  'help.credits.kitamoto': '仿人解法：北本卓也，《数独パズルの計算機による解析について》，2013年',
  'help.credits.vba':
    '单元格列表与涂色：一篇Excel VBA日文讲义（《第4講 数独を解くソフトの開発(1)》）的作者，文中未署名',
  'help.credits.photos': '照片的读取学自Baptiste Wicht的Sudoku dataset（CC BY 4.0）。',
  'help.credits.ours': '这里的程序、文字和图都是我们自己做的，如有错误也是我们的。',
  'help.licence.title': '许可',
  'help.licence.about': '任何人都可以按照MIT许可使用、修改和传播本程序。',
  'help.licence.all': '许可全文',
});
