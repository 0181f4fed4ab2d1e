import { Volume2, VolumeX } from 'lucide-react';
import { usePage } from '../../app/use-page.ts';
import type { MusicPlayer } from './music-player.ts';
import type { MusicState } from './music-store.ts';

/** Volume and mute; only mute on phones that reserve the volume for their buttons. */
export function MusicVolume({ state, player }: { state: MusicState; player: MusicPlayer }) {
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
