import { expect, it } from 'vitest';
import { dismissReminder, isReminderDismissed } from './phone-reminder.tsx';

it('O30 keeps that an account has put the reminder off, and of no other', () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  expect(isReminderDismissed(storage, 7)).toBe(false);
  dismissReminder(storage, 7);
  expect(isReminderDismissed(storage, 7)).toBe(true);
  expect(isReminderDismissed(storage, 8)).toBe(false);
});
