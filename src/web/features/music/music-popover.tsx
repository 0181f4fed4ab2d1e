import { useEffect, useRef } from 'react';
import { usePage } from '../../app/use-page.ts';
import { MusicPanel } from './music-panel.tsx';
import type { PlayedMusic } from './music-player.ts';

interface MusicPopoverProps {
  readonly music: PlayedMusic;
  /** Opens on first render: the user has clicked, and it had to be loaded. */
  readonly isOpenAtOnce: boolean;
}

/** The player in a popover; the browser handles Escape, outside clicks and the focus. */
export function MusicPopover({ music, isOpenAtOnce }: MusicPopoverProps) {
  const page = usePage();
  const popover = useRef<HTMLElement>(null);
  const isFirst = useRef(isOpenAtOnce);
  useEffect(() => {
    if (isFirst.current) popover.current?.showPopover();
    isFirst.current = false;
  }, []);
  return (
    <section
      ref={popover}
      id="music-popover"
      popover="auto"
      aria-label={page.t('category.music')}
      className="card text-ink fixed inset-auto end-4 top-16 m-0 max-h-[calc(100dvh-80px)] w-[22rem] max-w-[calc(100vw-32px)] overflow-y-auto p-4"
      onToggle={({ newState }) => {
        if (newState === 'open') popover.current?.querySelector<HTMLElement>('[data-first]')?.focus();
      }}
    >
      <MusicPanel music={music} />
    </section>
  );
}
