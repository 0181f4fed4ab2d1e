import { expect, it } from 'vitest';
import { consumeWelcome, markWelcome } from './welcome.ts';

it('welcomes once after a sign-in', () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  expect(consumeWelcome(storage)).toBe(false);
  markWelcome(storage);
  expect([consumeWelcome(storage), consumeWelcome(storage)]).toEqual([true, false]);
});

it('does without storage that is switched off', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  markWelcome(storage);
  expect(consumeWelcome(storage)).toBe(false);
});
