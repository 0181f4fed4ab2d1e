import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readGameMessage } from './game-call.ts';

const source = 'starhall-game';

it('parses the three old messages of a game and drops extra fields', () => {
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

it('accepts a save of up to 65,536 characters', () => {
  expect(readGameMessage({ source, type: 'save', data: 'x'.repeat(65_536) })).toBeDefined();
  expect(readGameMessage({ source, type: 'save', data: 'x'.repeat(65_537) })).toBeUndefined();
});

it('parses calls with their IDs, and marks invalid ones', () => {
  const call = { source, type: 'call', id: 7, method: 'purchase', params: { productId: 'theme' } };
  const read = { method: 'purchase', params: { productId: 'theme', quantity: 1 } };
  expect(readGameMessage(call)).toEqual({ type: 'call', id: 7, call: read });
  expect(readGameMessage({ ...call, method: 'refund' })).toEqual({ type: 'call', id: 7, call: null });
  expect(readGameMessage({ ...call, params: { productId: '' } })).toEqual({ type: 'call', id: 7, call: null });
  expect(readGameMessage({ ...call, id: 1.5 })).toBeUndefined();
});

it.each([
  ['purchase', { productId: 'theme', quantity: 1001 }],
  ['purchase', { productId: 'x'.repeat(101) }],
  ['submitScore', { score: 1.5 }],
  ['submitScore', { score: 1e16 }],
  ['submitScore', { score: 1, board: 'Main' }],
  ['leaderboard', { limit: 101 }],
  ['acknowledge', { exchangeId: 'P261121ABCDEFGHJK' }],
  ['save', { data: { level: 1 } }],
])('takes no %s with %j', (method, params) => {
  expect(readGameMessage({ source, type: 'call', id: 1, method, params })).toMatchObject({ call: null });
});

it('never fails, whatever a frame sends', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readGameMessage(data)).toBeUndefined();
    }),
  );
});
