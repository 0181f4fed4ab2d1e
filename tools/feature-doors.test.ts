import { expect, test } from 'vitest';
import { modulesBehind, namesTaken } from './feature-doors.ts';

const DOOR = '/starhall/src/web/features/store/index.ts';
const DOOR_CODE = `
export { type Check, check } from './exchange/check.ts';
export { Card, Icon } from "./exchange/card.tsx";`;

test('names that a module imports or re-exports from a door', () => {
  const code = `
import { check, Card as ProductCard } from "#web/features/store/index.ts";
import { Stars } from '#web/features/ratings/index.ts';
export { Icon } from '#web/features/store/index.ts';`;
  expect(namesTaken(code, DOOR)).toEqual(new Set(['check', 'Card', 'Icon']));
});

test('only the modules behind a door that export these names', () => {
  expect(modulesBehind(DOOR_CODE, DOOR, new Set(['check']))).toEqual([
    '/starhall/src/web/features/store/exchange/check.ts',
  ]);
  expect(modulesBehind(DOOR_CODE, DOOR, new Set(['Icon']))).toEqual([
    '/starhall/src/web/features/store/exchange/card.tsx',
  ]);
});
