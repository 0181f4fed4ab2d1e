import { AudioLines, Volume2, VolumeX } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { usePage } from '../../app/use-page.ts';
import { ARTIST } from './follow-media-keys.ts';
import { MusicControls } from './music-controls.tsx';
import { MUSIC_FOLDER, type MusicPlayer, type PlayedMusic } from './music-player.ts';
import type { MusicState } from './music-store.ts';
import { useMusicState } from './use-music-state.ts';

/** The whole player: current track, controls and list (R2.63, R9.30). */
export function MusicPanel({ music }: { music: PlayedMusic }) {
  const page = usePage();
  const { store, player } = music;
  const state = useMusicState(store);
  const track = state.tracks[state.current];
  if (track === undefined) return null;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <img
          src={MUSIC_FOLDER + track.sleeve}
          alt=""
          width={72}
          height={72}
          className="bg-raised h-18 w-18 flex-none rounded-xl"
        />
        <div className="min-w-0">
          <p className="leading-snug font-bold">{page.t(`music.track.${track.name}`)}</p>
          <p className="text-muted text-sm">{ARTIST}</p>
          <p className="text-muted text-xs">
            {page.t('music.place', { number: state.current + 1, count: state.tracks.length })}
          </p>
        </div>
      </div>
      <SeekBar position={state.position} duration={track.seconds} onSeek={player.seek} />
      <MusicControls state={state} store={store} player={player} />
      <MusicVolume state={state} player={player} />
      <p role="alert" className="text-danger text-sm empty:hidden">
        {state.hasFailed && page.t('music.failed')}
      </p>
      <TrackList state={state} onChoose={player.choose} />
    </div>
  );
}

interface TrackListProps {
  readonly state: MusicState;
  readonly onChoose: (index: number) => void;
}

/** The ten tracks; a click plays one (R9.30). */
function TrackList({ state: { tracks, current, isPlaying }, onChoose }: TrackListProps) {
  const page = usePage();
  return (
    <ol aria-label={page.t('music.tracks')} className="border-line -mx-2 border-t pt-2">
      {tracks.map(({ name, seconds }, index) => {
        const isCurrent = index === current;
        return (
          <li key={name}>
            <button
              type="button"
              aria-current={isCurrent || undefined}
              onClick={() => onChoose(index)}
              className="hover:bg-raised aria-[current]:bg-raised flex min-h-11 w-full items-center gap-3 rounded-lg px-3 py-1.5 text-start text-sm leading-snug aria-[current]:font-bold"
            >
              <span aria-hidden className="text-muted grid w-5 flex-none place-items-center tabular-nums">
                {isCurrent && isPlaying ? <AudioLines size={16} className="text-gold-text" /> : index + 1}
              </span>
              <span className="min-w-0 flex-1">{page.t(`music.track.${name}`)}</span>
              <span className="text-muted flex-none text-xs font-normal tabular-nums">{formatClock(seconds)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Volume and mute; only mute on phones that reserve the volume for their buttons. */
function MusicVolume({ state, player }: { state: MusicState; player: MusicPlayer }) {
  const page = usePage();
  const { isMuted, volume } = state;
  const Sign = isMuted || volume === 0 ? VolumeX : Volume2;
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        className="btn-icon"
        aria-pressed={isMuted}
        aria-label={page.t('music.mute')}
        title={page.t('music.mute')}
        onClick={() => player.setMuted(!isMuted)}
      >
        <Sign size={20} aria-hidden />
      </button>
      {player.canSetVolume() && (
        <>
          <input
            type="range"
            min={0}
            max={100}
            value={isMuted ? 0 : volume}
            aria-label={page.t('music.volume')}
            aria-valuetext={`${isMuted ? 0 : volume}%`}
            className="accent-gold-text h-11 min-w-0 flex-1"
            onChange={({ currentTarget }) => player.setVolume(currentTarget.valueAsNumber)}
          />
          <span aria-hidden className="text-muted w-11 text-end text-xs tabular-nums">
            {isMuted ? 0 : volume}%
          </span>
        </>
      )}
    </div>
  );
}

/** Step of an arrow key, in seconds. */
const STEP = 5;
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -STEP, ArrowDown: -STEP, ArrowRight: STEP, ArrowUp: STEP };

interface SeekBarProps {
  readonly position: number;
  /** Both in seconds. */
  readonly duration: number;
  readonly onSeek: (seconds: number) => void;
}

/** Shows and sets the position in the track. */
function SeekBar({ position, duration, onSeek }: SeekBarProps) {
  const page = usePage();
  const times = { position: formatClock(position), duration: formatClock(duration) };
  const move = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onSeek(Math.min(Math.max(0, position + step), duration));
  };
  return (
    <div>
      <input
        type="range"
        min={0}
        max={Math.floor(duration)}
        value={Math.min(position, duration)}
        aria-label={page.t('music.position')}
        aria-valuetext={page.t('music.positionOf', times)}
        className="accent-gold-text block h-11 w-full"
        onKeyDown={move}
        onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
      />
      <p aria-hidden className="text-muted -mt-1.5 flex justify-between text-xs tabular-nums">
        <span>{times.position}</span>
        <span>{times.duration}</span>
      </p>
    </div>
  );
}

/** Formats seconds as players do: `1:05`. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
