import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { type AgePolicy, findAgeObstacle, type GamePlayer } from '#domain/age/age-gate.ts';

/** @throws ApiError `permissionDenied` with the field that is missing or shows that the player is too young. */
export function requireAge(
  row: { readonly age_rating: string; readonly category: number },
  player: GamePlayer,
  policy: AgePolicy,
): void {
  const fields = findAgeObstacle({ ageRating: row.age_rating, category: row.category }, player, policy);
  if (fields !== undefined) throw new ApiError(ERROR.permissionDenied, { fields });
}
