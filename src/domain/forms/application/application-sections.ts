/** The sections of the application editor, in order. */
export const APPLICATION_SECTIONS = ['texts', 'pictures', 'rating', 'distribution', 'data', 'contact'] as const;
export type ApplicationSection = (typeof APPLICATION_SECTIONS)[number];
