import { SHELF, type Shelf } from '#contract/states.ts';
import { already, refuse, type StateMachine, stay, to } from './state-machine.ts';

const { onShelf, offShelf, removed } = SHELF;
const ACTIONS = ['release', 'pull', 'edit', 'delete', 'remove', 'restore'] as const;
export type ProductShelfAction = (typeof ACTIONS)[number];

/** Where a product stands. An online one may be deleted, but not edited (R4.15, R4.17). */
export const productShelf: StateMachine<Shelf, ProductShelfAction> = {
  initial: offShelf,
  actions: ACTIONS,
  steps: {
    [onShelf]: {
      release: refuse(60033),
      pull: to(offShelf),
      edit: refuse(60033),
      delete: stay,
      remove: to(removed),
      restore: refuse(70000),
    },
    [offShelf]: {
      release: to(onShelf),
      pull: refuse(60032),
      edit: stay,
      delete: stay,
      remove: to(removed),
      restore: already,
    },
    [removed]: {
      release: refuse(60035),
      pull: refuse(60035),
      edit: refuse(60035),
      delete: stay,
      remove: already,
      restore: to(offShelf),
    },
  },
};
