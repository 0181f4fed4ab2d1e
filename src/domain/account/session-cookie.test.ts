import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';

const NOW_MS = 1_772_337_600_000;
const NOW = NOW_MS / 1000;

const sessionUntil = (expiresAt: number) => ({
  token: 'handle',
  tokenType: 'Bearer' as const,
  expiresAt,
  expiresIn: 604_800,
  loginType: 1 as const,
});
const cookieOf = (value: unknown) => `token=${encodeURIComponent(JSON.stringify(value))}`;

const ABSENT = { session: null, isStale: false };
const STALE = { session: null, isStale: true };
const { expiresAt: _, ...WITHOUT_EXPIRY } = sessionUntil(NOW + 60);
const WORTHLESS = [
  ['a past expiry', cookieOf(sessionUntil(NOW - 1))],
  ['an expiry of this moment', cookieOf(sessionUntil(NOW))],
  ['no expiry', cookieOf(WITHOUT_EXPIRY)],
  ['an expiry that is text', cookieOf({ ...sessionUntil(0), expiresAt: String(NOW + 60) })],
  ['no handle', cookieOf({ ...sessionUntil(NOW + 60), token: undefined })],
  ['null', 'token=null'],
  ['a list', 'token=%5B%5D'],
  ['no JSON', 'token=abc'],
  ['a broken encoding', 'token=%E0%A4%A'],
  ['nothing', 'token='],
] as const;

describe('R4.26 a stored session', () => {
  it('R4.26 counts while its expiry lies in the future', () => {
    for (const seconds of [1, 60, 604_800]) {
      const session = sessionUntil(NOW + seconds);
      expect(readSessionCookie(cookieOf(session), NOW_MS)).toEqual({ session, isStale: false });
    }
    expect(readSessionCookie(cookieOf(sessionUntil(NOW + 1)), NOW_MS + 999).session).not.toBeNull();
    expect(readSessionCookie(cookieOf(sessionUntil(NOW + 1)), NOW_MS + 1000)).toEqual(STALE);
  });

  it.each(WORTHLESS)('R4.26 does not count with %s, and is to be removed', (_name, cookie) => {
    expect(readSessionCookie(cookie, NOW_MS)).toEqual(STALE);
    expect(readSessionCookie(`a=1; ${cookie}; b=2`, NOW_MS)).toEqual(STALE);
  });
});

it('tells an absent cookie from one that does not count', () => {
  for (const cookies of ['', 'a=1', 'tokens=1; xtoken=2', 'token', `sid=${'A'.repeat(43)}`]) {
    expect(readSessionCookie(cookies, NOW_MS)).toEqual(ABSENT);
  }
});

it('reads what it writes, among other cookies, and nothing but the five fields', () => {
  const session = { ...sessionUntil(NOW + 60), token: 'a;b="c" =' };
  const value = writeSessionCookie({ ...session, ...{ more: 'secret' } });
  expect(Object.keys(JSON.parse(value))).toEqual(['token', 'tokenType', 'expiresAt', 'expiresIn', 'loginType']);
  const cookies = `locale=zh-TW; token=${encodeURIComponent(value)}; theme=dark`;
  expect(readSessionCookie(cookies, NOW_MS)).toEqual({ session, isStale: false });
});

it('reads an unencoded value, with blanks around it', () => {
  const session = { ...sessionUntil(NOW + 60), token: 'a=b==' };
  expect(readSessionCookie(` token = ${writeSessionCookie(session)} ;a=1`, NOW_MS).session).toEqual(session);
});

it('never throws, whatever the cookies are', () => {
  fc.assert(
    fc.property(fc.string({ unit: ANY_CHARACTER }), (text) => {
      expect(readSessionCookie(`token=${text}`, NOW_MS).session).toBeNull();
      readSessionCookie(text, NOW_MS);
    }),
  );
});
