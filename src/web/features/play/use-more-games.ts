import { type ComponentType, useRef, useState } from 'react';
import type { AppSummary } from '#contract/application/entities.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import type { MoreGamesProps } from './more-games.tsx';

interface Loaded {
  readonly View: ComponentType<MoreGamesProps>;
  readonly games: readonly AppSummary[];
}

/** The games like the one being played: loaded with the first press of their button, which opens and closes them. */
export function useMoreGames(applicationId: string) {
  const page = usePage();
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, start } = useAction(async () => {
    const [{ MoreGames: View }, { listRelatedApplications }] = await Promise.all([
      import('./more-games.tsx'),
      import('#contract/application/related-endpoints.ts'),
    ]);
    const { list } = await page.call(listRelatedApplications, { applicationId, lang: page.state.locale });
    setLoaded({ View, games: list });
    setOpen(true);
  });
  return {
    button,
    isBusy,
    shown: isOpen ? loaded : undefined,
    toggle: () => (loaded === undefined ? start() : setOpen(!isOpen)),
    close: () => {
      setOpen(false);
      button.current?.focus();
    },
  };
}
