import { expect, it } from 'vitest';
import { createIntentKeys } from './intent-keys.ts';

it('the same intent has the same key, another one its own, and so has the same after it was over', () => {
  const texts = ['key 1', 'key 2', 'key 3', 'key 4'];
  const keys = createIntentKeys(() => texts.shift() ?? '');
  const intent = { amount: 150, currency: 'TWD' };
  expect([keys.keyOf(intent), keys.keyOf({ ...intent })]).toEqual(['key 1', 'key 1']);
  expect(keys.keyOf({ ...intent, amount: 300 })).toBe('key 2');
  expect(keys.keyOf(intent)).toBe('key 3');
  keys.forget();
  expect(keys.keyOf(intent)).toBe('key 4');
});
