import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readGameMessage } from './read-game-message.ts';

const source = 'starhall-game';

it('reads the three messages of a game and drops what else they carry', () => {
  expect(readGameMessage({ source, type: 'ready', more: 1 })).toEqual({ type: 'ready' });
  expect(readGameMessage({ source, type: 'save', data: 'x', more: 1 })).toEqual({ type: 'save', data: 'x' });
  expect(readGameMessage({ source, type: 'score', score: 12.5, more: 1 })).toEqual({ type: 'score', score: 12.5 });
});

it.each([
  null,
  undefined,
  'ready',
  { type: 'ready' },
  { source: 'starhall', type: 'ready' },
  { source, type: 'pay' },
  { source, type: 'save' },
  { source, type: 'save', data: { length: 1 } },
  { source, type: 'score', score: '1' },
  { source, type: 'score', score: Number.NaN },
  { source, type: 'score', score: Number.POSITIVE_INFINITY },
  [source, 'ready'],
])('reads nothing from %j', (data) => {
  expect(readGameMessage(data)).toBeUndefined();
});

it('takes a save of 4,000 characters and none longer', () => {
  expect(readGameMessage({ source, type: 'save', data: 'x'.repeat(4000) })).toBeDefined();
  expect(readGameMessage({ source, type: 'save', data: 'x'.repeat(4001) })).toBeUndefined();
});

it('never fails, whatever a frame sends', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readGameMessage(data)).toBeUndefined();
    }),
  );
});
