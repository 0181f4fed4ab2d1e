import { type Kysely, sql, type Transaction } from 'kysely';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { SHELF } from '#contract/values/states.ts';
import { ADULT_RATING } from '#domain/age/age-gate.ts';
import { ADVISORY_LOCK } from './advisory-locks.ts';
import type { Schema } from './schema.ts';
import { BLOCK_SIZE, decodeBlock, encodeBlock } from './search-block-format.ts';
import { type MatchClass, matchClass } from './search-class.ts';
import { FACETS } from './search-facets.ts';
import { findDenseGroups, groupsOf, keepDense, lastTokenOf, type WordGroup } from './search-groups.ts';
import { eachEntry, packEntries } from './search-parts.ts';

type Trx = Transaction<Schema>;
type Kind = WordGroup['kind'] | 'facet';

/** Changes to a set: the new class of each application, 0 for none. */
interface SetChange {
  readonly kind: Kind;
  readonly token: string;
  readonly classes: Map<number, MatchClass>;
}

const BATCH = 50;
/** Beyond this many changed applications, and a tenth of those on the shelf, everything is packed again. */
const ALL_FROM = 1000;

/**
 * Packs what has changed since the last time, one process at a time. Until it has, and while it does, searches are
 * right as well: they read the rows of changed applications.
 */
export async function packSearch(db: Kysely<Schema>): Promise<void> {
  while (await db.transaction().execute(packSome));
}

/** Packs one batch; returns whether more may be left. */
async function packSome(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean; changed: number; total: number }>`
    SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCK.packSearch}) AS taken,
      (SELECT count(DISTINCT application_id) FROM search_changes) AS changed,
      coalesce((SELECT on_shelf_count FROM category_counts WHERE category = ${ALL_GAMES_CATEGORY}), 0) AS total`.execute(
    trx,
  );
  const [{ taken, changed, total } = { taken: false, changed: 0, total: 0 }] = rows;
  if (!taken || changed === 0) return false;
  if (changed > Math.max(ALL_FROM, total / 10)) {
    await packAll(trx);
    return false;
  }
  await packBatch(trx);
  return changed > BATCH;
}

async function packAll(trx: Trx): Promise<void> {
  // Changes committed from here on remain, so their applications are read from rows even if they are packed below.
  await trx.deleteFrom('search_changes').execute();
  await trx.deleteFrom('search_blocks').execute();
  for (const group of await findDenseGroups(trx)) await packGroup(trx, group);
  const { rows } = await sql<{ last: number }>`SELECT coalesce(max(id), 0) AS last FROM applications`.execute(trx);
  for (let block = 0; block <= blockOf(rows[0]?.last ?? 0); block += 1) {
    const first = block * BLOCK_SIZE;
    const facets = await readFacets(trx, sql`id BETWEEN ${first}::integer AND ${first + BLOCK_SIZE - 1}::integer`);
    await applyChanges(trx, changesOfFacets(facets.rows));
  }
}

/** Packs a group that was not packed before. */
async function packGroup(trx: Trx, group: WordGroup): Promise<void> {
  const { rows } = await sql<{ games: Buffer | null }>`
    SELECT ${packEntries(sql`application_id`, sql`class`)} AS games FROM (
      SELECT t.application_id, ${matchClass(isWhole(group.kind, sql`${group.token}`))} AS class FROM search_tokens t
      WHERE t.token >= ${group.token} AND t.token <= ${lastTokenOf(group)} GROUP BY 1) r`.execute(trx);
  const blocks = new Map<number, Uint8Array>();
  eachEntry(rows[0]?.games ?? null, (id, code) => {
    const classes = blocks.get(blockOf(id)) ?? new Uint8Array(BLOCK_SIZE);
    blocks.set(blockOf(id), classes);
    classes[id % BLOCK_SIZE] = code;
  });
  const written = [...blocks].flatMap(([block, classes]) => {
    const packed = encodeBlock(classes);
    return packed === undefined ? [] : [{ ...group, block, games: packed }];
  });
  await writeBlocks(trx, written, []);
}

