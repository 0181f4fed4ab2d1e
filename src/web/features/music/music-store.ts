import { LIMITS } from '#contract/values/limits.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { createStore } from '#web/ui/create-store.ts';
import { nextTrack } from './next-track.ts';

/** A piece of music and its files. */
export interface Track {
  readonly name: TrackName;
  readonly seconds: number;
  /** File names in Opus and in AAC, and that of the picture. */
  readonly weba: string;
  readonly m4a: string;
  readonly sleeve: string;
}
type NameOf<Key> = Key extends `music.track.${infer Name}` ? Name : never;
export type TrackName = NameOf<MessageKey>;

/** What the player knows (R3.60). */
export interface MusicState {
  readonly tracks: readonly Track[];
  /** From 0 to 100. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** Index of the track at hand. */
  readonly current: number;
  /** In the order of the list; else each once, as chance will have it. */
  readonly isInOrder: boolean;
  readonly isPlaying: boolean;
  /** Whether sound has been asked for and has not come yet. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  /** Whole seconds that have been played of the track. */
  readonly position: number;
}

export type RememberedMusic = Pick<MusicState, 'volume' | 'current' | 'isInOrder'>;

/** How many tracks the way back knows. */
const TRAIL = 50;

interface Start {
  readonly tracks: readonly Track[];
  readonly remembered?: Partial<RememberedMusic>;
  readonly random?: () => number;
}

/** Keeps what the player knows, and decides which track comes next. Nothing plays when it is made. */
export function createMusicStore({ tracks, remembered = {}, random = Math.random }: Start) {
  const store = createStore<MusicState>({
    ...{ tracks, volume: LIMITS.musicVolumeDefault, current: 0, isInOrder: true, ...remembered },
    ...{ isMuted: false, isPlaying: false, isWaiting: false, hasFailed: false, position: 0 },
  });
  const state = store.get;
  let heard: readonly number[] = [state().current];
  let trail: readonly number[] = [];
  const set = (change: Partial<MusicState>) => store.set({ ...state(), ...change });
  const goTo = (current: number) => set({ current, position: 0, hasFailed: false });
  return {
    state,
    subscribe: store.subscribe,
    set,
    choose(index: number) {
      if (tracks[index] === undefined) return;
      trail = [...trail, state().current].slice(-TRAIL);
      heard = [...heard, index];
      goTo(index);
    },
    next() {
      const { current, isInOrder } = state();
      const { track, heard: after } = nextTrack({ count: tracks.length, current, isInOrder, heard }, random);
      trail = [...trail, current].slice(-TRAIL);
      heard = after;
      goTo(track);
    },
    /** Back to what was heard before, in order to the one before in the list. */
    previous() {
      const before = state().isInOrder ? undefined : trail.at(-1);
      trail = trail.slice(0, -1);
      goTo(before ?? (state().current + tracks.length - 1) % tracks.length);
    },
    setInOrder(isInOrder: boolean) {
      heard = [state().current];
      set({ isInOrder });
    },
    setVolume(volume: number) {
      const whole = Math.round(Math.min(100, Math.max(0, volume)));
      // Who moves the control wants to hear something.
      set({ volume: whole, isMuted: false });
    },
  };
}

export type MusicStore = ReturnType<typeof createMusicStore>;
