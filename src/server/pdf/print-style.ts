/** Names under which a document has its two fonts. */
export const REGULAR = 'regular';
export const BOLD = 'bold';

/** In points, as all measures of a page. */
export const TEXT_SIZE = 8.5;
export const BLACK = '#16181d';
export const GREY = '#5b5f6b';