/** Chinese and alternatives are always whole words, so that says nothing. */
function isWhole(kind: Kind, token: ReturnType<typeof sql>) {
  return kind === 'prefix' ? sql<boolean>`t.token = ${token}` : sql<boolean>`false`;
}

async function packBatch(trx: Trx): Promise<void> {
  const { rows: changes } = await sql<{ application_id: number; tokens: string[] }>`
    DELETE FROM search_changes WHERE application_id IN (
      SELECT DISTINCT application_id FROM search_changes ORDER BY 1 LIMIT ${BATCH})
    RETURNING application_id, tokens`.execute(trx);
  const touched = new Map<string, SetChange & WordGroup>();
  for (const { application_id, tokens } of changes) {
    for (const group of tokens.flatMap(groupsOf)) {
      const key = `${group.kind} ${group.token}`;
      const change = touched.get(key) ?? { ...group, classes: new Map<number, MatchClass>() };
      touched.set(key, change);
      change.classes.set(application_id, 0);
    }
  }
  const ids = [...new Set(changes.map(({ application_id }) => application_id))];
  const { packed, others } = await splitPacked(trx, [...touched.values()]);
  await readClasses(trx, packed);
  await applyChanges(trx, packed);
  for (const group of await keepDense(trx, others)) await packGroup(trx, group);
  await packFacets(trx, ids);
}

async function splitPacked<Group extends WordGroup>(trx: Trx, groups: readonly Group[]) {
  const { rows } = await sql<{ is_packed: boolean }>`
    SELECT EXISTS (SELECT FROM search_blocks b WHERE b.kind = g.kind AND b.token = g.token) AS is_packed
    FROM unnest(${groups.map(({ kind }) => kind)}::text[], ${groups.map(({ token }) => token)}::text[])
      WITH ORDINALITY AS g (kind, token, place) ORDER BY place`.execute(trx);
  const isPacked = (_: Group, index: number) => rows[index]?.is_packed === true;
  return { packed: groups.filter(isPacked), others: groups.filter((group, index) => !isPacked(group, index)) };
}

/** Fills in the present classes of the applications of each change. */
async function readClasses(trx: Trx, changes: readonly (SetChange & WordGroup)[]): Promise<void> {
  const pairs = changes.flatMap((change) => [...change.classes.keys()].map((id) => ({ change, id })));
  const { rows } = await sql<{ place: number; class: number }>`
    SELECT p.place, r.class FROM unnest(${pairs.map(({ id }) => id)}::integer[], ${pairs.map(({ change }) => change.kind)}::text[],
      ${pairs.map(({ change }) => change.token)}::text[], ${pairs.map(({ change }) => lastTokenOf(change))}::text[])
      WITH ORDINALITY AS p (id, kind, token, last, place)
    CROSS JOIN LATERAL (
      SELECT ${matchClass(sql`p.kind = 'prefix' AND t.token = p.token`)} AS class FROM search_tokens t
      WHERE t.application_id = p.id AND t.token >= p.token AND t.token <= p.last HAVING count(*) > 0) r`.execute(trx);
  for (const { place, class: code } of rows) {
    const pair = pairs[place - 1];
    pair?.change.classes.set(pair.id, code);
  }
}

interface FacetRow {
  readonly id: number;
  readonly category: number;
  readonly platforms: number[];
  readonly is_rated_adult: boolean;
}

function readFacets(trx: Trx, condition: ReturnType<typeof sql>) {
  return sql<FacetRow>`
    SELECT id, category, platforms, age_rating = ${ADULT_RATING} AS is_rated_adult FROM applications
    WHERE status = ${sql.lit(SHELF.onShelf)} AND ${condition}`.execute(trx);
}

