import { useRouter } from '@tanstack/react-router';
import { ChevronDown, Music } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { loadMusic } from './load-music.ts';
import { useLoadedMusic } from './use-loaded-music.ts';

/** The player in the phones' drawer, because their top bar has no room for its button. */
export function MusicDrawer() {
  const page = usePage();
  const router = useRouter();
  const music = useLoadedMusic();
  const [isOpen, setOpen] = useState(false);
  const load = useAction(() => loadMusic(page, router));
  const section = useRef<HTMLElement>(null);
  const isShown = isOpen && music !== null;
  const toggle = () => {
    // Not `isOpen`: a press while it is loading, or after a failure, should still open it.
    setOpen(!isShown);
    if (music === null) load.start();
  };
  useEffect(() => {
    // The drawer may end directly below the button.
    if (isShown) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <section ref={section} className="border-line mt-4 border-t pt-4 sm:hidden" aria-label={page.t('category.music')}>
      <button
        type="button"
        aria-expanded={isShown}
        aria-busy={load.isBusy}
        onClick={toggle}
        className="text-muted hover:bg-raised hover:text-ink flex min-h-12 w-full items-center gap-4 rounded-xl px-4 py-2 text-start leading-snug"
      >
        {music === null ? <Music size={20} aria-hidden /> : <music.MusicIcon store={music.store} size={20} />}
        <span className="flex-1">{page.t('category.music')}</span>
        {load.isBusy ? <Spinner /> : <ChevronDown size={20} aria-hidden className={isShown ? 'rotate-180' : ''} />}
      </button>
      {isShown && (
        <div className="px-3 pt-2 pb-3">
          <music.MusicPanel music={music} />
        </div>
      )}
    </section>
  );
}
