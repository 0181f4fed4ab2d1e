import { usePage } from '../../app/use-page.ts';
import { ARTIST } from './follow-media-keys.ts';
import { MusicControls } from './music-controls.tsx';
import { MUSIC_FOLDER, type PlayedMusic } from './music-player.ts';
import { MusicVolume } from './music-volume.tsx';
import { SeekBar } from './seek-bar.tsx';
import { TrackList } from './track-list.tsx';
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
