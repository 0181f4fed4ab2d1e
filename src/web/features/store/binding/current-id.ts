/** The heading that the focus goes to when a carrier was bound or unbound. */
export const CURRENT_ID = 'carrier';
