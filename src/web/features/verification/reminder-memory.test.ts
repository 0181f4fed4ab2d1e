import { expect, it } from 'vitest';
import { isReminderPutOff, putOffReminder } from './reminder-memory.ts';

it('O30 keeps that an account has put the reminder off, and of no other', () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  expect(isReminderPutOff(storage, 7)).toBe(false);
  putOffReminder(storage, 7);
  expect(isReminderPutOff(storage, 7)).toBe(true);
  expect(isReminderPutOff(storage, 8)).toBe(false);
});
