import { expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { TEST_TRACKS } from './build-music.ts';
import { createMusicStore } from './music-store.ts';
import { TRACKS } from './tracks.gen.ts';

const open = () => createMusicStore({ tracks: TEST_TRACKS, random: () => 0.99 });

it('R3.60 R9.29 R9.30 has ten tracks, half the volume, the first track, in order, silent', () => {
  const state = createMusicStore({ tracks: TRACKS }).state();
  expect(state.tracks).toHaveLength(10);
  expect(state.tracks).toHaveLength(LIMITS.musicTracks);
  expect(state).toMatchObject({ volume: 50, current: 0, isInOrder: true, isPlaying: false });
});

it('restores the stored settings', () => {
  const store = createMusicStore({ tracks: TEST_TRACKS, remembered: { volume: 20, current: 7, isInOrder: false } });
  expect(store.state()).toMatchObject({ volume: 20, current: 7, isInOrder: false, isPlaying: false });
});

it('keeps the volume whole and between nothing and all, and unmutes when it is moved', () => {
  const store = open();
  store.set({ isMuted: true });
  store.setVolume(33.4);
  expect(store.state()).toMatchObject({ volume: 33, isMuted: false });
  store.setVolume(400);
  expect(store.state().volume).toBe(100);
  store.setVolume(-3);
  expect(store.state().volume).toBe(0);
});

it('goes back in the list, from the first track to the last', () => {
  const store = open();
  store.previous();
  expect(store.state().current).toBe(9);
  store.previous();
  expect(store.state().current).toBe(8);
});

it('when shuffled, goes back in the history', () => {
  const store = open();
  store.setInOrder(false);
  const heard = [store.state().current];
  for (let step = 0; step < 5; step++) {
    store.next();
    heard.push(store.state().current);
  }
  for (const before of heard.toReversed().slice(1)) {
    store.previous();
    expect(store.state().current).toBe(before);
  }
});

it('a chosen track counts as heard', () => {
  const store = open();
  store.setInOrder(false);
  store.choose(4);
  const round = Array.from({ length: 8 }, () => {
    store.next();
    return store.state().current;
  });
  expect(round).not.toContain(4);
  expect(new Set([...round, 0, 4]).size).toBe(10);
});

it('knows no track beyond the last', () => {
  const store = open();
  store.choose(10);
  expect(store.state().current).toBe(0);
});
