import { createMusicPlayer, type Sound } from './music-player.ts';
import { createMusicStore, type RememberedMusic, type Track } from './music-store.ts';

const NAMES = [
  ...(['first-light', 'lantern-street', 'rain-on-the-window', 'pixel-parade', 'paper-carousel'] as const),
  ...(['harbour-at-noon', 'night-drive', 'deep-current', 'mountain-pass', 'star-market'] as const),
];

/** Ten test tracks of one minute each. */
export const TEST_TRACKS: readonly Track[] = NAMES.map((name) => ({
  ...{ name, seconds: 60.4, weba: `${name}.weba`, m4a: `${name}.m4a`, sleeve: `${name}.webp` },
}));

/** An audio element that plays or fails on command. */
export class TestSound implements Sound {
  src = '';
  volume = 1;
  muted = false;
  currentTime = 0;
  paused = true;
  ended = false;
  types: readonly string[] = ['audio/webm; codecs="opus"'];
  failure: Error | undefined;
  readonly started: string[] = [];
  private readonly listeners = new Map<string, (() => void)[]>();

  async play() {
    this.paused = false;
    this.ended = false;
    this.started.push(this.src);
    if (this.failure !== undefined) throw this.failure;
    this.tell('playing');
  }
  pause() {
    this.paused = true;
    this.tell('pause');
  }
  canPlayType(type: string) {
    return this.types.includes(type) ? 'probably' : '';
  }
  addEventListener(type: string, listener: () => void) {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }
  tell(type: string) {
    for (const listener of this.listeners.get(type) ?? []) listener();
  }
  /** Plays up to a position of the track. */
  reach(seconds: number) {
    this.currentTime = seconds;
    this.tell('timeupdate');
  }
  /** Plays to the end; like browsers, it fires `pause` first. */
  end() {
    this.paused = true;
    this.ended = true;
    this.tell('pause');
    this.tell('ended');
  }
}

/** A player with a test sound. */
export function buildMusic(remembered: Partial<RememberedMusic> = {}, sound = new TestSound()) {
  const store = createMusicStore({ tracks: TEST_TRACKS, remembered, random: () => 0 });
  return { store, sound, player: createMusicPlayer(store, sound) };
}
