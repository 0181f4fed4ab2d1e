import type { KeyboardEvent } from 'react';
import { usePage } from '../../app/use-page.ts';
import { formatClock } from './format-clock.ts';

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
export function SeekBar({ position, duration, onSeek }: SeekBarProps) {
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