function changesOfFacets(rows: readonly FacetRow[]): SetChange[] {
  const sets = new Map<string, SetChange>();
  for (const { id, category, platforms, is_rated_adult } of rows) {
    const tokens = [FACETS.shelf, FACETS.category(category), ...platforms.map(FACETS.platform)];
    for (const token of is_rated_adult ? [...tokens, FACETS.ratedAdult] : tokens) {
      const set = sets.get(token) ?? { kind: 'facet', token, classes: new Map() };
      sets.set(token, set);
      set.classes.set(id, 1);
    }
  }
  return [...sets.values()];
}

async function packFacets(trx: Trx, ids: readonly number[]): Promise<void> {
  const { rows: known } = await sql<{ token: string }>`
    SELECT DISTINCT token FROM search_blocks WHERE kind = 'facet' AND block = ANY (${[...new Set(ids.map(blockOf))]}::integer[])`.execute(
    trx,
  );
  const { rows } = await readFacets(trx, sql`id = ANY (${[...ids]}::integer[])`);
  const present = changesOfFacets(rows);
  const tokens = new Set([...known, ...present].map(({ token }) => token));
  const changes = [...tokens].map((token): SetChange => {
    const inSet = present.find((change) => change.token === token)?.classes;
    return { kind: 'facet', token, classes: new Map(ids.map((id) => [id, inSet?.get(id) ?? 0])) };
  });
  await applyChanges(trx, changes);
}

function blockOf(id: number): number {
  return Math.floor(id / BLOCK_SIZE);
}

interface BlockKey {
  readonly kind: Kind;
  readonly token: string;
  readonly block: number;
}

/** Writes the blocks of these sets that change. */
async function applyChanges(trx: Trx, changes: readonly SetChange[]): Promise<void> {
  const blocks = changes.flatMap(({ kind, token, classes }) => {
    const byBlock = Map.groupBy(classes, ([id]) => blockOf(id));
    return [...byBlock].map(([block, entries]) => ({ kind, token, block, entries }));
  });
  const before = await readBlocks(trx, blocks);
  const written: (BlockKey & { games: Buffer })[] = [];
  const emptied: BlockKey[] = [];
  blocks.forEach(({ kind, token, block, entries }, index) => {
    const old = before[index];
    const classes = new Uint8Array(BLOCK_SIZE);
    if (old != null) decodeBlock(old, 0, classes);
    for (const [id, code] of entries) classes[id - block * BLOCK_SIZE] = code;
    const games = encodeBlock(classes);
    if (games === undefined) {
      if (old != null) emptied.push({ kind, token, block });
    } else if (old == null || !games.equals(old)) written.push({ kind, token, block, games });
  });
  await writeBlocks(trx, written, emptied);
}

async function readBlocks(trx: Trx, keys: readonly BlockKey[]): Promise<(Buffer | null | undefined)[]> {
  const { rows } = await sql<{ games: Buffer | null }>`
    SELECT b.games FROM ${unnestKeys(keys)} LEFT JOIN search_blocks b USING (kind, token, block) ORDER BY place`.execute(
    trx,
  );
  return rows.map(({ games }) => games);
}

async function writeBlocks(trx: Trx, written: readonly (BlockKey & { games: Buffer })[], emptied: readonly BlockKey[]) {
  if (emptied.length > 0) {
    await sql`DELETE FROM search_blocks b USING ${unnestKeys(emptied)}
      WHERE (b.kind, b.token, b.block) = (k.kind, k.token, k.block)`.execute(trx);
  }
  if (written.length > 0) {
    await sql`
      INSERT INTO search_blocks (kind, token, block, games)
      SELECT kind, token, block, games FROM ${unnestKeys(written)}
      JOIN unnest(${written.map(({ games }) => games)}::bytea[]) WITH ORDINALITY AS g (games, place) USING (place)
      ON CONFLICT (kind, token, block) DO UPDATE SET games = excluded.games`.execute(trx);
  }
}

function unnestKeys(keys: readonly BlockKey[]) {
  return sql`unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ token }) => token)}::text[],
    ${keys.map(({ block }) => block)}::integer[]) WITH ORDINALITY AS k (kind, token, block, place)`;
}
