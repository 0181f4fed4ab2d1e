import { Pause, Play, Shuffle, SkipBack, SkipForward } from 'lucide-react';
import { usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { PlayedMusic } from './music-player.ts';
import type { MusicState } from './music-store.ts';

interface MusicControlsProps extends PlayedMusic {
  readonly state: MusicState;
}

/** Previous, play/pause, next and shuffle. */
export function MusicControls({ state, store, player }: MusicControlsProps) {
  const page = usePage();
  const { isPlaying, isInOrder } = state;
  return (
    <div className="grid grid-cols-[44px_1fr_44px] items-center">
      <button
        type="button"
        className={`btn-icon ${isInOrder ? '' : 'bg-raised text-gold-text forced-colors:border-2'}`}
        aria-pressed={!isInOrder}
        aria-label={page.t('music.shuffle')}
        title={page.t('music.shuffle')}
        onClick={() => store.setInOrder(!isInOrder)}
      >
        <Shuffle size={20} aria-hidden />
      </button>
      <div className="flex items-center justify-center gap-2">
        <button
          type="button"
          className="btn-icon"
          aria-label={page.t('music.previous')}
          title={page.t('music.previous')}
          onClick={player.previous}
        >
          <SkipBack size={22} aria-hidden />
        </button>
        <button
          type="button"
          data-first
          className="bg-gold text-on-gold hover:bg-gold-hover grid h-14 w-14 flex-none place-items-center rounded-full"
          aria-label={page.t(isPlaying ? 'music.pause' : 'music.play')}
          title={page.t(isPlaying ? 'music.pause' : 'music.play')}
          onClick={player.toggle}
        >
          <PlaySign state={state} />
        </button>
        <button
          type="button"
          className="btn-icon"
          aria-label={page.t('music.next')}
          title={page.t('music.next')}
          onClick={player.next}
        >
          <SkipForward size={22} aria-hidden />
        </button>
      </div>
    </div>
  );
}

function PlaySign({ state: { isPlaying, isWaiting } }: { state: MusicState }) {
  if (isWaiting) return <Spinner />;
  if (isPlaying) return <Pause size={26} aria-hidden fill="currentColor" />;
  return <Play size={26} aria-hidden fill="currentColor" className="ms-1" />;
}
