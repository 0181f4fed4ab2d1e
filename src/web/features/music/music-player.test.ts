import { expect, it } from 'vitest';
import { buildMusic, TestSound } from './build-music.ts';
import { pauseForGames, playInOneWindow } from './start-music.ts';

/** Effects of a rejected promise come a tick later. */
const settle = () => Promise.resolve().then(() => Promise.resolve());

it('R2.63 fetches nothing automatically; play starts the sound, pause stops it', () => {
  const { store, sound, player } = buildMusic();
  expect([sound.src, sound.paused, store.state().isPlaying]).toEqual(['', true, false]);
  player.play();
  expect([sound.src, sound.paused, store.state().isPlaying]).toEqual(['/music/first-light.weba', false, true]);
  player.pause();
  expect([sound.paused, store.state().isPlaying]).toEqual([true, false]);
});

it('R9.29 the sound begins at half its volume', () => {
  const { sound, player } = buildMusic();
  expect(sound.volume).toBe(0.5);
  player.setVolume(80);
  expect(sound.volume).toBe(0.8);
  player.setMuted(true);
  expect([sound.muted, sound.volume]).toEqual([true, 0.8]);
});

it('R3.60 continues at the end of a track, from the tenth to the first', () => {
  const { store, sound, player } = buildMusic({ current: 9 });
  player.play();
  sound.end();
  expect(store.state()).toMatchObject({ current: 0, isPlaying: true, position: 0 });
  expect(sound.src).toBe('/music/first-light.weba');
  expect(sound.paused).toBe(false);
});

it('uses AAC if the browser does not support Opus', () => {
  const sound = new TestSound();
  sound.types = [];
  const { player } = buildMusic({}, sound);
  player.play();
  expect(sound.src).toBe('/music/first-light.m4a');
});

it('changes the track in silence while nothing plays, and plays a track that is chosen', () => {
  const { store, sound, player } = buildMusic();
  player.next();
  expect(store.state()).toMatchObject({ current: 1, isPlaying: false });
  expect(sound.started).toEqual([]);
  player.choose(6);
  expect(sound.started).toEqual(['/music/night-drive.weba']);
});

it('resumes where it was paused, without reloading', () => {
  const { sound, player } = buildMusic();
  player.play();
  sound.reach(20);
  player.pause();
  player.play();
  expect([sound.currentTime, sound.started]).toEqual([20, ['/music/first-light.weba', '/music/first-light.weba']]);
});

it('previous restarts a track after a while, and otherwise goes back', () => {
  const { store, sound, player } = buildMusic({ current: 3 });
  player.play();
  sound.reach(8.2);
  player.previous();
  expect([store.state().current, sound.currentTime]).toEqual([3, 0]);
  player.previous();
  expect(store.state().current).toBe(2);
});

it('reports whole seconds, only when they change', () => {
  const { store, sound, player } = buildMusic();
  player.play();
  let told = 0;
  store.subscribe(() => {
    told += 1;
  });
  for (const seconds of [1.1, 1.35, 1.6, 1.85, 2.1]) sound.reach(seconds);
  expect([store.state().position, told]).toEqual([2, 2]);
});

it('notices when something else pauses the sound', () => {
  const { store, sound, player } = buildMusic();
  player.play();
  sound.pause();
  expect(store.state().isPlaying).toBe(false);
});

it('reports a failed track, and retries on request', async () => {
  const { store, sound, player } = buildMusic();
  sound.failure = new Error('no network');
  player.play();
  await settle();
  expect(store.state()).toMatchObject({ isPlaying: false, isWaiting: false, hasFailed: true });
  sound.failure = undefined;
  player.play();
  expect(store.state()).toMatchObject({ isPlaying: true, hasFailed: false });
});

it.each(['NotAllowedError', 'AbortError'])('does not call %s a failure', async (name) => {
  const { store, sound, player } = buildMusic();
  sound.failure = Object.assign(new Error(name), { name });
  player.play();
  await settle();
  expect(store.state().hasFailed).toBe(false);
});

it('pauses while a game is open, and resumes afterwards only if it was playing', () => {
  const { store, player } = buildMusic();
  let open = (_path: string) => {};
  pauseForGames({ store, player }, (notify) => {
    open = notify;
  });
  open('/play');
  open('/games');
  expect(store.state().isPlaying).toBe(false);
  player.play();
  open('/application/details');
  expect(store.state().isPlaying).toBe(true);
  open('/play');
  expect(store.state().isPlaying).toBe(false);
  open('/application/details');
  expect(store.state().isPlaying).toBe(true);
});

it('one window plays: the other one falls silent and does not answer', () => {
  const windows = [buildMusic(), buildMusic()];
  const hear: (() => void)[] = [];
  const sent: number[] = [];
  for (const [index, { store, player }] of windows.entries()) {
    playInOneWindow(store, player, {
      postMessage: () => {
        sent.push(index);
        for (const [other, listener] of hear.entries()) if (other !== index) listener();
      },
      addEventListener: (_, listener) => void hear.push(listener),
    });
  }
  const playing = () => windows.map(({ store }) => store.state().isPlaying);
  windows[0]?.player.play();
  expect(playing()).toEqual([true, false]);
  windows[1]?.player.play();
  expect(playing()).toEqual([false, true]);
  expect(sent).toEqual([0, 1]);
});
