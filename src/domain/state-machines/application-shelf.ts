import { SHELF, type Shelf } from '#contract/states.ts';
import { already, refuse, type StateMachine, stay, to } from './state-machine.ts';

const { onShelf, offShelf, removed } = SHELF;
const ACTIONS = ['release', 'pull', 'edit', 'remove', 'restore'] as const;
export type ApplicationShelfAction = (typeof ACTIONS)[number];

/**
 * Where an application stands. Release needs versions besides (`release-application.ts`). `remove` and `restore` are
 * the operator's, and nothing else lifts a removal (O43).
 */
export const applicationShelf: StateMachine<Shelf, ApplicationShelfAction> = {
  initial: offShelf,
  actions: ACTIONS,
  steps: {
    [onShelf]: {
      release: refuse(60029),
      pull: to(offShelf),
      edit: stay,
      remove: to(removed),
      restore: refuse(70000),
    },
    [offShelf]: {
      release: to(onShelf),
      pull: refuse(60028),
      edit: stay,
      remove: to(removed),
      restore: already,
    },
    [removed]: {
      release: refuse(60031),
      pull: refuse(60031),
      edit: refuse(60031),
      remove: already,
      restore: to(offShelf),
    },
  },
};
