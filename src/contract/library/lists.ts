/** The lists of a player's library. */
export const LIBRARY_LISTS = ['favourites', 'wishes', 'recent', 'owned'] as const;
export type LibraryList = (typeof LIBRARY_LISTS)[number];

export const LIBRARY_SORTS = ['latest', 'name'] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];
