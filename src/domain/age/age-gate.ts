import type { AgeRating } from '#contract/values/age-ratings.ts';
import { CATEGORIES } from '#contract/values/categories.ts';
import type { Audience } from './age-audience.ts';

const ADULT_KEYS = ['sexy', 'casino', 'horror'] as const;

/** The rating that restricts any game to adults. */
export const ADULT_RATING: AgeRating = '18+';

/** Categories whose games are for adults whatever their rating. */
export const ADULT_CATEGORIES: readonly number[] = CATEGORIES.filter(({ key }) =>
  ADULT_KEYS.some((adult) => adult === key),
).map(({ code }) => code);

/**
 * When the store asks for an age: before games for adults only, or before every game and on the first visit of a day.
 */
export const AGE_POLICIES = ['adult', 'everywhere'] as const;
export type AgePolicy = (typeof AGE_POLICIES)[number];

interface GatedGame {
  readonly ageRating: string;
  readonly category: number;
}

/** True for adult games, which ask for the age before they open (R6.11, O24). */
export function needsAgeConfirmation({ ageRating, category }: GatedGame): boolean {
  return ageRating === ADULT_RATING || ADULT_CATEGORIES.includes(category);
}

/** Who wants to play or download a game. */
export interface GamePlayer {
  readonly audience: Audience;
  /** The signed-in account, whose date of birth takes precedence over a confirmation; null for visitors. */
  readonly account: { readonly birthdate?: string | null } | null;
  /** The request itself confirms that the player is an adult. */
  readonly isConfirmed: boolean;
}

/** The field that keeps a game closed: missing, or insufficient. */
export type AgeObstacle = Readonly<Partial<Record<'ageConfirmed' | 'birthdate', 'field.required' | 'age.too_young'>>>;

/** Why a game does not open for a player; undefined if it does. */
export function findAgeObstacle(
  game: GatedGame,
  { audience, account, isConfirmed }: GamePlayer,
  policy: AgePolicy,
): AgeObstacle | undefined {
  const isForAdults = needsAgeConfirmation(game);
  if (audience === 'adult' || (!isForAdults && policy === 'adult')) return undefined;
  if (audience === 'younger') {
    // Younger players have answered already, so other games need not ask.
    if (!isForAdults) return undefined;
    return typeof account?.birthdate === 'string' ? { birthdate: 'age.too_young' } : { ageConfirmed: 'age.too_young' };
  }
  if (account !== null) return { birthdate: 'field.required' };
  return isConfirmed ? undefined : { ageConfirmed: 'field.required' };
}
