import { expect, it, vi } from 'vitest';
import { buildMusic } from './build-music.ts';
import { followMediaKeys } from './follow-media-keys.ts';

function open() {
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(given: object) {
        Object.assign(this, given);
      }
    },
  );
  const keys = new Map<string, MediaSessionActionHandler | null>();
  const session: MediaSession = {
    metadata: null,
    playbackState: 'none',
    setActionHandler(action, handler) {
      if (action === 'seekbackward') throw new TypeError('this browser has no such key');
      keys.set(action, handler);
    },
    setPositionState: vi.fn(),
    setCameraActive: async () => {},
    setMicrophoneActive: async () => {},
  };
  const music = buildMusic();
  followMediaKeys(session, { ...music, titleOf: ({ name }) => `title of ${name}` });
  const press = (action: MediaSessionAction, seekTime?: number) => keys.get(action)?.({ action, seekTime });
  return { ...music, session, press };
}

it('shows nothing before there is music, then its title, artist and sleeve', () => {
  const { player, session } = open();
  expect([session.metadata, session.playbackState]).toEqual([null, 'none']);
  player.play();
  expect(session.playbackState).toBe('playing');
  expect(session.metadata).toMatchObject({
    title: 'title of first-light',
    artist: 'Starhall',
    artwork: [{ src: '/music/first-light.webp', sizes: '320x320', type: 'image/webp' }],
  });
  player.next();
  expect(session.metadata).toMatchObject({ title: 'title of lantern-street' });
  player.pause();
  expect(session.playbackState).toBe('paused');
});

it('obeys the keys, also in a browser that lacks one', () => {
  const { store, sound, press } = open();
  press('play');
  expect(store.state().isPlaying).toBe(true);
  press('nexttrack');
  expect(store.state().current).toBe(1);
  press('seekto', 42);
  expect(sound.currentTime).toBe(42);
  press('seekforward');
  expect(sound.currentTime).toBe(52);
  press('seekforward');
  expect(sound.currentTime).toBe(60.4);
  press('previoustrack');
  expect(sound.currentTime).toBe(0);
  press('stop');
  expect(store.state().isPlaying).toBe(false);
});
