import { expect, it } from 'vitest';
import { findMissing, listPieces } from './list-pieces.ts';

const START = '00000001000000FE';
const FILES = [
  '0000000100000001000000FD.gz',
  '0000000100000001000000FE.gz',
  '0000000100000001000000FE.00000028.backup.gz.age',
  '0000000100000001000000FF.gz.age',
  '00000001000000020000000A.gz.age.part',
  '000000020000000200000000.gz.age',
  '000000020000000200000001.partial.gz',
  '00000002.history.gz',
  'database',
  'base',
];

it('lists what recovery may ask for: pieces from a position on, of all timelines, and notes of timelines', () => {
  expect(listPieces(FILES, START).map(({ name }) => name)).toEqual([
    '0000000100000001000000FE',
    '0000000100000001000000FF',
    '000000020000000200000000',
    '00000002.history',
  ]);
});

it('finds the first piece that is missing before others, also where the numbers carry', () => {
  const without = (...names: string[]) => listPieces(FILES, START).filter(({ name }) => !names.includes(name));
  expect(findMissing(without(), START)).toBeUndefined();
  expect(findMissing(without('0000000100000001000000FF'), START)).toBe('00000001000000FF');
  expect(findMissing(without('0000000100000001000000FE'), START)).toBe(START);
  expect(findMissing(without('000000020000000200000000'), START)).toBeUndefined();
  expect(findMissing([], START)).toBe(START);
});
