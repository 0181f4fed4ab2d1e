import { Play } from 'lucide-react';
import type { CardGame } from '#domain/application/card-game.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { COVER_SIZES } from '#web/kit/game/game-card.tsx';
import { GameCover } from '#web/kit/game/game-cover.tsx';
import { ShelfFrame } from '#web/kit/game/shelf-frame.tsx';
import { usePage } from '../../app/use-page.ts';
import { libraryQuery } from './library-address.ts';

/** Recently played games. */
export function ContinueShelf({ games }: { games: readonly CardGame[] }) {
  const page = usePage();
  return (
    <ShelfFrame
      id="shelf-continue"
      title={page.t('hall.shelf.continue')}
      allAddress={page.href('/library', libraryQuery({ list: 'recent' }))}
    >
      {games.map((game) => (
        <li key={game.applicationId} className="grid">
          <ContinueCard game={game} />
        </li>
      ))}
    </ShelfFrame>
  );
}

function ContinueCard({ game }: { game: CardGame }) {
  const page = usePage();
  return (
    <article className="card group relative flex flex-col overflow-hidden">
      <div className="relative aspect-video overflow-hidden">
        <GameCover game={game} sizes={COVER_SIZES.shelf} />
        <span aria-hidden className="bg-veil absolute inset-0 m-auto grid h-12 w-12 place-items-center rounded-full">
          <Play size={22} className="ms-0.5 text-white" fill="currentColor" />
        </span>
      </div>
      <div className="flex items-center gap-3 p-3">
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-base leading-snug">
            <a href={page.href('/play', detailsQuery(game.applicationId))} className="card-link">
              {game.name}
            </a>
          </h3>
          <p className="text-gold-text text-sm font-bold">{page.t('hall.continue')}</p>
        </div>
      </div>
    </article>
  );
}
