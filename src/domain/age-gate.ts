import { CATEGORIES } from '#contract/categories.ts';

const GATED_KEYS = ['sexy', 'casino', 'horror'] as const;
const GATED_CATEGORIES = CATEGORIES.filter(({ key }) => GATED_KEYS.some((gated) => gated === key)).map(
  ({ code }) => code,
);

/** True for games that ask to confirm being 18 or older before they open (R6.11, O24). */
export function needsAgeConfirmation(game: { readonly ageRating: string; readonly category: number }): boolean {
  return game.ageRating === '18+' || GATED_CATEGORIES.includes(game.category);
}
