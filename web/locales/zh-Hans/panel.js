/** 技巧对话框的简体中文；第一次打开时载入。 */

/** @type {Readonly<Record<string, string>>} */
export const texts = Object.freeze({
  'panel.preset': '列表',
  'panel.hodoku': 'HoDoKu 2.2.0',
  'panel.hodoku23': 'HoDoKu 2.3（短链优先）',
  'panel.se': 'Sudoku Explainer 1.2.1',
  'panel.beginner': '入门',
  'panel.own': '自定义',
  'panel.search': '搜索',
  'panel.view': '显示',
  'panel.families': '按类别',
  'panel.order': '按顺序',
  'panel.loading': '正在载入技巧……',
  'panel.notUnique': '本题并非只有一个解，因此依赖唯一解的技巧已关闭。',
  'panel.unrated': '等级、得分和评分只属于HoDoKu与Sudoku Explainer的默认列表，本列表不显示。',
  'panel.hodokusOrder': '提示按这个列表查找，解法“技巧”按HoDoKu的顺序。',
  'panel.count': '{all}种技巧中已启用{count}种。',
  'panel.moved': '{name}：移到第{place}位（共{all}位）。',
  'panel.keys': '技巧从上到下依次查找。拖动行末的点，或在该行按Alt+↑、Alt+↓来移动。',
  'panel.drag': '拖动',
  'panel.none': '没有这个名称的技巧。',
  'panel.ofFamily': '{count}/{all}',
  'panel.undo': '撤销',
  'panel.undone': '已撤销上一次更改。',
});
