/** The twenty categories in their stated order; codes run from 100 (all games) to 119 (O18). */
export const CATEGORY_KEYS = [
  'game',
  'action',
  'adventure',
  'arcade',
  'board',
  'card',
  'casino',
  'casual',
  'educational',
  'music',
  'puzzle',
  'racing',
  'role-playing',
  'simulation',
  'sports',
  'strategy',
  'trivia',
  'word',
  'horror',
  'sexy',
] as const;
export type CategoryKey = (typeof CATEGORY_KEYS)[number];

/** Category of all games; also the default of the hall. */
export const ALL_GAMES_CATEGORY = 100;

export const CATEGORIES: readonly { readonly code: number; readonly key: CategoryKey }[] = CATEGORY_KEYS.map(
  (key, index) => ({ code: ALL_GAMES_CATEGORY + index, key }),
);

export function isCategoryCode(code: number): boolean {
  return CATEGORIES.some((category) => category.code === code);
}

export function findCategoryKey(code: number): CategoryKey | undefined {
  return CATEGORIES.find((category) => category.code === code)?.key;
}
