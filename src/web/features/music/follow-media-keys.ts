import { MUSIC_FOLDER, type PlayedMusic } from './music-player.ts';
import type { Track } from './music-store.ts';

export const ARTIST = 'Starhall';
const STEP_SECONDS = 10;
const SLEEVE = { sizes: '320x320', type: 'image/webp' } as const;

/** Shows the track on lock screens and headsets, and handles their keys. */
export function followMediaKeys(session: MediaSession, given: Given): void {
  const { store, player } = given;
  const seekBy = (seconds: number) => {
    const { tracks, current, position } = store.state();
    player.seek(Math.min(Math.max(0, position + seconds), tracks[current]?.seconds ?? 0));
  };
  const handlers = {
    play: player.play,
    pause: player.pause,
    stop: player.pause,
    nexttrack: player.next,
    previoustrack: player.previous,
    seekbackward: ({ seekOffset }) => seekBy(-(seekOffset ?? STEP_SECONDS)),
    seekforward: ({ seekOffset }) => seekBy(seekOffset ?? STEP_SECONDS),
    seekto: ({ seekTime }) => seekTime !== undefined && seekTime !== null && player.seek(seekTime),
  } satisfies Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => unknown>>;
  for (const [action, handler] of Object.entries(handlers)) setHandler(session, action, handler);
  let shown: Track | undefined;
  store.subscribe(() => {
    shown = show(session, given, shown);
  });
}

interface Given extends PlayedMusic {
  readonly titleOf: (track: Track) => string;
}

const ACTIONS: readonly MediaSessionAction[] = [
  ...(['play', 'pause', 'stop', 'nexttrack', 'previoustrack'] as const),
  ...(['seekbackward', 'seekforward', 'seekto'] as const),
];

function setHandler(session: MediaSession, action: string, handler: (details: MediaSessionActionDetails) => unknown) {
  const known = ACTIONS.find((name) => name === action);
  try {
    if (known !== undefined) session.setActionHandler(known, (details) => void handler(details));
  } catch {
    // Browsers reject unsupported keys.
  }
}

function show(session: MediaSession, { store, titleOf }: Given, before: Track | undefined): Track | undefined {
  const { tracks, current, isPlaying, position } = store.state();
  const track = tracks[current];
  session.playbackState = isPlaying ? 'playing' : 'paused';
  if (track === undefined) return before;
  if (track !== before) {
    const artwork = [{ src: MUSIC_FOLDER + track.sleeve, ...SLEEVE }];
    session.metadata = new MediaMetadata({ title: titleOf(track), artist: ARTIST, album: ARTIST, artwork });
  }
  session.setPositionState?.({ duration: track.seconds, position: Math.min(position, track.seconds) });
  return track;
}
