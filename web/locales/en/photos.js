/** English: a photo becomes a puzzle. */

export const texts = Object.freeze({
  'photo.title': 'Read a photo',
  'photo.about':
    'Hold a Sudoku on paper in front of the camera, or choose, paste or drop a picture of it. Printed digits become givens; digits written by hand are entered.',
  'photo.private': 'The picture stays on this device: it is not sent, and it is not kept.',
  'photo.camera': 'Camera',
  'photo.choose': 'Choose a picture',
  'photo.shoot': 'Take the picture',
  'photo.off': 'Turn the camera off',
  'photo.asking': 'Waiting for the camera …',
  'photo.hold': 'Hold still. The picture is taken once two readings in a row agree.',
  'photo.reading': 'Reading the photo …',
  'photo.take': 'Put it on the board',
  'photo.next': 'Read another grid',
  'photo.another': 'Another photo',
  'photo.noOther': 'No other grid was found in this photo.',
  'photo.straight': 'The photo, straightened',
  'photo.board': 'The board as it was read',
  'photo.keys':
    'Arrow keys choose a square. 1 to 9 put a digit there, with Shift one by hand; 0 empties it.',
  'photo.read': '{printed} printed, {byHand} by hand.',
  'photo.none': 'The printed digits have no solution: at least one of them is wrong.',
  'photo.one': 'The printed digits have exactly one solution.',
  'photo.many':
    'The printed digits have several solutions: a digit may be missing, or taken for handwriting.',
  'photo.look': 'This square is doubtful. Compare it with the photo.',
  'photo.again': 'At first this was read as {what}; the rules of Sudoku made that less likely.',
  'photo.againHand':
    'At first this was taken for print; the rules of Sudoku made that less likely.',
  'photo.againPrinted':
    'At first this was taken for handwriting; the rules of Sudoku made that less likely.',
  'photo.empty': 'empty',
  'photo.byHand': 'By hand',
  'photo.likely': 'Likely',
  'photo.others': 'Others',
  'photo.doubt': '{square}, read as {what}, doubtful',
  'photo.doubts': '{count} doubtful {count|one=square|other=squares}',
  'photo.doubtful': 'doubtful',
  'photo.taken': 'From the photo: {what}.',
  'photo.fault.noCamera': 'No camera was found. Choose a picture instead.',
  'photo.fault.refused':
    'This page may not use the camera. Allow it in the settings of the browser, or choose a picture.',
  'photo.fault.busy':
    'The camera cannot be started. Perhaps another program uses it: close that and try again, or choose a picture.',
  'photo.fault.undecoded':
    'The browser cannot open this picture. Save it as JPEG or PNG, and choose that.',
  'photo.fault.large': 'This picture is too large or damaged. Make it smaller, or take another.',
  'photo.fault.memory':
    'There is not enough memory for this picture. Close other pages, or choose a smaller one.',
  'photo.fault.noGrid':
    'No grid of nine by nine was found. Take the whole grid, flat, sharp and without shadows.',
  'photo.fault.load': 'The reader of photos could not be loaded. Check the network and try again.',
  'photo.fault.other': 'The photo could not be read. Try again, or take another.',
});
