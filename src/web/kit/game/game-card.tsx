import { Play } from 'lucide-react';
import { type FocusEvent, type PointerEvent, useState } from 'react';
import { ALL_GAMES_CATEGORY, findCategoryKey } from '#contract/values/categories.ts';
import type { CardGame } from '#domain/application/card-game.ts';
import { isPlayable } from '#domain/application/is-playable.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatCount } from '#web/ui/text/format-count.ts';
import { formatStars } from '#web/ui/text/format-stars.ts';
import { AgeBadge } from './age-badge.tsx';
import { detailsQuery } from './details-query.ts';
import { GameCover } from './game-cover.tsx';
import { PlatformGlyphs } from './platform-glyphs.tsx';
import { DiscountBadge, PriceTag } from './price-tag.tsx';
import { isVeiled } from './veil.tsx';

/** Width of a cover in a full-width grid and on a shelf (`.cards` and `.shelf` in app.css). */
export const COVER_SIZES = {
  grid: '(min-width: 1270px) 230px, (min-width: 960px) 24vw, (min-width: 600px) 31vw, (min-width: 360px) 46vw, 92vw',
  shelf: '(min-width: 1270px) 275px, 200px',
} as const;

interface GameCardProps {
  readonly game: CardGame;
  readonly place?: keyof typeof COVER_SIZES;
  readonly isUrgent?: boolean;
}

/** A game in a list; the whole card is the link. Looked at, it shows screenshots and offers to play. */
export function GameCard({ game, place = 'grid', isUrgent = false }: GameCardProps) {
  const page = usePage();
  const category = game.category === ALL_GAMES_CATEGORY ? undefined : findCategoryKey(game.category);
  const { average } = game.rating;
  const stars = average === null ? '' : formatStars(average, page.state.locale);
  const plays = formatCount(game.playCount, page.state.locale);
  const { isLookedAt, handlers } = useLookedAt();
  const isShown = isLookedAt && !isVeiled(page, game);
  return (
    <article className="card group relative flex flex-col overflow-hidden" {...handlers}>
      <div className="relative aspect-video overflow-hidden">
        <GameCover game={game} sizes={COVER_SIZES[place]} isUrgent={isUrgent} />
        {isShown && <CardPreview previews={game.previews} />}
        {category !== undefined && (
          <span className="bg-veil absolute start-2 top-2 rounded-lg px-2.5 py-0.5 text-xs text-white">
            {page.t(`category.${category}`)}
          </span>
        )}
        <span className="absolute inset-x-2 bottom-2 flex flex-row-reverse justify-between text-xs">
          <AgeBadge rating={game.ageRating} />
          {game.owned !== true && <DiscountBadge percent={game.price?.percent} />}
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-3">
        <div className="min-w-0">
          {/* On a shelf one line, or the height of cards that are not laid out yet would be a guess. */}
          <h3 className={`text-base leading-snug ${place === 'shelf' ? 'truncate' : 'line-clamp-2'}`}>
            <a href={page.href('/application/details', detailsQuery(game.applicationId))} className="card-link">
              {game.name}
            </a>
          </h3>
          <p className="text-muted truncate text-sm">{game.company}</p>
        </div>
        <p className="text-muted mt-auto flex items-center gap-3 text-xs">
          {average !== null && (
            <span role="img" aria-label={page.t('hall.rated', { average: stars })} className="figure figure-stars">
              {stars}
            </span>
          )}
          <span role="img" aria-label={`${plays} ${page.t('hall.playsUnit')}`} className="figure figure-plays">
            {plays}
          </span>
        </p>
        <p className="text-muted flex flex-wrap items-center justify-between gap-x-2 text-sm">
          <PlatformGlyphs platforms={game.platforms} />
          <PriceTag game={game} />
        </p>
      </div>
      {isShown && isPlayable(game) && <CardPlay game={game} />}
    </article>
  );
}

/** Whether an element has the pointer of a mouse or the focus. Touches do not count: they have no hover that ends. */
function useLookedAt() {
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isLookedAt: isUnderPointer || isFocused,
    handlers: {
      // Not `enter`: the pointer may lie over a part of the page that is being hydrated.
      onPointerMove: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setUnderPointer(true),
      onPointerLeave: () => setUnderPointer(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || setFocused(false),
    },
  };
}

/** Screenshots that take turns over the cover of a card; none with reduced motion. */
function CardPreview({ previews }: Pick<CardGame, 'previews'>) {
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (isStill) return null;
  return previews.map((url) => <img key={url} src={url} alt="" className="preview" />);
}

/** Starts a game of the browser. Over the link that covers its card. */
function CardPlay({ game: { applicationId, name } }: { game: CardGame }) {
  const page = usePage();
  return (
    <a
      href={page.href('/play', detailsQuery(applicationId))}
      aria-label={page.t('hall.play', { name })}
      title={page.t('hall.play', { name })}
      className="bg-gold text-on-gold absolute end-2 top-2 z-10 grid h-11 w-11 place-items-center rounded-full"
    >
      <Play size={20} aria-hidden fill="currentColor" className="ms-0.5" />
    </a>
  );
}
