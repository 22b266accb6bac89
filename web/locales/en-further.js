/** What is said in English only on demand; see further.js. */

export const further = Object.freeze({
  // The methods side by side
  'compare.lead': 'All methods on this board',
  'compare.leadFull': 'All methods on this board, which is full already',
  'compare.leadEmpty': 'All methods on the empty board, which each fills in its own way',
  'compare.leadClash': 'All methods on this board, in which equal digits clash',
  'compare.done': 'All methods have run.',
  'compare.broken': 'Stopped: not all methods have run.',
  'compare.method': 'Method',
  'compare.ended': 'End',
  'compare.deduced': 'Deduced digits',
  'compare.tried': 'Assumed or taken back',
  'compare.deepest': 'Deepest level',
  'compare.time': 'Time',
  'compare.finished': 'finished',
  'compare.inconsistent': 'no solution',
  'compare.indeterminate': 'left open',
  'compare.stuck': 'stuck',
  'compare.limit': 'stopped after {limit} s',
  'compare.stopped': 'stopped',
  'compare.running': 'running …',
  'compare.waiting': 'to come',
  'compare.only': 'the only solution',
  'compare.several': 'more than one solution',
  'compare.maybe': 'maybe not the only one',
  'compare.instant': '< 0.1 ms',
  'compare.milliseconds': '{time} ms',
  'compare.seconds': '{time} s',
  'compare.over': 'over {time}',
  'compare.sets': 'determined sets',
  'compare.cubeCycle': '5.2 cyclic cells of 3 and more',
  'compare.chain': 'chain',
  'compare.placed': 'placed',
  'compare.used': '{label} × {count}',
  'compare.solution': 'How it went: {method}',
  'compare.times': 'Times',
  'compare.logarithmic': 'Times (logarithmic scale)',

  // What the solutions of a board have in common
  'common.shared':
    'Large: the {count} {count|digit|digits} that all solutions share. Small: where they differ.',
  'common.nothing':
    'The solutions share no digit beyond those on the board. Small: what a square has in some of them.',
  'common.one': 'With only one solution nothing differs. Go shows it.',
  'common.none': 'So there is nothing in common to show.',

  // Statistics of a Go of the human-like method
  'statistics.difficulty': 'Difficulty: {word}, {score} of 99.',
  'statistics.interest':
    'Interest: {interest} of 100; on average {choices} steps were possible at a time.',
  'statistics.used': '{label}: {count} {count|time|times}.',
  'statistics.chains': 'chains: {count} {count|time|times}, the longest of {longest} digits.',
  'statistics.assumptions': 'assumptions: {count} {count|time|times}, at most {deepest} deep.',
  'difficulty.none': 'none',
  'difficulty.1': 'very easy',
  'difficulty.2': 'easy',
  'difficulty.3': 'moderate',
  'difficulty.4': 'hard',
  'difficulty.5': 'very hard',
  'difficulty.6': 'extreme',
});
