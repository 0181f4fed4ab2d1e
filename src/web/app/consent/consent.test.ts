import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { buildStorage } from '#tests/web/build-storage.ts';
import {
  CONSENT_KEY,
  mayLoadExternalMedia,
  mayStorePreferences,
  readConsent,
  readPreference,
  storePreference,
} from './consent.ts';
import { applyExpiredConsent, storeConsent } from './store-consent.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');

let local = buildStorage();
let visit = buildStorage();
let told = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  local = buildStorage();
  visit = buildStorage();
  told = 0;
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', visit);
  vi.stubGlobal('window', { localStorage: local, dispatchEvent: () => (told += 1) });
});

afterEach(() => void vi.useRealTimers());

describe('R4.41 the choices', () => {
  it('are stored in this browser with their expiry date, and announced to the page', () => {
    storeConsent({ preferences: true, media: false }, NOW);
    const kept = JSON.parse(local.getItem(CONSENT_KEY) ?? '');
    expect(kept).toEqual({ preferences: true, media: false, expiresAt: new Date(NOW + 180 * DAY_MS).toISOString() });
    expect(told).toBe(1);
  });

  it('hold until that date and no longer', () => {
    storeConsent({ preferences: true, media: true }, NOW);
    const end = NOW + LIMITS.cookieConsentDays * DAY_MS;
    expect(readConsent(local, end - 1)).toMatchObject({ media: true });
    expect(readConsent(local, end)).toBeNull();
  });

  it.each(['', 'null', '{', '[]', '{"expiresAt":"2099-01-01"}', '{"expiresAt":7,"preferences":true,"media":true}'])(
    'are none where %s is kept',
    (text) => {
      local.setItem(CONSENT_KEY, text);
      expect(readConsent(local, NOW)).toBeNull();
    },
  );

  it('allow nothing before a choice, and then what was chosen', () => {
    expect([mayStorePreferences(), mayLoadExternalMedia()]).toEqual([false, false]);
    storeConsent({ preferences: false, media: true }, NOW);
    expect([mayStorePreferences(), mayLoadExternalMedia()]).toEqual([false, true]);
    storeConsent({ preferences: true, media: false }, NOW);
    expect([mayStorePreferences(), mayLoadExternalMedia()]).toEqual([true, false]);
  });

  it('allow nothing on the server, and nothing where storage is switched off', () => {
    vi.stubGlobal('window', undefined);
    expect(mayStorePreferences()).toBe(false);
    vi.stubGlobal('window', {
      localStorage: {
        getItem() {
          throw new Error('switched off');
        },
      },
    });
    expect(mayLoadExternalMedia()).toBe(false);
  });
});

describe('a preference', () => {
  it('lasts for the visit where nothing was allowed, and beyond it where that was', () => {
    storePreference('theme', 'dark');
    expect([visit.getItem('theme'), local.getItem('theme')]).toEqual(['dark', null]);
    storeConsent({ preferences: true, media: false }, NOW);
    expect([visit.getItem('theme'), local.getItem('theme')]).toEqual([null, 'dark']);
    storePreference('theme', 'light');
    expect([visit.getItem('theme'), local.getItem('theme')]).toEqual([null, 'light']);
    expect(readPreference('theme')).toBe('light');
  });

  it('lasts only for the visit once consent is withdrawn', () => {
    storeConsent({ preferences: true, media: false }, NOW);
    storePreference('currency', 'SGD');
    storeConsent({ preferences: false, media: false }, NOW);
    expect([visit.getItem('currency'), local.getItem('currency')]).toEqual(['SGD', null]);
    expect(readPreference('currency')).toBe('SGD');
  });

  it('ends with the visit in which the consent has expired', () => {
    storeConsent({ preferences: true, media: false }, NOW);
    storePreference('theme', 'dark');
    applyExpiredConsent(NOW + 1);
    expect(local.getItem('theme')).toBe('dark');
    applyExpiredConsent(NOW + 181 * DAY_MS);
    expect([visit.getItem('theme'), local.getItem('theme')]).toEqual(['dark', null]);
  });

  it('is forgotten wherever it was', () => {
    local.setItem('theme', 'dark');
    visit.setItem('theme', 'light');
    storePreference('theme', null);
    expect(readPreference('theme')).toBeNull();
  });
});
