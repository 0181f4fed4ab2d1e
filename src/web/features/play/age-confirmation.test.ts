import { expect, it } from 'vitest';
import { confirmAge, isAgeConfirmed } from './age-confirmation.ts';

function buildStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    values: () => [...items.values()],
  };
}

it('R6.11 asks where nothing was confirmed', () => {
  expect(isAgeConfirmed(buildStorage(), new Date(2026, 0, 5, 9))).toBe(false);
});

it("R6.11 O25 keeps the confirmation for the rest of the visitor's calendar day", () => {
  const storage = buildStorage();
  confirmAge(storage, new Date(2026, 0, 5, 0, 0, 0));
  expect(storage.values()).toEqual(['2026-01-05']);
  expect(isAgeConfirmed(storage, new Date(2026, 0, 5, 23, 59, 59))).toBe(true);
  expect(isAgeConfirmed(storage, new Date(2026, 0, 6, 0, 0, 0))).toBe(false);
  expect(isAgeConfirmed(storage, new Date(2026, 0, 4, 12))).toBe(false);
  expect(isAgeConfirmed(storage, new Date(2027, 0, 5, 12))).toBe(false);
});

it('R6.11 asks again after a confirmation just before midnight', () => {
  const storage = buildStorage();
  confirmAge(storage, new Date(2026, 0, 5, 23, 59, 59));
  expect(isAgeConfirmed(storage, new Date(2026, 0, 6, 0, 0, 1))).toBe(false);
});
