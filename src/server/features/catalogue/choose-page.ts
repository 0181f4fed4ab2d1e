import type { LocaleCode } from '#contract/values/locales.ts';
import { SORT_TYPE, type SortType } from '#contract/values/states.ts';
import { findMatches } from '../../db/find-matches.ts';
import { keepMatches, listMatches } from '../../db/keep-matches.ts';
import { orderMatches } from '../../db/order-matches.ts';
import type { RankedMatches } from '../../db/rank-matches.ts';
import { type ChosenGames, chooseGames, type GameChoice } from '../../facts/choose-games.ts';
import type { FactsTable } from '../../facts/facts-table.ts';
import { orderOf } from '../../facts/game-orders.ts';
import { pickPage } from '../../facts/pick-page.ts';
import type { Services } from '../../services.ts';

export interface ChosenPage extends Omit<GameChoice, 'among'> {
  readonly sortType: SortType;
  readonly lang: LocaleCode;
  readonly limit: number;
  readonly offset: number;
  /** Empty or absent: no search. */
  readonly search?: string | undefined;
}

export interface FoundPage extends Pick<ChosenGames, 'counts' | 'changesAt'> {
  readonly ids: readonly number[];
  readonly count: number;
  /** The search itself finds nothing, whatever the filters are. */
  readonly isUnknown: boolean;
}

/** A page of games by any combination of search, filters and order, with the numbers of the other choices. */
export async function choosePage({ database, facts }: Services, page: ChosenPage): Promise<FoundPage> {
  const { search, lang, isForYounger } = page;
  const searched = search ? await findMatches(database.readDb, { query: search, lang, isForYounger }) : undefined;
  const table = await facts.read();
  const chosen = chooseGames(table, { ...page, among: searched && listMatches(searched) });
  return {
    count: chosen.ids.length,
    counts: chosen.counts,
    changesAt: chosen.changesAt,
    isUnknown: searched?.count === 0,
    // No await since the facts were read: they change in place.
    ids: await orderPage({ table, ids: chosen.ids, searched, db: database.readDb }, page),
  };
}

interface Chosen {
  readonly table: FactsTable;
  readonly ids: Int32Array;
  readonly searched: RankedMatches | undefined;
  readonly db: Services['database']['readDb'];
}

/** A search is sorted by relevance unless another order is requested. */
function orderPage({ table, ids, searched, db }: Chosen, page: ChosenPage): number[] | Promise<number[]> {
  const { sortType, lang, category, limit, offset } = page;
  const isByRelevance = searched !== undefined && sortType === SORT_TYPE.recommended;
  if (sortType !== SORT_TYPE.name && !isByRelevance) return pickPage(ids, orderOf(table, sortType, ids), page);
  const sort = isByRelevance ? 'relevance' : 'name';
  return orderMatches(db, keepMatches(ids, searched), { sort, lang, category, limit, offset });
}
