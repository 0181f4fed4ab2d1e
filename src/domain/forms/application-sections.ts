/** The sections of an application's editor, in their order. */
export const APPLICATION_SECTIONS = ['texts', 'pictures', 'rating', 'distribution', 'data', 'contact'] as const;
export type ApplicationSection = (typeof APPLICATION_SECTIONS)[number];
