import type { AppSummary } from '#contract/application/entities.ts';
import { GameCard } from '#web/kit/game/game-card.tsx';
import { ShelfFrame } from '#web/kit/game/shelf-frame.tsx';
import { usePage } from '../../app/use-page.ts';

export interface MoreGamesProps {
  readonly games: readonly AppSummary[];
  readonly onClose: () => void;
}

/** Games like the one being played, below its frame. */
export function MoreGames({ games, onClose }: MoreGamesProps) {
  const page = usePage();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key belongs to everything inside.
    <div
      id="more-games"
      className="border-line bg-page text-ink pad relative max-h-[60dvh] flex-none overflow-y-auto border-t pt-3 pb-2"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {games.length === 0 ? (
        <p role="status" className="text-muted py-6 text-center">
          {page.t('play.related.none')}
        </p>
      ) : (
        <ShelfFrame id="more-games-title" title={page.t('hall.related')}>
          {games.map((game) => (
            <li key={game.applicationId} className="grid">
              <GameCard game={game} place="shelf" />
            </li>
          ))}
        </ShelfFrame>
      )}
    </div>
  );
}
