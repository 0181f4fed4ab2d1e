import { expect, it } from 'vitest';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { applyChanges, putOnline, type ShelvedVersion } from './shelved-application.ts';

const { onShelf, offShelf } = SHELF;

const version = (id: number, overrides: Partial<ShelvedVersion>): ShelvedVersion => ({
  id,
  platform: 6,
  review: VERSION_REVIEW.approved,
  status: offShelf,
  wasOnline: false,
  ...overrides,
});

const old = version(1, { status: onShelf, wasOnline: true });
const next = version(2, {});
const web = version(3, { platform: 2, status: onShelf, wasOnline: true });

it('takes the online version of the same platform off before the next one goes online, and no other', () => {
  expect(putOnline([old, next, web], [next])).toEqual([
    { id: 1, status: offShelf },
    { id: 2, status: onShelf },
  ]);
});

it('remembers that a version was online', () => {
  const after = applyChanges([old, next, web], putOnline([old, next, web], [next]));
  expect(after).toEqual([{ ...old, status: offShelf }, { ...next, status: onShelf, wasOnline: true }, web]);
});

it('does not take a version off that is online already', () => {
  expect(putOnline([old, next], [old])).toEqual([{ id: 1, status: onShelf }]);
});

it('does not take a version for one that was online while nothing changed', () => {
  expect(applyChanges([next], [])).toEqual([next]);
});
