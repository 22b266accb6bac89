/**
 * 帮助的简体中文：六种解法。
 */

/** @type {Readonly<Record<string, string>>} */
export const methods = Object.freeze({
  'help.ushio.title': '确定集',
  'help.ushio.idea':
    '出自潮哲也。由格子和数字组成的已知集合排除候选数，由此又可能得到新的集合。只有一格的集合就是一个数字。',
  'help.ushio.source': '《数独の解法》，2014年，最近修订于2022年。',
  'help.ushio.ends': '完成；矛盾；或未定，即所有假设都试过而都没有结果。',
  'help.ushio.proves': '作过假设时，凡表1能看出的，都会警告还有别的解，或可能还有别的解。',

  'help.terms.set.word': '确定集',
  'help.terms.set':
    '若干格和同样多的数字，并且可以肯定这些格正好填这些数字，次序不论。其个数叫集合的阶。一阶的集合是单元素集：一格一数，这个数字就求出来了。',
  'help.terms.exclusive.word': '排他集',
  'help.terms.exclusive': '在一行、一列或一宫内发现的彼此对应、个数相同的格和数字：确定集的原料。',

  'help.sp.title': '怎样排除候选数：(1)到(4)',
  'help.sp.about':
    '把所有候选数（潮称为“可能性”，全体为pList）逐格逐数与确定集对照。一个集合用四种方式排除候选数：',
  'help.sp.1': '(1) 集合有这一格而没有这个数字：格子已被占用。',
  'help.sp.2': '(2) 集合有这个数字，它的格子都在这一格所在的行，而这一格不在其中：数字已被占用。',
  'help.sp.3': '(3) 列，同上。',
  'help.sp.4': '(4) 宫，同上。',
  'help.sp.checks':
    '有两种情况立即判为矛盾：这一格已经确定就是这个数字；或排除之后，它的行、列或宫就没有地方填这个数字。',
  'help.sp.caption':
    'r1c7和r2c7的1、2构成的集合在第7列，也在第3宫。由(3)和(4)，两者的其余格都排除1和2。',

  'help.mes.title': '怎样找到排他集：规则(1-1)到(4)',
  'help.mes.about': '每排除一个候选数，就检查该格所在的行、列和宫：',
  'help.mes.11.name': '规则(1-1)。',
  'help.mes.11':
    '这一格有n个候选数，而该单元中恰有n格的候选数都在这n个之内。这里n为2：第5行的r5c1和r5c3只能填3、4。',
  'help.mes.12.name': '规则(1-2)。',
  'help.mes.12':
    '这样的格不够时，依次加入其他数字，找n + 1格。r4c5只能填5、8；加入1，第5宫就有三格的候选数都在其中：r4c5、r5c5和r6c5。',
  'help.mes.2.name': '规则(2)。',
  'help.mes.2':
    '这个数字在行里有n个位置，而恰有n个数字的位置都在这n格之内。这里n为1：第3行只有r3c7能填5。',
  'help.mes.3.name': '规则(3)。',
  'help.mes.3': '列，同上：第3列只有r4c3能填1。',
  'help.mes.4.name': '规则(4)。',
  'help.mes.4': '宫，同上：第2宫只有r1c6能填9。',
  'help.mes.more': '格子多于数字，或数字多于格子，就是矛盾：盘面无解。',

  'help.mds.title': '怎样成为确定集：规则(a)到(d)',
  'help.mds.about': '把排他集依次与已知集合对照：',
  'help.mds.b.name': '规则(b)。',
  'help.mds.b':
    '它包含一个已知集合：从中减去已知的，用余下的代替它再试。1、3、9填满r5c7、r6c7和r6c8，又已知1、9填满r6c7和r6c8。所以r5c7是3。',
  'help.mds.c.name': '规则(c)。',
  'help.mds.c':
    '已知集合包含它：删去已知的那个，先试它的余下部分，没有得出数字再试新的。已知1、3、9填满r5c7、r6c7和r6c8，现在1、9填满r6c7和r6c8。所以r5c7是3。',
  'help.mds.complement.name': '补集。',
  'help.mds.complement':
    '五阶以上的集合，改取该单元的其余部分，意思相同而格子更少。第5宫的另外五个空格只能填2、3、6、7、9，所以4、8填满r6c4和r6c5。',
  'help.mds.a': '(a) 它与已知集合相同：没有新内容。',
  'help.mds.d':
    '(d) 以上都不是：登记它。如果是单元素集，就求出了数字，到此结束。如果与另一个单元素集冲突，盘面就有矛盾。',

  'help.assumption.title': '假设：主与副',
  'help.assumption':
    '再没有可以排除的候选数时，先假设某格填某个数字（主），再假设它不填（副）。先取有两个候选数的格，再取有三个的，依次类推；每格取最小的候选数。两个分支都走到底，必要时在里面再作假设；嵌套的层数就是深度。',

  'help.table.title': '表1：主与副的结论',
  'help.table.corner': '副 \\ 主',
  'help.table.finished': '主完成',
  'help.table.inconsistent': '主矛盾',
  'help.table.indeterminate': '主未定',
  'help.table.subFinished': '副完成',
  'help.table.subInconsistent': '副矛盾',
  'help.table.subIndeterminate': '副未定',
  'help.table.1': '以主完成。警告：还有别的解。',
  'help.table.2': '以主完成。',
  'help.table.3': '以主完成。警告：可能还有别的解。',
  'help.table.4': '以副完成。',
  'help.table.5': '矛盾。',
  'help.table.6': '未定；转到下一格。',
  'help.table.7': '以副完成。警告：可能还有别的解。',
  'help.table.8': '未定；转到下一格。',
  'help.table.9': '未定；转到下一格。',
  'help.table.after':
    '情形2和4中，就这个假设而言解是唯一的；“显示解法过程”也会报告它们。如果主本身找到两个解，就不再试副。',

  'help.functions.title': '程序的函数',
  'help.functions': '文献中由四个主要函数完成：',
  'help.functions.ss':
    '统管全局。其中startSearch_body（SSB）不断排除直到求出一个数字，startSearch_level2（SSL2）选择要假设什么，trySearch（TS）沿假设推下去。',
  'help.functions.sp': '按(1)到(4)排除候选数。',
  'help.functions.mes': '按规则(1-1)到(4)找排他集。',
  'help.functions.mds': '按规则(a)到(d)把它们变成确定集。',

  'help.backtracking.title': '回溯法',
  'help.backtracking.source':
    '依据一篇讲Java递归的日文博客文章，文中未署名：《数独解法プログラム 数独の解の見つけ方》。',
  'help.backtracking.idea':
    '出自一篇讲递归的博客文章。逐格填入目前填得下的数字；没有填得下的就退回去。',
  'help.backtracking.forward.title': '逐格向前',
  'help.backtracking.forward':
    '跳过已知数。在空格里依次试九个数字，次序在每次访问时重新打乱。行、列或宫里已有的数字跳过，其他的就填入，再访问下一格。过了最后一格，题目就解出来了。',
  'help.backtracking.forward.caption':
    'r1c3和r1c4已填，正在访问r1c6。从小到大，1、2、3都冲突；填入4，搜索继续向前。',
  'help.backtracking.back.title': '再退回来',
  'help.backtracking.back':
    '九个数字都试过，这次访问就失败了。搜索退回前一格，撤销那里的数字，再试下一个。这样没有一种组合会漏掉，但有的盘面要访问几十亿次。',
  'help.backtracking.back.caption':
    '不久之后，r1c9填什么都冲突，于是撤销r1c8的9；那里也没有别的填得下，于是r1c7的8也撤销。',
  'help.backtracking.play':
    '“播放”逐个显示搜索的事件，快慢随意，并显示计数和深度变化图。“暂停”停在当时的盘面。',
  'help.backtracking.seeds.title': '打乱与种子',
  'help.backtracking.seeds':
    '打乱用的随机数由两个数开始，叫种子。盘面和种子相同，搜索经过也相同，所以可以重做一遍。种子显示在盘面旁边，可以记下，也可以改填别的，“换新种子”则另取。数字也可以不打乱，从小到大地试。在空盘面上，这个解法随机产生一个完整的盘面。',
  'help.backtracking.ends':
    '按一次“1 Step”是一个事件：填入一个数字，或撤销一个；再按则从那里继续。“Go”一直走到第一个解（完成），或第一个空格没有数字可试（矛盾）。',
  'help.backtracking.proves':
    '能证明盘面无解，因为全都试过了。不能证明解是唯一的，因为找到第一个就结束了。',

  'help.cube.title': '逻辑立方体',
  'help.cube.source':
    '出自伊藤诚（伊藤 誠）的论文，附有Fortran程序：《ナンバープレイス解法アルゴリズムとFortranによる実装》。下面的编号是论文的节号。',
  'help.cube.idea':
    '出自伊藤诚（伊藤 誠）。每格是九个位置叠成的一柱，每个数字一个位置。推理使位置一个接一个地变为假。',
  'help.cube.places':
    '行、列和纵深构成立方体。某格还能填某个数字，那个位置就是真。确定一个数字，就使该数字在宫、行、列中的位置，以及该格纵深中的其余位置都变为假。图与论文一样表示立方体：每格画出候选数，位置总是固定的。',
  'help.cube.rounds':
    '一轮按这里的顺序把所有推理用一遍。立方体有变化，就再来一轮。没有变化而还有格子未定，就只能试填。',
  'help.cube.unit.title': '4.2和4.3：宫、行、列内的唯一位置（摒除法）',
  'help.cube.unit': '一个数字在一宫里只有一个位置，就填在那里。行和列也一样。',
  'help.cube.unit.captionBox': '4.2：第1宫的3只有一个位置：r3c1。',
  'help.cube.unit.captionRow': '4.3：第7宫的3有两个位置，定不下来。第8行只有一个：r8c3。',
  'help.cube.depth.title': '4.4：纵深中的唯一位置（唯一余数）',
  'help.cube.depth':
    '一格只有一个候选数，就填它，不管这个数字还能填在哪里。数独的规则本身没有这样说，所以要告诉程序。',
  'help.cube.depth.caption':
    'r2c7只有候选数6。它的宫、行、列各有两个位置能填6，所以前面几节找不到它。',
  'help.cube.cyclic.title': '5.1和5.2：循环格（显性数对、显性数组）',
  'help.cube.cyclic':
    '一宫、一行或一列里，两格的候选数是同样的两个而没有别的，就是循环格（显性数对）：一格填一个，另一格填另一个。两个数字都可以从该单元的其余格删去。同样，N格可以分用N个数字（显性三数组、四数组……）。不必每格都有全部数字，但至少有两个。',
  'help.cube.cyclic.captionPair':
    '5.1：r1c3和r2c3只有候选数1和5。它们同在第1宫和第3列，所以可以从两者的其余格删去1和5。',
  'help.cube.cyclic.captionCycle':
    '5.2：1和2、2和3、1和3，三格构成循环格。第5行的其他格不能填1、2、3。',
  'help.cube.line.title': '5.3：宫内的行或列（宫区块）',
  'help.cube.line':
    '一宫里某个数字的位置有两个以上，而且都在一行，它就填在这行的这一段，可以从这行的其他格删去。列也一样。',
  'help.cube.line.caption': '第6宫的3都在第4行。所以可以从r4c4删去3。',
  'help.cube.twoBoxes.title': '5.4：跨两宫的行列',
  'help.cube.twoBoxes':
    '并排的三宫里，有两宫的某个数字都只能填在同样的两行。这两宫各占一行，所以可以从第三宫的这两行删去它。上下相连的宫和两列也一样。',
  'help.cube.twoBoxes.caption': '第1、2宫的1都在第1、2行。所以可以从第3宫的这两行删去1。',
  'help.cube.rectangle.title': '5.5：矩形的对角线（X-Wing）',
  'help.cube.rectangle':
    '某个数字在两行里各只有两个位置，而且在同样的两列。它填在这个矩形的对角，不是这条对角线就是那条。无论哪条，两列都在角上填了它，所以可以从两列的其他格删去。行列互换也一样。',
  'help.cube.rectangle.caption':
    '第3、7行的3只能填在第3、7列。它或者填在r3c3和r7c7，或者填在r3c7和r7c3，所以可以从两列的其余格删去3。',
  'help.cube.hamada.title': '5.6：滨田逻辑',
  'help.cube.hamada':
    'A和A′是一宫里的二格循环（显性数对）。B在另一宫，候选数相同，与A′同行，而与A不同行。于是A和B都与A′相反，因而彼此相等。如果另有一行，那两个数字之一只能填在A和B所在的列，那么A和B就不能填它，否则那一行没有地方填。行列互换也一样。',
  'help.cube.hamada.caption':
    'A是r4c2，A′是r6c3，B是r6c7：都是3或9，A与B相等。如果都是3，第2行就没有地方填3。所以可以从A和B删去3。',
  'help.cube.trial.title': '5.7：试填',
  'help.cube.trial':
    '一轮没有任何变化时，在立方体的副本上逐格逐数试每个还为真的位置，从那里再做几轮。第一个填满盘面的试填就是答案。试填里不再试填；如果试填导致矛盾，也不由此得出什么结论，只是再试下一个位置。',
  'help.cube.ends':
    '完成；不试填就出现矛盾，则为矛盾；没有一次试填能得到答案，则为受阻，这时解法停下，可以换一个。',
  'help.cube.proves': '不需要试填时，能证明解是唯一的。试填之后，则不知道是否还有别的解。',

  'help.human.title': '仿人解法',
  'help.human.source':
    '出自北本卓也（山口大学）：《数独パズルの計算機による解析について》，COE Lecture Note 49，九州大学，2013年，第78至82页。',
  'help.human.link': '北本的论文',
  'help.human.idea': '出自北本卓也。人们使用的三种技巧，各取最一般的形式：同盟、AB约简、链。',
  'help.human.sets':
    'A(i, j)是第i行第j列的候选数集合。从这些集合删去数字，直到各只剩一个，题目就解出来了。每有进展都从最简单的技巧重新开始；三种都找不到时才作假设。',
  'help.human.alliance.title': '4.1：n国同盟（显性数组）',
  'help.human.alliance':
    '一行、一列或一宫里，n格合起来只有n个候选数。它们分用这些数字，所以可以从该单元的其他格删去。一国同盟是唯一余数，二国是显性数对，三国是显性三数组。三格以上时，各格的集合不必相同，因而更难看出。',
  'help.human.alliance.captionTwo':
    'A(1, 1)和A(1, 4)都是1和2。一格是1，一格是2，所以可以从第1行的其余格删去这两个数字。',
  'help.human.alliance.captionThree':
    '第5宫的三国同盟：1和2、2和3、1和3。可以从另外六格删去这三个数字。',
  'help.human.ab.title': '4.2：AB约简（区块、鱼）',
  'help.human.ab':
    '取互不重叠的n个单元为A，另取n个为B。一个数字在A中出现n次，在B中也出现n次。如果A中能填它的地方都在B里，那么A的n个就都在B中，B不再需要别的，所以可以从B中不属于A的格删去它。行、列、宫可以混用。',
  'help.human.ab.sizes':
    'n = 1时，一宫和一条线，是最简单的情形，叫区块（宫区块、行列区块）。其余叫鱼：两行两列是X-Wing，三行三列是剑鱼，四行四列是水母，含有宫的叫宫鱼（Franken Fish）。从最小的n试起，直到4。',
  'help.human.ab.captionOne':
    'n = 1：A是第1宫，B是第1行。A中的5都在B里，所以可以从B的其余格删去5。',
  'help.human.ab.captionTwo':
    'n = 2，X-Wing：A是第1、2行，B是第1、4列。A只在与B相交处能填1，所以可以从B的其余格删去1。',
  'help.human.ab.captionThree':
    'n = 3，剑鱼：A是第2、5、8行，B是第1、5、9列。不必每行都有全部三个位置。',
  'help.human.chain.title': '4.3：链（AIC）',
  'help.human.chain':
    '假设某格是某个数字，一步一步地看结果。一个候选数为真，就使同单元的同一数字为假，也使本格的其他候选数为假。一个候选数为假，如果本格只剩另一个，或单元里只剩另一个位置，就使那一个为真。链与它的起点或自己前面的一节相矛盾，假设就错了，可以删去这个数字。因为真假交替，所以叫交替推理链（AIC）。一条链最多有十个为真的节；每个数字显示最短的链。',
  'help.human.chain.caption':
    'r1c1可以是1、2、3，另外四格是1、2。如果r1c1是1，那么r1c4是2，r4c4是1，r4c2是2，r3c2是1：第1宫就有了两个1。2也一样，所以r1c1是3。实线箭头向前推，虚线箭头指出矛盾。',
  'help.human.supposed.title': '4：假设',
  'help.human.supposed':
    '技巧都找不到时，取候选数最少的格中的第一个，从小到大假设其数字。假设里照样用三种技巧，必要时再作假设。遇到矛盾就删去这个数字。得到解之后继续，直到知道是否有第二个。',
  'help.human.supposed.caption':
    '论文中需要假设的例题，据说是世界上最难的。技巧在这里什么也找不到。r8c7有两个候选数，为全盘最少，所以第一个假设就在那里。',
  'help.human.record.title': '难度与趣味',
  'help.human.record':
    '这个解法记下各技巧用了几次。论文说这样的记录可以用来判断题目有多难、多有趣，也可以写出解答，但没有说怎样算；下面的算法是我们自己的。按“Go”之后，它们在面板的“统计”里，解答在“文字解答”里。',
  'help.human.difficulty':
    '难度最高99：十位数是所需最难技巧的等级，个位数是它用过的次数，9表示九次以上。等级是：',
  'help.human.rank.1': '1：只有一个候选数的格（唯一余数）',
  'help.human.rank.2': '2：二国以上的同盟（显性数组）',
  'help.human.rank.3': '3：AB约简，n = 1（区块）',
  'help.human.rank.4': '4：AB约简，n = 2（如X-Wing）',
  'help.human.rank.5': '5：AB约简，n = 3或4（如剑鱼）',
  'help.human.rank.6': '6：四个数字以内的链',
  'help.human.rank.7': '7：更长的链',
  'help.human.rank.8': '8：假设',
  'help.human.rank.9': '9：假设里的假设',
  'help.human.interest':
    '趣味从0到100，分两半。一半是变化：除唯一余数外用到几种技巧（六种为满分），以及用得是否均匀。另一半是狭窄：50除以平均每次可选的步数。从哪里都能下手的题得分低。',
  'help.human.ends': '完成或矛盾。不会半途停下。',
  'help.human.proves': '没有警告时，能证明解是唯一的；有警告时，能证明还有第二个解。',

  'help.lists.title': '单元格列表与涂色',
  'help.lists.source':
    '依据一篇Excel VBA日文讲义，文中未署名：《第4講 数独を解くソフトの開発(1)》第6节。',
  'help.lists.idea':
    '出自一篇Excel VBA讲义。每个数字一张表，不能填它的格都涂色。一个单元里唯一的白格就填这个数字。',
  'help.lists.sheets':
    '九张表叫ironuri（色塗り，即涂色）。行、列或宫里已有这个数字的格，以及已填的格，都涂色。合看九张表，每格有一个单元格列表（rlst），也就是候选数的列表：在该处为白的各张表的数字。其个数是mx。',
  'help.lists.sheet.caption': '8的表。白格还能填8。',
  'help.lists.analysis.title': '整体分析与部分分析',
  'help.lists.analysis':
    '表和列表为整个盘面做一次。填入一个数字之后，只重做同行、同列、同宫的空格的列表，因为别的不会有变化。',
  'help.lists.analysis.caption': 'r5c5填入5之后，部分分析涉及的就是这些格。',
  'help.lists.elimination.title': '行列消去与宫消去（摒除法）',
  'help.lists.elimination':
    '一个数字给自己的行和列涂色（行列消去），也给自己的宫涂色（宫消去）。如果这样在一宫、一行或一列里只剩一个白格，就填在那里。这些最先做。',
  'help.lists.elimination.captionBlock': '在8的表上，第2宫只有一个白格：r1c6。',
  'help.lists.elimination.captionLine': '在7的表上，第6宫有两个白格，但第5行只有一个：r5c7。',
  'help.lists.indirect.title': '间接行列消去（宫区块）',
  'help.lists.indirect':
    '一宫的白格都在一行或一列，数字就填在宫内这条线上的某处。这条线的其余格都涂色，就像数字已经在那里一样。',
  'help.lists.indirect.caption': '在3的表上，第2宫的白格都在第3行。所以r3c7也涂色。',
  'help.lists.single.title': '只有一个数字的单元格列表（唯一余数）',
  'help.lists.single':
    'mx = 1的格填列表中唯一的数字。讲义建议不要先找这种格：题目解到一半以前它们很少，而且比白格难看出。',
  'help.lists.single.caption': '每格候选数的个数。有四格的列表只有一个数字。',
  'help.lists.tried.title': '过程f(g)',
  'help.lists.tried':
    '推不出更多时，一个递归过程逐行走遍空格，从小到大试各单元格列表的数字，行不通的就撤销。找到第一个解也不停，还要找第二个。',
  'help.lists.result.title': '结果行',
  'help.lists.result':
    '讲义的程序最后写出所用的秒数和判断：恰有一个解，而且填满的盘面合乎规则和已知数，就是“正しい解答です”（解答正确），否则是“誤った解答です”（解答有误）。这里还加上理由。',
  'help.lists.ends': '完成或矛盾。不会半途停下。',
  'help.lists.proves': '能证明解是唯一的，或不止一个：它数到二为止。',

  'help.catalogue.title': '技巧',
  'help.catalogue.idea':
    '只用人们会去找的、有名称的技巧，从最容易的开始。没有技巧可用时，靠简短反证排除一个候选数，再继续用技巧。',
  'help.catalogue.source':
    '技巧的顺序依照Bernhard Hobiger的程序HoDoKu 2.2.0，或“技巧”里你自己的列表。',
  'help.catalogue.order':
    '每走一步，都从最容易的技巧重新找起。多数步骤只删除候选数：“1 Step”只走一步，“解法”里的“到下一个数字”一直走到填出一个数字为止。唯一矩形等以解唯一为前提的技巧，只在恰有一个解时使用。',
  'help.catalogue.ends':
    '完成；出现矛盾，则为矛盾；盘面不止一个解而所有技巧都找不到，则为受阻，这时解法停下，可以换一个。',
  'help.catalogue.proves': '完成时，能证明解是唯一的。',
});
