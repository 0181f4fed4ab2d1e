import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { reachableStates } from './reachable-states.ts';
import { already, move, possibleActions, refuse, type StateMachine, stay, to } from './state-machine.ts';

type Light = 1 | 2 | 3 | 4;
type LightAction = 'switchOn' | 'switchOff' | 'dust' | 'drop';

/** 1 off, 2 on, 3 broken, 4 never reached. */
const light: StateMachine<Light, LightAction> = {
  initial: 1,
  actions: ['switchOn', 'switchOff', 'dust', 'drop'],
  steps: {
    1: { switchOn: to(2), switchOff: already, dust: stay, drop: to(3) },
    2: { switchOn: already, switchOff: to(1), dust: refuse(ERROR.productAlreadyPublished), drop: to(3) },
    3: {
      switchOn: refuse(ERROR.applicationRemoved),
      switchOff: refuse(ERROR.applicationRemoved),
      dust: refuse(ERROR.applicationRemoved),
      drop: already,
    },
    4: { switchOn: to(2), switchOff: to(1), dust: stay, drop: stay },
  },
};

it('answers the state an action leads to, or the code it is refused with', () => {
  expect(move(light, 1, 'switchOn')).toEqual({ isAllowed: true, to: 2, hasEffect: true });
  expect(move(light, 3, 'switchOn')).toEqual({ isAllowed: false, code: ERROR.applicationRemoved });
});

it('tells work that leaves the state alone from work that was done before', () => {
  expect(move(light, 1, 'dust')).toEqual({ isAllowed: true, to: 1, hasEffect: true });
  expect(move(light, 1, 'switchOff')).toEqual({ isAllowed: true, to: 1, hasEffect: false });
});

it('allows what was done before and offers it no more', () => {
  expect([move(light, 2, 'switchOn').isAllowed, move(light, 2, 'dust').isAllowed]).toEqual([true, false]);
  expect(possibleActions(light, 1)).toEqual(['switchOn', 'dust', 'drop']);
  expect(possibleActions(light, 2)).toEqual(['switchOff', 'drop']);
  expect(possibleActions(light, 3)).toEqual([]);
});

it('finds the states that actions can lead to', () => {
  expect([...reachableStates(light)].sort()).toEqual([1, 2, 3]);
  expect([...reachableStates(light, 3)]).toEqual([3]);
  expect([...reachableStates(light, 4)].sort()).toEqual([1, 2, 3, 4]);
});
