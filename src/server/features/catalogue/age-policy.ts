import { ApiError } from '#contract/errors.ts';
import { type AgePolicy, findAgeObstacle, type GamePlayer } from '#domain/age-gate.ts';

/** @throws ApiError 40000 with the field that has to say more of the player's age, or says too little. */
export function requireAge(
  row: { readonly age_rating: string; readonly category: number },
  player: GamePlayer,
  policy: AgePolicy,
): void {
  const fields = findAgeObstacle({ ageRating: row.age_rating, category: row.category }, player, policy);
  if (fields !== undefined) throw new ApiError(40000, { fields });
}
