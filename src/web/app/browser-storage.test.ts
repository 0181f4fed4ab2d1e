import { afterEach, expect, it, vi } from 'vitest';
import { buildStorage } from '#tests/web/build-storage.ts';
import { browserStorage } from './browser-storage.ts';
import { CONSENT_KEY, mayStorePreferences } from './consent/consent.ts';
import { storeConsent } from './consent/store-consent.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');

afterEach(() => void vi.unstubAllGlobals());

it('is that of the browser', () => {
  const local = buildStorage();
  vi.stubGlobal('window', { localStorage: local });
  browserStorage().setItem('a', '1');
  expect(local.getItem('a')).toBe('1');
});

it('falls back to memory if storage is disabled and accessing it throws', () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const window = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
    dispatchEvent: () => true,
  };
  vi.stubGlobal('window', window);
  expect(mayStorePreferences()).toBe(false);
  storeConsent({ preferences: true, media: false }, NOW);
  expect(mayStorePreferences()).toBe(true);
  browserStorage().removeItem(CONSENT_KEY);
  expect(mayStorePreferences()).toBe(false);
  vi.useRealTimers();
});
