/** ID of the heading that gets the focus after a carrier was linked or unlinked. */
export const CURRENT_ID = 'carrier';
