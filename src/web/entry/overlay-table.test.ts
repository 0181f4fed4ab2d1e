import { describe, expect, it } from 'vitest';
import type { Maintenance } from '#contract/system/entities.ts';
import { buildOverlayState } from '#tests/web/build-overlay-state.ts';
import { chooseOverlay, type OverlayPlace } from '#web/app/overlays/overlay.ts';
import type { OverlayState } from '#web/app/overlays/overlay-state.ts';
import { createSessionStore } from '#web/app/session/session-store.ts';
import { OVERLAYS } from './overlay-table.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';
const SAMSUNG_BROWSER = ANDROID.replace('Chrome', 'SamsungBrowser/23.0 Chrome');
const SAMSUNG_PHONE = ANDROID.replace('Pixel 9', 'SM-S918B');

/** Name of the overlay shown at a place after some overlays have been closed. */
function shown(place: OverlayPlace, state: Partial<OverlayState>, closed: readonly string[] = []) {
  const isClosed = (key: string) => closed.includes(key);
  return chooseOverlay(OVERLAYS, place, { state: buildOverlayState(state), isClosed, isOtherDialogOpen: false })?.name;
}

it('has unique names, and unique ranks at each place', () => {
  expect(new Set(OVERLAYS.map(({ name }) => name)).size).toBe(OVERLAYS.length);
  expect(new Set(OVERLAYS.map(({ place, rank }) => `${place} ${rank}`)).size).toBe(OVERLAYS.length);
});

describe('R2.55 the 18+ notice', () => {
  it('comes to visitors on the pages of the store, and only there', () => {
    for (const path of ['/', '/games', '/application/details', '/store/exchange']) {
      expect(shown('modal', { path })).toBe('age');
    }
    for (const path of [
      '/terms/privacy-policy',
      '/help',
      '/help/players/top-up',
      '/about',
      '/news/x',
      '/account',
      '/unsubscribe',
      '/age',
    ]) {
      expect(shown('modal', { path })).toBeUndefined();
    }
    expect(shown('modal', { layout: 'appbar', path: '/operator' })).toBeUndefined();
    expect(shown('modal', { layout: 'plain', path: '/play' })).toBeUndefined();
  });

  it('O24 is only shown if the store asks for the age', () => {
    expect(shown('modal', { isAgeWanted: false })).toBeUndefined();
  });

  it('is not shown to crawlers', () => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect(shown('modal', { userAgent })).toBeUndefined();
  });

  it('stays away once it is closed', () => {
    expect(shown('modal', {}, ['age'])).toBeUndefined();
  });
});

it('R2.64 the dark-mode reminder comes in Samsung’s browser or on its devices, never on others', () => {
  expect(shown('modal', { userAgent: SAMSUNG_BROWSER })).toBe('samsung');
  expect(shown('modal', { userAgent: SAMSUNG_PHONE })).toBe('samsung');
  expect(shown('modal', { userAgent: SAMSUNG_PHONE }, ['samsung'])).toBe('age');
  for (const userAgent of [IPHONE, ANDROID]) expect(shown('modal', { userAgent }, ['age'])).toBeUndefined();
});

describe('R2.43 R2.44 the rotate notice', () => {
  it('comes on a phone that is turned', () => {
    expect(shown('bottom', { isMobile: true, isTurned: true })).toBe('rotate');
  });

  it('comes neither on one that is upright, nor on a desktop, nor over a game', () => {
    expect(shown('bottom', { isMobile: true })).toBeUndefined();
    expect(shown('bottom', { isTurned: true })).toBeUndefined();
    expect(shown('bottom', { isMobile: true, isTurned: true, path: '/play' })).toBeUndefined();
  });
});

it('R2.54 the cookie notice comes where no choice holds, and its footer link brings it at any time', () => {
  expect(shown('bottom', { hasConsent: false })).toBe('cookies');
  expect(shown('bottom', { hasConsent: true })).toBeUndefined();
  const store = createSessionStore(null, null);
  store.demand('cookies');
  expect(shown('bottom', { session: store.state(), isOnline: false })).toBe('cookies');
});

it('a lost connection comes first, and again after another loss', () => {
  expect(shown('bottom', { isOnline: false, hasConsent: false, losses: 1 })).toBe('offline');
  expect(shown('bottom', { isOnline: false, losses: 1 }, ['offline-1'])).toBeUndefined();
  expect(shown('bottom', { isOnline: false, losses: 2 }, ['offline-1'])).toBe('offline');
  // The offline page has its own message.
  expect(shown('bottom', { isOnline: false, losses: 1, path: '/offline' })).toBeUndefined();
});

it('maintenance is announced on the last day, and again after it was rescheduled', () => {
  const nowMs = Date.parse('2026-11-22T12:00:00.000Z');
  const maintenance: Maintenance = {
    id: 3,
    maintaining: false,
    beginAt: '2026-11-23T11:00:00.000Z',
    endAt: '2026-11-23T12:00:00.000Z',
    message: '',
  };
  expect(shown('bottom', { nowMs, maintenance })).toBe('maintenance');
  expect(shown('bottom', { nowMs: nowMs - 3_600_001, maintenance })).toBeUndefined();
  const closed = [`maintenance-3-${maintenance.beginAt}`];
  expect(shown('bottom', { nowMs, maintenance }, closed)).toBeUndefined();
  const later = { ...maintenance, beginAt: '2026-11-23T11:30:00.000Z' };
  expect(shown('bottom', { nowMs, maintenance: later }, closed)).toBe('maintenance');
});

it('operators’ notices are only shown in the hall, each until it is closed', () => {
  const [notice] = [
    {
      id: 7,
      title: 'Holidays',
      image: '',
      link: '/news',
      sort: 1,
      eyebrow: '',
      tagline: '',
      images: { large: '', medium: '', small: '' },
      placeholder: '',
    },
  ];
  expect(shown('bottom', { storeNotices: [notice] })).toBe('storeNotice');
  expect(shown('bottom', { storeNotices: [notice] }, ['notice-7'])).toBeUndefined();
  expect(shown('bottom', { storeNotices: [notice], path: '/games' })).toBeUndefined();
});

it('R2.60 the notice dialog, a new release and the scroll-up button follow their state', () => {
  expect(shown('modal', { hasNotice: true })).toBe('notice');
  expect(shown('bottom', { hasNewVersion: true })).toBe('newVersion');
  expect(shown('corner', { isScrolled: true })).toBe('scrollToTop');
  expect(shown('corner', {})).toBeUndefined();
});

it('nothing opens over a game automatically', () => {
  const everything = { isOnline: false, hasConsent: false, hasNewVersion: true, isScrolled: true, isMobile: true };
  const state = { ...everything, isTurned: true, path: '/play', layout: 'plain', userAgent: SAMSUNG_BROWSER };
  for (const place of ['modal', 'bottom', 'corner'] as const) expect(shown(place, state)).toBeUndefined();
});
