import { AudioLines } from 'lucide-react';
import { usePage } from '../../app/use-page.ts';
import { formatClock } from './format-clock.ts';
import type { MusicState } from './music-store.ts';

interface TrackListProps {
  readonly state: MusicState;
  readonly onChoose: (index: number) => void;
}

/** The ten tracks; a click plays one (R9.30). */
export function TrackList({ state: { tracks, current, isPlaying }, onChoose }: TrackListProps) {
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
