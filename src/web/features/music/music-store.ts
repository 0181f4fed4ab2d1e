import { LIMITS } from '#contract/values/limits.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { createStore } from '#web/ui/create-store.ts';
import { nextTrack } from './next-track.ts';

/** A piece of music with its files. */
export interface Track {
  readonly name: TrackName;
  readonly seconds: number;
  /** File names in Opus and AAC, and of the cover. */
  readonly weba: string;
  readonly m4a: string;
  readonly sleeve: string;
}
type NameOf<Key> = Key extends `music.track.${infer Name}` ? Name : never;
export type TrackName = NameOf<MessageKey>;

/** The state of the player (R3.60). */
export interface MusicState {
  readonly tracks: readonly Track[];
  /** From 0 to 100. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** Index of the current track. */
  readonly current: number;
  /** In list order; otherwise shuffled, each track once. */
  readonly isInOrder: boolean;
  readonly isPlaying: boolean;
  /** Whether playback was requested but has not started. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  /** Played seconds of the track, whole. */
  readonly position: number;
}

export type RememberedMusic = Pick<MusicState, 'volume' | 'current' | 'isInOrder'>;

/** Length of the history for "previous". */
const TRAIL = 50;

interface Start {
  readonly tracks: readonly Track[];
  readonly remembered?: Partial<RememberedMusic>;
  readonly random?: () => number;
}

/** Holds the player's state and chooses the next track. Does not start playing. */
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
    /** Goes back in the history, or to the previous track in list order. */
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
      // Changing the volume also unmutes.
      set({ volume: whole, isMuted: false });
    },
  };
}

export type MusicStore = ReturnType<typeof createMusicStore>;
