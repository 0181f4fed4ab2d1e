import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { SHELF, type Shelf, VERSION_REVIEW } from '#contract/values/states.ts';
import type { ShelvedVersion } from './shelved-application.ts';
import { already, move, refuse, type StateMachine, stay, to } from './state-machine.ts';

const { onShelf, offShelf, removed } = SHELF;
const ACTIONS = ['release', 'pull', 'changeTexts', 'changeFile', 'delete', 'remove', 'restore'] as const;
export type VersionShelfAction = (typeof ACTIONS)[number];

/**
 * Where a version stands. Of an online one only the texts may change (O39), and it has to be pulled before it can be
 * deleted (O42). `remove` and `restore` are the operator's.
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
 * Why an action on a version is refused, or null: what its shelf says, and `wrongReviewState` for a release before the
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
