import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import { already, refuse, type StateMachine, stay, to } from './state-machine.ts';

const { onShelf, offShelf, removed } = SHELF;
const ACTIONS = ['release', 'pull', 'edit', 'remove', 'restore'] as const;
export type ApplicationShelfAction = (typeof ACTIONS)[number];

/**
 * An application's shelf status. Release also needs versions (`release-application.ts`). Only operators `remove` and
 * `restore`; nothing else lifts a removal (O43).
 */
export const applicationShelf: StateMachine<Shelf, ApplicationShelfAction> = {
  initial: offShelf,
  actions: ACTIONS,
  steps: {
    [onShelf]: {
      release: refuse(ERROR.applicationAlreadyPublished),
      pull: to(offShelf),
      edit: stay,
      remove: to(removed),
      restore: refuse(ERROR.parameterError),
    },
    [offShelf]: {
      release: to(onShelf),
      pull: refuse(ERROR.applicationNotPublished),
      edit: stay,
      remove: to(removed),
      restore: already,
    },
    [removed]: {
      release: refuse(ERROR.applicationRemoved),
      pull: refuse(ERROR.applicationRemoved),
      edit: refuse(ERROR.applicationRemoved),
      remove: already,
      restore: to(offShelf),
    },
  },
};
