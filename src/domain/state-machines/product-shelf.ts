import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import { already, refuse, type StateMachine, stay, to } from './state-machine.ts';

const { onShelf, offShelf, removed } = SHELF;
const ACTIONS = ['release', 'pull', 'edit', 'delete', 'remove', 'restore'] as const;
export type ProductShelfAction = (typeof ACTIONS)[number];

/** A product's shelf status. An online product may be deleted, but not edited (R4.15, R4.17). */
export const productShelf: StateMachine<Shelf, ProductShelfAction> = {
  initial: offShelf,
  actions: ACTIONS,
  steps: {
    [onShelf]: {
      release: refuse(ERROR.productAlreadyPublished),
      pull: to(offShelf),
      edit: refuse(ERROR.productAlreadyPublished),
      delete: stay,
      remove: to(removed),
      restore: refuse(ERROR.parameterError),
    },
    [offShelf]: {
      release: to(onShelf),
      pull: refuse(ERROR.productNotPublished),
      edit: stay,
      delete: stay,
      remove: to(removed),
      restore: already,
    },
    [removed]: {
      release: refuse(ERROR.productRemoved),
      pull: refuse(ERROR.productRemoved),
      edit: refuse(ERROR.productRemoved),
      delete: stay,
      remove: already,
      restore: to(offShelf),
    },
  },
};
