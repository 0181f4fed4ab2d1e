import type { AgeRating } from '#contract/values/age-ratings.ts';
import { CATEGORIES } from '#contract/values/categories.ts';
import type { Audience } from './age-audience.ts';

const ADULT_KEYS = ['sexy', 'casino', 'horror'] as const;

/** The rating that makes any game one for adults. */
export const ADULT_RATING: AgeRating = '18+';

/** Categories whose games are for adults, whatever their rating. */
export const ADULT_CATEGORIES: readonly number[] = CATEGORIES.filter(({ key }) =>
  ADULT_KEYS.some((adult) => adult === key),
).map(({ code }) => code);

/** Where the store asks for an age: at games for adults only, or before every game and on the first visit of a day. */
export const AGE_POLICIES = ['adult', 'everywhere'] as const;
export type AgePolicy = (typeof AGE_POLICIES)[number];

interface GatedGame {
  readonly ageRating: string;
  readonly category: number;
}

/** True for games for adults, which ask for the age before they open (R6.11, O24). */
export function needsAgeConfirmation({ ageRating, category }: GatedGame): boolean {
  return ageRating === ADULT_RATING || ADULT_CATEGORIES.includes(category);
}

/** Who wants to play or download a game. */
export interface GamePlayer {
  readonly audience: Audience;
  /** Who is signed in: the date of birth counts instead of a confirmation. Null for visitors. */
  readonly account: { readonly birthdate?: string | null } | null;
  /** The request itself says that the player is an adult. */
  readonly isConfirmed: boolean;
}

/** What stands between a player and a game: the field that has to be filled in, or that says too little. */
export type AgeObstacle = Readonly<Partial<Record<'ageConfirmed' | 'birthdate', 'field.required' | 'age.too_young'>>>;

/** Why a game does not open for a player; undefined where nothing stands in the way. */
export function findAgeObstacle(
  game: GatedGame,
  { audience, account, isConfirmed }: GamePlayer,
  policy: AgePolicy,
): AgeObstacle | undefined {
  const isForAdults = needsAgeConfirmation(game);
  if (audience === 'adult' || (!isForAdults && policy === 'adult')) return undefined;
  if (audience === 'younger') {
    // Who is younger has answered, so nothing is left to ask before the other games.
    if (!isForAdults) return undefined;
    return typeof account?.birthdate === 'string' ? { birthdate: 'age.too_young' } : { ageConfirmed: 'age.too_young' };
  }
  if (account !== null) return { birthdate: 'field.required' };
  return isConfirmed ? undefined : { ageConfirmed: 'field.required' };
}
