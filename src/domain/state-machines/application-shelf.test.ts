import { expect, it } from 'vitest';
import { SHELF } from '#contract/states.ts';
import { applicationShelf } from './application-shelf.ts';
import { cellsOf } from './cells-of.ts';
import { move, possibleActions } from './state-machine.ts';

it('R4.1 has three values; what the operator removed its developer cannot release', () => {
  expect(SHELF).toEqual({ onShelf: 1, offShelf: 2, removed: 3 });
  for (const status of [SHELF.onShelf, SHELF.offShelf]) {
    expect(move(applicationShelf, status, 'remove')).toEqual({ isAllowed: true, to: SHELF.removed, hasEffect: true });
  }
  expect(move(applicationShelf, SHELF.removed, 'release')).toEqual({ isAllowed: false, code: 60031 });
});

it('starts off the shelf; a second release or pull has its code; only the operator lifts a removal', () => {
  expect(applicationShelf.initial).toBe(SHELF.offShelf);
  expect(cellsOf(applicationShelf, SHELF)).toEqual({
    onShelf: { release: 60029, pull: 'offShelf', edit: 'stay', remove: 'removed', restore: 70000 },
    offShelf: { release: 'onShelf', pull: 60028, edit: 'stay', remove: 'removed', restore: 'already' },
    removed: { release: 60031, pull: 60031, edit: 60031, remove: 'already', restore: 'offShelf' },
  });
});

it('offers the buttons of each shelf', () => {
  expect(possibleActions(applicationShelf, SHELF.onShelf)).toEqual(['pull', 'edit', 'remove']);
  expect(possibleActions(applicationShelf, SHELF.offShelf)).toEqual(['release', 'edit', 'remove']);
  expect(possibleActions(applicationShelf, SHELF.removed)).toEqual(['restore']);
});
