import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF } from '#contract/values/states.ts';
import { applicationShelf } from './application-shelf.ts';
import { cellsOf } from './cells-of.ts';
import { move, possibleActions } from './state-machine.ts';

it('R4.1 has three values; what the operator removed its developer cannot release', () => {
  expect(SHELF).toEqual({ onShelf: 1, offShelf: 2, removed: 3 });
  for (const status of [SHELF.onShelf, SHELF.offShelf]) {
    expect(move(applicationShelf, status, 'remove')).toEqual({ isAllowed: true, to: SHELF.removed, hasEffect: true });
  }
  expect(move(applicationShelf, SHELF.removed, 'release')).toEqual({
    isAllowed: false,
    code: ERROR.applicationRemoved,
  });
});

it('starts off the shelf; a second release or pull has its code; only the operator lifts a removal', () => {
  expect(applicationShelf.initial).toBe(SHELF.offShelf);
  expect(cellsOf(applicationShelf, SHELF)).toEqual({
    onShelf: {
      release: ERROR.applicationAlreadyPublished,
      pull: 'offShelf',
      edit: 'stay',
      remove: 'removed',
      restore: ERROR.parameterError,
    },
    offShelf: {
      release: 'onShelf',
      pull: ERROR.applicationNotPublished,
      edit: 'stay',
      remove: 'removed',
      restore: 'already',
    },
    removed: {
      release: ERROR.applicationRemoved,
      pull: ERROR.applicationRemoved,
      edit: ERROR.applicationRemoved,
      remove: 'already',
      restore: 'offShelf',
    },
  });
});

it('offers the buttons of each shelf', () => {
  expect(possibleActions(applicationShelf, SHELF.onShelf)).toEqual(['pull', 'edit', 'remove']);
  expect(possibleActions(applicationShelf, SHELF.offShelf)).toEqual(['release', 'edit', 'remove']);
  expect(possibleActions(applicationShelf, SHELF.removed)).toEqual(['restore']);
});
