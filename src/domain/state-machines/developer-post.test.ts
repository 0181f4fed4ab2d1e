import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { POST_STATE } from '#contract/values/states.ts';
import { developerPost } from './developer-post.ts';
import { reachableStates } from './reachable-states.ts';
import { move, possibleActions } from './state-machine.ts';

it('reaches every state', () => {
  expect([...reachableStates(developerPost)].sort()).toEqual(Object.values(POST_STATE).sort());
});

it('cannot be changed while it waits for a decision, only withdrawn', () => {
  expect(possibleActions(developerPost, POST_STATE.submitted)).toEqual(['withdraw', 'approve', 'reject']);
  expect(move(developerPost, POST_STATE.submitted, 'edit')).toEqual({ isAllowed: false, code: ERROR.wrongReviewState });
});

it('comes back after a removal only by an operator', () => {
  expect(possibleActions(developerPost, POST_STATE.removed)).toEqual(['delete', 'restore']);
});
