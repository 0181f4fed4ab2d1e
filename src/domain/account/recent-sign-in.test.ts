import { expect, it } from 'vitest';
import { isSignInRecent } from './recent-sign-in.ts';

it('counts a sign-in as recent for ten minutes', () => {
  const signedInAt = new Date('2026-03-01T00:00:00Z');
  const after = (ms: number) => isSignInRecent(signedInAt, new Date(signedInAt.getTime() + ms));
  expect([after(0), after(599_999), after(600_000)]).toEqual([true, true, false]);
});
