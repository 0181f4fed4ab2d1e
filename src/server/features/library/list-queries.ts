import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LibraryTotals } from '#contract/library/entities.ts';
import type { LibraryList } from '#contract/library/lists.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import { isAdultContent } from '../../db/adult-content.ts';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** The platform of games that run in the browser. */
const WEB = 2;

/** A list, its owner, and what it may include. */
export interface LibraryRequest {
  readonly userId: number;
  readonly list: LibraryList;
  readonly isPlayable: boolean;
  /** HOSTED_GAMES */
  readonly isHosting: boolean;
  /** Excludes games for adults. */
  readonly isForYounger: boolean;
}

/** The row IDs of a list's games with the time to sort by; latest first, at most a thousand. */
function entriesOf({ userId, list }: Pick<LibraryRequest, 'userId' | 'list'>): RawBuilder<unknown> {
  const most = LIMITS.libraryEntries;
  if (list === 'recent') {
    return sql`
      SELECT application_id, last_played_at AS at FROM library_plays
      WHERE user_id = ${userId} AND hidden_at IS NULL ORDER BY last_played_at DESC, application_id DESC LIMIT ${most}`;
  }
  if (list === 'owned') {
    return sql`
      SELECT application_id, owned_since AS at FROM owned_games
      WHERE user_id = ${userId} ORDER BY owned_since DESC, application_id DESC LIMIT ${most}`;
  }
  return sql`
    SELECT application_id, created_at AS at FROM ${sql.table(list === 'wishes' ? 'library_wishes' : 'library_favourites')}
    WHERE user_id = ${userId} AND removed_at IS NULL ORDER BY created_at DESC, application_id DESC LIMIT ${most}`;
}

/** Whether the player can play an application `a`; for free games equivalent to the catalog's `canPlay`. */
const canPlay = ({ isHosting, userId }: Pick<LibraryRequest, 'isHosting' | 'userId'>) => sql<boolean>`(
  a.status = ${sql.lit(SHELF.onShelf)} AND a.is_open AND ${sql.lit(WEB)} = ANY (a.platforms)
  AND (${sql.lit(isHosting)} OR a.web_redirect_url <> '') AND EXISTS (
    SELECT FROM versions v WHERE v.application_id = a.id AND v.platform = ${sql.lit(WEB)}
      AND v.status = ${sql.lit(SHELF.onShelf)})
  AND (NOT a.is_paid_once OR EXISTS (
    SELECT FROM owned_games WHERE application_id = a.id AND user_id = ${userId})))`;

function fits({ isPlayable, isHosting, isForYounger, userId }: Omit<LibraryRequest, 'list'>): RawBuilder<unknown> {
  const isChosen = isPlayable ? canPlay({ isHosting, userId }) : sql`true`;
  return isForYounger ? sql`${isChosen} AND NOT ${isAdultContent('a')}` : isChosen;
}

/** One page of a list as row IDs in order, and the total count. */
export async function findLatest(
  db: Db,
  request: LibraryRequest & { readonly limit: number; readonly offset: number },
): Promise<{ ids: number[]; count: number }> {
  const { rows } = await sql<{ ids: number[]; count: number }>`
    WITH wanted AS MATERIALIZED (
      SELECT e.application_id, e.at FROM (${entriesOf(request)}) e JOIN applications a ON a.id = e.application_id
      WHERE ${fits(request)}
    )
    SELECT (SELECT count(*)::integer FROM wanted) AS count, ARRAY(
      SELECT application_id FROM wanted ORDER BY at DESC, application_id DESC
      LIMIT ${request.limit} OFFSET ${request.offset}) AS ids`.execute(db);
  return rows[0] ?? { ids: [], count: 0 };
}

/** The fields by which a game is sorted and searched. */
export interface NamedEntry {
  readonly id: number;
  readonly name: string;
  readonly company: string;
}

/** The complete list, latest first, with names in the requested language or else the game's own. */
export async function findNamed(db: Db, request: LibraryRequest, lang: LocaleCode): Promise<NamedEntry[]> {
  const { rows } = await sql<NamedEntry>`
    SELECT a.id, coalesce(c.name, d.name, '') AS name, coalesce(p.name, '') AS company
    FROM (${entriesOf(request)}) e JOIN applications a ON a.id = e.application_id
    LEFT JOIN application_contents c ON c.application_id = a.id AND c.lang = ${lang}
    LEFT JOIN application_contents d ON d.application_id = a.id AND d.lang = a.content_default
    LEFT JOIN providers p ON p.user_id = a.developer_id
    WHERE ${fits(request)} ORDER BY e.at DESC, e.application_id DESC`.execute(db);
  return rows;
}

/** The state of a game in the library, and whether it is still available. */
export interface EntryFacts {
  readonly id: number;
  readonly status: Shelf;
  readonly can_play: boolean;
  readonly favoured_at: Date | null;
  readonly wished_at: Date | null;
  readonly last_played_at: Date | null;
  readonly owned_since: Date | null;
  readonly played_seconds: number | null;
}

/** Reads these facts for several games, by row ID. */
export async function findFacts(
  db: Db,
  { userId, isHosting }: Pick<LibraryRequest, 'userId' | 'isHosting'>,
  ids: readonly number[],
): Promise<Map<number, EntryFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<EntryFacts>`
    SELECT a.id, a.status, ${canPlay({ isHosting, userId })} AS can_play, f.created_at AS favoured_at, w.created_at AS wished_at, p.last_played_at, p.played_seconds, o.owned_since
    FROM applications a
    LEFT JOIN library_favourites f ON f.application_id = a.id AND f.user_id = ${userId} AND f.removed_at IS NULL
    LEFT JOIN library_wishes w ON w.application_id = a.id AND w.user_id = ${userId} AND w.removed_at IS NULL
    LEFT JOIN library_plays p ON p.application_id = a.id AND p.user_id = ${userId}
    LEFT JOIN owned_games o ON o.application_id = a.id AND o.user_id = ${userId}
    WHERE a.id = ANY (${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Counts the games in each list of an account. */
export async function countLibrary(
  db: Db,
  { userId, isForYounger }: Pick<LibraryRequest, 'userId' | 'isForYounger'>,
): Promise<LibraryTotals> {
  const shown = isForYounger
    ? sql`JOIN applications a ON a.id = e.application_id WHERE NOT ${isAdultContent('a')}`
    : sql``;
  const count = (list: LibraryList) => sql`(SELECT count(*)::integer FROM (${entriesOf({ userId, list })}) e ${shown})`;
  const { rows } = await sql<LibraryTotals>`
    SELECT ${count('favourites')} AS favourites, ${count('wishes')} AS wishes, ${count('recent')} AS recent,
      ${count('owned')} AS owned,
      (SELECT count(*)::integer FROM developer_follows WHERE user_id = ${userId}) AS following`.execute(db);
  return rows[0] ?? { favourites: 0, wishes: 0, recent: 0, owned: 0, following: 0 };
}
