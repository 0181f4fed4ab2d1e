import { ERROR } from '#contract/errors/errors.ts';
import { POST_STATE, type PostState } from '#contract/values/states.ts';
import { already, refuse, type StateMachine, stay, to } from './state-machine.ts';

const { draft, submitted, published, rejected, withdrawn, removed } = POST_STATE;
const ACTIONS = ['edit', 'submit', 'publish', 'withdraw', 'delete', 'approve', 'reject', 'remove', 'restore'] as const;
export type PostAction = (typeof ACTIONS)[number];

const no = refuse(ERROR.wrongReviewState);

/**
 * The status of a developer's news: `submit` if an operator has to approve it, `publish` if that is not needed. News
 * in review cannot be edited, and only operators restore what they removed.
 */
export const developerPost: StateMachine<PostState, PostAction> = {
  initial: draft,
  actions: ACTIONS,
  steps: {
    [draft]: {
      ...{ edit: stay, submit: to(submitted), publish: to(published), withdraw: no, delete: stay },
      ...{ approve: no, reject: no, remove: no, restore: no },
    },
    [submitted]: {
      ...{ edit: no, submit: already, publish: no, withdraw: to(draft), delete: no },
      ...{ approve: to(published), reject: to(rejected), remove: no, restore: no },
    },
    [published]: {
      ...{ edit: stay, submit: already, publish: already, withdraw: to(withdrawn), delete: no },
      ...{ approve: already, reject: no, remove: to(removed), restore: already },
    },
    [rejected]: {
      ...{ edit: stay, submit: to(submitted), publish: to(published), withdraw: no, delete: stay },
      ...{ approve: no, reject: already, remove: no, restore: no },
    },
    [withdrawn]: {
      ...{ edit: stay, submit: to(submitted), publish: to(published), withdraw: already, delete: stay },
      ...{ approve: no, reject: no, remove: to(removed), restore: no },
    },
    [removed]: {
      ...{ edit: no, submit: no, publish: no, withdraw: no, delete: stay },
      ...{ approve: no, reject: no, remove: already, restore: to(published) },
    },
  },
};
