import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_EVENT, CONSENT_KEY } from '#web/app/consent/consent.ts';
import { buildMusic } from './build-music.ts';
import { readRemembered, recallMusic, rememberMusic } from './remember-music.ts';

describe('reading', () => {
  it('returns what was stored', () => {
    const kept = { volume: 0, current: 9, isInOrder: false };
    expect(readRemembered(JSON.stringify(kept), 10)).toEqual(kept);
  });

  it.each([null, '', '{', '[]', '7', '"x"', 'null'])('is nothing from %j', (text) => {
    expect(readRemembered(text, 10)).toEqual({});
  });

  it('ignores invalid values', () => {
    expect(readRemembered('{"volume":101,"current":10,"isInOrder":"yes"}', 10)).toEqual({});
    expect(readRemembered('{"volume":-1,"current":1.5,"isInOrder":true}', 10)).toEqual({ isInOrder: true });
  });

  it('never fails, whatever was stored', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { volume = 50, current = 0 } = readRemembered(text, 10);
        return volume >= 0 && volume <= 100 && current >= 0 && current < 10;
      }),
      { numRuns: 300 },
    );
  });
});

class TestStorage {
  readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
}

describe('storing', () => {
  let local: TestStorage;
  let visit: TestStorage;
  beforeEach(() => {
    local = new TestStorage();
    visit = new TestStorage();
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', visit);
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: local, sessionStorage: visit }));
  });
  const allow = (preferences: boolean) => {
    local.setItem(CONSENT_KEY, JSON.stringify({ expiresAt: '9999-01-01T00:00:00Z', preferences, media: false }));
    window.dispatchEvent(new Event(CONSENT_EVENT));
  };

  it('stays for the visit without a choice about cookies, beyond it with one', () => {
    const { store, player } = buildMusic();
    rememberMusic(store);
    player.setVolume(30);
    expect([visit.getItem('music'), local.getItem('music')]).toEqual([expect.stringContaining('30'), null]);
    expect(recallMusic(10)).toEqual({ volume: 30, current: 0, isInOrder: true });
    allow(true);
    expect([visit.getItem('music'), local.getItem('music')]).toEqual([null, expect.stringContaining('30')]);
    allow(false);
    expect([visit.getItem('music'), local.getItem('music')]).toEqual([expect.stringContaining('30'), null]);
  });

  it('stores nothing before a change, and never whether music is playing', () => {
    const { store, sound, player } = buildMusic();
    rememberMusic(store);
    player.play();
    sound.reach(30);
    allow(true);
    expect([visit.getItem('music'), local.getItem('music')]).toEqual([null, null]);
  });
});
