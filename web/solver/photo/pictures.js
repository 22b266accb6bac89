/** @param {Blob} file */
export const isPicture = ({ type }) => type.startsWith('image/');
