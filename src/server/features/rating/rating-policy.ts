import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { RatingObstacle } from '#contract/rating/entities.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import type { CallSession } from '../../api/call-context.ts';

export interface RatingWish {
  readonly session: Pick<CallSession, 'userId' | 'userStatus' | 'emailConfirmed'>;
  /** Developer of the game. */
  readonly developerId: number;
  readonly hasPlayed: boolean;
}

/** Why a user may not rate a game; null if they may. */
export function findRatingObstacle({ session, developerId, hasPlayed }: RatingWish): RatingObstacle | null {
  if (session.userId === developerId) return 'own';
  if (!session.emailConfirmed) return 'unverified';
  if (session.userStatus !== USER_STATUS.normal) return 'deactivated';
  return hasPlayed ? null : 'notPlayed';
}

const OBSTACLE_ERRORS = {
  own: () => new ApiError(ERROR.permissionDenied, { fields: { applicationId: 'field.invalid' } }),
  unverified: () => new ApiError(ERROR.emailNotVerified),
  deactivated: () => new ApiError(ERROR.accountDeactivated),
  notPlayed: () => new ApiError(ERROR.permissionDenied, { fields: { played: 'field.required' } }),
} as const satisfies Record<RatingObstacle, () => ApiError>;

/**
 * @throws `permissionDenied` for the caller's own game and for one that was never played, `emailNotVerified` and
 * `accountDeactivated` like every write.
 */
export function requireMayRate(wish: RatingWish): void {
  const obstacle = findRatingObstacle(wish);
  if (obstacle !== null) throw OBSTACLE_ERRORS[obstacle]();
}

/** @throws `invalidSession` if the account was suspended or deleted during the call, which ended its session. */
export function requireRater(isHeld: boolean): void {
  if (!isHeld) throw new ApiError(ERROR.invalidSession);
}

/** @throws `parameterError` with `fields.ratingId` for a rating that does not exist or is not visible to the caller. */
export function requireRating<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(ERROR.parameterError, { fields: { ratingId: 'field.unknown' } });
  return row;
}

/** @throws `parameterError` with `fields.rating` if the state of a rating does not allow the action. */
export function requireState(isAllowed: boolean): void {
  if (!isAllowed) throw new ApiError(ERROR.parameterError, { fields: { rating: 'field.invalid' } });
}

/** @throws `parameterError` with `fields.revision` if the text has changed since it was read. */
export function requireRevision({ revision }: { readonly revision: number }, decided: number): void {
  if (revision !== decided) throw new ApiError(ERROR.parameterError, { fields: { revision: 'field.invalid' } });
}

/** @throws `parameterError` with `fields.answer` for an answer removed by an operator. */
export function requireAnswerNotRemoved({ answer_removed_at }: { readonly answer_removed_at: Date | null }): void {
  if (answer_removed_at !== null) throw new ApiError(ERROR.parameterError, { fields: { answer: 'field.invalid' } });
}

/** @throws `permissionDenied` for votes on and reports of the caller's own text. */
export function requireNotAuthor({ user_id }: { readonly user_id: number | null }, userId: number): void {
  if (user_id === userId) throw new ApiError(ERROR.permissionDenied, { fields: { ratingId: 'field.invalid' } });
}
