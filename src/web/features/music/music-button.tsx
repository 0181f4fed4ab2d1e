import { useRouter } from '@tanstack/react-router';
import { Music } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { isWaitingForGame, visitStorage } from './after-game.ts';
import { loadMusic } from './load-music.ts';
import { useLoadedMusic } from './use-loaded-music.ts';

export const MUSIC_POPOVER = 'music-popover';

/**
 * The player's button in the top bar (R2.63); the player is loaded on the first click. On phones it is in the drawer.
 */
export function MusicButton() {
  const page = usePage();
  const router = useRouter();
  const music = useLoadedMusic();
  const [isAsked, setAsked] = useState(false);
  const load = useAction(() => loadMusic(page, router));
  useEffect(() => {
    if (isWaitingForGame(visitStorage())) void loadMusic(page, router).catch(() => undefined);
  }, [page, router]);
  const ask = () => {
    setAsked(true);
    load.start();
  };
  return (
    <>
      <button
        type="button"
        id="music-button"
        className="btn-icon hidden sm:inline-grid"
        title={page.t('category.music')}
        aria-busy={load.isBusy}
        popoverTarget={music === null ? undefined : MUSIC_POPOVER}
        onClick={music === null ? ask : undefined}
      >
        <span className="sr-only">{page.t('category.music')}</span>
        {load.isBusy ? (
          <Spinner />
        ) : music === null ? (
          <Music size={20} aria-hidden />
        ) : (
          <music.MusicIcon store={music.store} size={20} />
        )}
      </button>
      {music !== null && <music.MusicPopover music={music} isOpenAtOnce={isAsked} />}
    </>
  );
}
