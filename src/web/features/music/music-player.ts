import type { MusicStore, Track } from './music-store.ts';

/** The part of an audio element that the player uses. */
export interface Sound {
  src: string;
  volume: number;
  muted: boolean;
  currentTime: number;
  readonly paused: boolean;
  readonly ended: boolean;
  play(): Promise<void>;
  pause(): void;
  canPlayType(type: string): string;
  addEventListener(type: string, listener: () => void): void;
}

/** Folder of the audio files; their names contain a content hash. */
export const MUSIC_FOLDER = '/music/';

/** Seconds after which "previous" restarts the current track. */
const RESTART_AFTER = 3;

/** Plays the store's track, and reports back to it. Loads nothing before `play`. */
export function createMusicPlayer(store: MusicStore, sound: Sound) {
  const canOpus = sound.canPlayType('audio/webm; codecs="opus"') !== '';
  let loaded: Track | undefined;

  const setVolume = () => {
    const { volume, isMuted } = store.state();
    sound.volume = volume / 100;
    sound.muted = isMuted;
  };
  const fail = (error: unknown) => {
    // Another track was chosen, or playback was paused before it started.
    if (error instanceof Error && error.name === 'AbortError') return;
    // The browser requires a user gesture; not a failure, because the button is there.
    const isRefused = error instanceof Error && error.name === 'NotAllowedError';
    store.set({ isPlaying: false, isWaiting: false, hasFailed: !isRefused });
  };
  const load = () => {
    const { tracks, current } = store.state();
    const track = tracks[current];
    if (track === undefined || track === loaded) return;
    loaded = track;
    sound.src = MUSIC_FOLDER + (canOpus ? track.weba : track.m4a);
  };
  const play = () => {
    if (store.state().hasFailed) loaded = undefined;
    load();
    store.set({ isPlaying: true, isWaiting: true, hasFailed: false });
    sound.play().catch(fail);
  };
  const pause = () => {
    store.set({ isPlaying: false, isWaiting: false });
    sound.pause();
  };
  /** Continues with the store's track if music is playing. */
  const change = () => {
    if (store.state().isPlaying) play();
  };
  const seek = (seconds: number) => {
    load();
    sound.currentTime = seconds;
    store.set({ position: Math.floor(seconds) });
  };
  const next = () => {
    store.next();
    change();
  };

  sound.addEventListener('playing', () => store.set({ isPlaying: true, isWaiting: false }));
  sound.addEventListener('waiting', () => store.set({ isWaiting: true }));
  // A call, an unplugged headset, the browser's own controls.
  sound.addEventListener('pause', () => {
    if (sound.paused && !sound.ended) store.set({ isPlaying: false, isWaiting: false });
  });
  sound.addEventListener('ended', next);
  sound.addEventListener('error', () => fail(undefined));
  sound.addEventListener('timeupdate', () => {
    const position = Math.floor(sound.currentTime);
    if (position !== store.state().position) store.set({ position });
  });
  setVolume();

  return {
    play,
    pause,
    next,
    seek,
    toggle: () => (store.state().isPlaying ? pause() : play()),
    choose(index: number) {
      store.choose(index);
      play();
    },
    previous() {
      if (store.state().position >= RESTART_AFTER) return seek(0);
      store.previous();
      change();
    },
    setVolume(volume: number) {
      store.setVolume(volume);
      setVolume();
    },
    setMuted(isMuted: boolean) {
      store.set({ isMuted });
      setVolume();
    },
    /** Phones reserve the volume for their hardware buttons: the element ignores changes. */
    canSetVolume: () => Math.abs(sound.volume - store.state().volume / 100) < 0.01,
  };
}

export type MusicPlayer = ReturnType<typeof createMusicPlayer>;

/** The music store and its player. */
export interface PlayedMusic {
  readonly store: MusicStore;
  readonly player: MusicPlayer;
}
