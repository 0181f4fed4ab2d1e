import { listSortedApplications } from '#contract/application/endpoints.ts';
import type { AppSummary } from '#contract/application/entities.ts';
import { getCollection, listHallShelves } from '#contract/hall/endpoints.ts';
import type { HallShelf } from '#contract/hall/entities.ts';
import type { HallShelfKind } from '#contract/hall/shelf-kinds.ts';
import { PLATFORM_FILTERS } from '#contract/values/game-filters.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SORT_TYPE } from '#contract/values/states.ts';
import { loadOnce } from '#web/first-load/load-once.ts';
import type { Page } from '../../app/use-page.ts';

const importRecent = loadOnce(() => import('#web/kit/game/load-recent.ts'));
const importRelated = loadOnce(() => import('#web/kit/game/load-related.ts'));

/** A row of the hall with the games found for it. */
export interface FoundShelf {
  readonly kind: HallShelfKind;
  readonly collection?: HallShelf['collection'];
  /** The game because of which a player sees the shelf `because`. */
  readonly cause?: string;
  /** How many games it shows. */
  readonly limit: number;
  readonly games: readonly AppSummary[];
}

/** The shelves that are the beginning of a list, and how many games each of them shows. */
const LISTS = {
  featured: { sortType: SORT_TYPE.recommended, limit: 8 },
  instant: { sortType: SORT_TYPE.mostPlayed, platformId: PLATFORM_FILTERS.web, limit: 7 },
  newest: { sortType: SORT_TYPE.newest, limit: 7 },
  mostViewed: { sortType: SORT_TYPE.mostViewed, limit: 6 },
  trending: { sortType: SORT_TYPE.trending, limit: 7 },
  topRated: { sortType: SORT_TYPE.topRated, limit: 7 },
  sale: { sortType: SORT_TYPE.mostPlayed, price: 'sale', limit: 7 },
} as const;

/** Games of a shelf that is no list. */
const SHOWN = 8;
/** The most that are requested for a shelf, however many games those before it may show. */
const ASKED = 50;

function isList(kind: HallShelfKind): kind is keyof typeof LISTS {
  return kind in LISTS;
}

const limitOf = (kind: HallShelfKind) => (isList(kind) ? LISTS[kind].limit : SHOWN);

/** The fallback for an empty reply of the public client (R8.29). */
export const listOf = <Item>(reply: { list?: readonly Item[] }): readonly Item[] => reply.list ?? [];

/** The rows of the hall in the operators' order, each game on one of them; only those of players need an account. */
export async function loadShelves(page: Page): Promise<readonly FoundShelf[]> {
  const plan = listOf(await page.call(listHallShelves, { lang: page.state.locale }));
  const personal = plan.filter(isPersonal).map(({ kind }) => kind);
  const recent = loadPlayed(page, personal);
  const shelves = plan.filter((shelf) => page.state.user !== null || !isPersonal(shelf));
  const found = await Promise.all(
    shelves.map((shelf, index) => {
      const before = shelves.slice(0, index).reduce((sum, { kind }) => sum + limitOf(kind), 0);
      return loadShelf(page, shelf, { recent, asked: Math.min(before + limitOf(shelf.kind), ASKED) });
    }),
  );
  return withoutRepeats(found);
}

function isPersonal({ kind }: HallShelf): boolean {
  return kind === 'continue' || kind === 'because';
}

/** Visitors have no library, and nobody needs it without a shelf. */
async function loadPlayed(page: Page, personal: readonly HallShelfKind[]): Promise<readonly AppSummary[]> {
  if (page.state.user === null || personal.length === 0) return [];
  const { loadRecent } = await importRecent();
  return loadRecent(page);
}

interface ShelfSources {
  /** Only what depends on them waits for them. */
  readonly recent: Promise<readonly AppSummary[]>;
  /** As many as it shows even if the shelves before it show all of the first ones. */
  readonly asked: number;
}

async function loadShelf(
  page: Page,
  { kind, collection }: HallShelf,
  { recent, asked }: ShelfSources,
): Promise<FoundShelf> {
  const lang = page.state.locale;
  const limit = limitOf(kind);
  if (isList(kind)) {
    return {
      kind,
      limit,
      games: listOf(await page.call(listSortedApplications, { ...LISTS[kind], limit: asked, lang })),
    };
  }
  if (kind === 'continue') {
    const games = await recent;
    return { kind, limit: games.length, games };
  }
  if (collection !== undefined) {
    const wanted = { slug: collection.slug, limit: Math.min(asked, LIMITS.collectionGames), lang };
    // It may have ended since.
    const games = await page.call(getCollection, wanted, { isQuiet: true }).catch(() => ({ list: [] }));
    return { kind, collection, limit, games: listOf(games) };
  }
  const [last] = await recent;
  if (last === undefined) return { kind, limit, games: [] };
  const { loadRelated } = await importRelated();
  return { kind, cause: last.name, limit, games: await loadRelated(page, last.applicationId) };
}

/** Leaves each game to the first shelf that has it, and those that a player continues to that shelf alone. */
export function withoutRepeats(shelves: readonly FoundShelf[]): readonly FoundShelf[] {
  const continued = shelves.find(({ kind }) => kind === 'continue')?.games ?? [];
  const shown = new Set(continued.map(({ applicationId }) => applicationId));
  return shelves.map((shelf) => {
    if (shelf.kind === 'continue') return shelf;
    const games = shelf.games.filter(({ applicationId }) => !shown.has(applicationId)).slice(0, shelf.limit);
    for (const { applicationId } of games) shown.add(applicationId);
    return { ...shelf, games };
  });
}
