import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { SHELF, type Shelf, VERSION_REVIEW } from '#contract/values/states.ts';
import type { ShelvedVersion } from './shelved-application.ts';
import { already, move, refuse, type StateMachine, stay, to } from './state-machine.ts';

const { onShelf, offShelf, removed } = SHELF;
const ACTIONS = ['release', 'pull', 'changeTexts', 'changeFile', 'delete', 'remove', 'restore'] as const;
export type VersionShelfAction = (typeof ACTIONS)[number];

/**
 * A version's shelf status. Only the texts of an online version may change (O39), and it must be pulled before
 * deletion (O42). Only operators `remove` and `restore`.
 */
export const versionShelf: StateMachine<Shelf, VersionShelfAction> = {
  initial: offShelf,
  actions: ACTIONS,
  steps: {
    [onShelf]: {
      release: refuse(ERROR.versionAlreadyPublished),
      pull: to(offShelf),
      changeTexts: stay,
      changeFile: refuse(ERROR.versionAlreadyPublished),
      delete: refuse(ERROR.versionAlreadyPublished),
      remove: to(removed),
      restore: refuse(ERROR.parameterError),
    },
    [offShelf]: {
      release: to(onShelf),
      pull: refuse(ERROR.versionNotPublished),
      changeTexts: stay,
      changeFile: stay,
      delete: stay,
      remove: to(removed),
      restore: already,
    },
    [removed]: {
      release: refuse(ERROR.versionRemoved),
      pull: refuse(ERROR.versionNotPublished),
      changeTexts: stay,
      changeFile: stay,
      delete: stay,
      remove: already,
      restore: to(offShelf),
    },
  },
};

/**
 * Why an action on a version is refused, or null: by its shelf status, or `wrongReviewState` for a release before
 * approval.
 */
export function findVersionObstacle(
  { status, review }: Pick<ShelvedVersion, 'status' | 'review'>,
  action: VersionShelfAction,
): ErrorCode | null {
  const result = move(versionShelf, status, action);
  if (!result.isAllowed) return result.code;
  return action === 'release' && review !== VERSION_REVIEW.approved ? ERROR.wrongReviewState : null;
}
