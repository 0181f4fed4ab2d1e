/** Names of a document's two fonts. */
export const REGULAR = 'regular';
export const BOLD = 'bold';

/** In points, like all measures of a page. */
export const TEXT_SIZE = 8.5;
export const BLACK = '#16181d';
export const GREY = '#5b5f6b';
