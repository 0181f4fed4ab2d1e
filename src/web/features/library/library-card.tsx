import { useRouter } from '@tanstack/react-router';
import { Heart, ImageOff, Play, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { LibraryEntry } from '#contract/library/entities.ts';
import type { LibraryList } from '#contract/library/lists.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { GameCover } from '#web/kit/game/game-cover.tsx';
import { PlatformGlyphs } from '#web/kit/game/platform-glyphs.tsx';
import { useRefusal } from '#web/kit/state/use-refusal.ts';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { formatPlayTime } from '#web/ui/text/format-play-time.ts';
import { usePage } from '../../app/use-page.ts';
import { useSavedGame } from './use-saved-game.ts';

/** ID of the focusable element of a game's card. */
export function cardFocusId(applicationId: string): string {
  return `game-${applicationId}`;
}

interface LibraryCardProps {
  readonly entry: LibraryEntry;
  readonly list: LibraryList;
  readonly onRemove: () => void;
}

/** A game of the library: links to play or view it, and a button to remove it. */
export function LibraryCard({ entry, list, onRemove }: LibraryCardProps) {
  const page = usePage();
  const { game, available, canPlay } = entry;
  const { applicationId, name } = game;
  const refuse = useRefusal();
  const takeOut = (event: MouseEvent) => {
    // The second click of a double click would hit the game that has moved up.
    if (event.detail < 2) onRemove();
  };
  return (
    <article className="card group relative flex w-full flex-col overflow-hidden">
      <Cover entry={entry} />
      <div className="absolute end-1.5 top-1.5 z-10">
        <FavouriteButton entry={entry} onRemove={list === 'favourites' ? takeOut : undefined} />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-3">
        <div className="min-w-0">
          <h3 className={`line-clamp-2 text-base leading-snug ${available ? '' : 'text-muted'}`}>
            {available ? (
              <a
                id={cardFocusId(applicationId)}
                href={page.href('/application/details', detailsQuery(applicationId))}
                className="card-link"
              >
                {name}
              </a>
            ) : (
              <span id={cardFocusId(applicationId)} tabIndex={-1}>
                {name}
              </span>
            )}
          </h3>
          <p className="text-muted truncate text-sm">{game.company}</p>
          <When entry={entry} list={list} />
          {available && !canPlay && (
            <p className="text-muted mt-1.5 text-xs">
              <PlatformGlyphs platforms={game.platforms} />
            </p>
          )}
        </div>
        <div className="mt-auto flex items-center gap-2 empty:hidden">
          {canPlay && <PlayLink entry={entry} />}
          {available && !canPlay && (
            // The whole card is this link.
            <span aria-hidden className="btn btn-quiet pointer-events-none min-w-0 flex-1 px-3 text-sm">
              {page.t('library.view')}
            </span>
          )}
          {(list === 'wishes' || list === 'recent') && (
            <button
              type="button"
              className="btn-icon relative z-10 ms-auto"
              aria-label={page.t(`library.removeNamed.${list}`, { name })}
              title={page.t(`library.removeNamed.${list}`, { name })}
              aria-disabled={refuse !== null}
              onClick={refuse ?? takeOut}
            >
              <X size={20} aria-hidden />
            </button>
          )}
        </div>
      </div>
    </article>
  );
}

function Cover({ entry: { game, available } }: Pick<LibraryCardProps, 'entry'>) {
  const page = usePage();
  if (!available) {
    return (
      <div className="bg-raised text-muted flex aspect-video flex-col items-center justify-center gap-2 p-3 text-center">
        <ImageOff size={28} aria-hidden />
        <p className="text-xs font-bold">{page.t('library.unavailable')}</p>
      </div>
    );
  }
  return (
    <div className="aspect-video overflow-hidden">
      <GameCover
        game={game}
        sizes="(min-width: 1270px) 230px, (min-width: 960px) 24vw, (min-width: 600px) 31vw, 46vw"
      />
    </div>
  );
}

const WHEN = {
  favourites: 'library.added',
  wishes: 'library.added',
  recent: 'library.played',
  owned: 'library.owned',
} as const satisfies Record<LibraryList, string>;

function When({ entry, list }: Pick<LibraryCardProps, 'entry' | 'list'>) {
  const page = usePage();
  const when = useLocalTime(entry.at, 'day');
  return (
    <p className="text-muted flex flex-wrap gap-x-3 text-xs">
      <time dateTime={entry.at}>{page.t(WHEN[list], { when })}</time>
      {entry.playedMinutes !== null && (
        <span>{page.t('hall.playTime', { time: formatPlayTime(entry.playedMinutes, page.state.locale) })}</span>
      )}
    </p>
  );
}

function PlayLink({ entry: { game, lastPlayedAt } }: Pick<LibraryCardProps, 'entry'>) {
  const page = usePage();
  const { name, applicationId } = game;
  const isBegun = lastPlayedAt !== null;
  return (
    <a
      className="btn btn-gold relative z-10 min-w-0 flex-1 px-3 text-sm whitespace-nowrap"
      href={page.href('/play', detailsQuery(applicationId))}
      aria-label={page.t(isBegun ? 'library.continueNamed' : 'hall.play', { name })}
    >
      <Play size={16} aria-hidden fill="currentColor" className="hidden flex-none sm:block" />
      {page.t(isBegun ? 'hall.continue' : 'library.play')}
    </a>
  );
}

interface FavouriteButtonProps {
  readonly entry: LibraryEntry;
  /** In the list of favorites: called when a game is removed. */
  readonly onRemove?: ((event: MouseEvent) => void) | undefined;
}

/** The heart on a library card. Unpublished games can only be removed. */
function FavouriteButton({ entry, onRemove }: FavouriteButtonProps) {
  const page = usePage();
  const router = useRouter();
  const refuse = useRefusal();
  const { game, available } = entry;
  const { state, change } = useSavedGame(game.applicationId, entry);
  const { favourite } = state;
  if (!available && !favourite) return null;
  // The number of favorites is shown above every list.
  const toggle = () => void change('favourite', !favourite).then(() => router.invalidate());
  const label = page.t('library.favouriteNamed', { name: game.name });
  return (
    <button
      type="button"
      className="bg-veil aria-pressed:text-gold grid h-11 w-11 place-items-center rounded-full text-white hover:text-gold"
      aria-pressed={favourite}
      aria-label={label}
      title={label}
      aria-disabled={refuse !== null}
      onClick={refuse ?? onRemove ?? toggle}
    >
      <Heart size={20} aria-hidden fill={favourite ? 'currentColor' : 'none'} />
    </button>
  );
}
