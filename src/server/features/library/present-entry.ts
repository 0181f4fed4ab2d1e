import type { AppSummary } from '#contract/application/entities.ts';
import type { LibraryEntry, LibraryState } from '#contract/library/entities.ts';
import type { LibraryList } from '#contract/library/lists.ts';
import { SHELF } from '#contract/values/states.ts';
import type { LibraryStateRow } from './library-queries.ts';
import type { EntryFacts } from './list-queries.ts';
import { presentMinutes } from './present-minutes.ts';

/** Formats a game of a library; undefined if it left the list while the page was read. */
export function presentEntry(
  game: AppSummary,
  facts: EntryFacts | undefined,
  list: LibraryList,
): LibraryEntry | undefined {
  const at = facts && momentOf(facts, list);
  if (facts === undefined || at === null || at === undefined) return undefined;
  const available = facts.status === SHELF.onShelf;
  return {
    game: markOwned(available ? game : nameOnly(game), facts),
    available,
    canPlay: facts.can_play,
    at: at.toISOString(),
    favourite: facts.favoured_at !== null,
    wished: facts.wished_at !== null,
    lastPlayedAt: facts.last_played_at?.toISOString() ?? null,
    playedMinutes: presentMinutes(facts.played_seconds),
  };
}

function markOwned(game: AppSummary, { owned_since }: EntryFacts): AppSummary {
  return game.free ? game : { ...game, owned: owned_since !== null };
}

/** Formats the state of a game in a library. */
export function presentState({ favourite, wished, last_played_at }: LibraryStateRow): LibraryState {
  return { favourite, wished, lastPlayedAt: last_played_at?.toISOString() ?? null };
}

function momentOf({ favoured_at, wished_at, last_played_at, owned_since }: EntryFacts, list: LibraryList): Date | null {
  return { favourites: favoured_at, wishes: wished_at, recent: last_played_at, owned: owned_since }[list];
}

/** Pictures and texts are omitted: they may be why an application was taken down. */
function nameOnly(game: AppSummary): AppSummary {
  return { ...game, shortDescription: '', icon: '', cover: '', coverPlaceholder: '', iconPlaceholder: '' };
}
