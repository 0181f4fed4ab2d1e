import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

const PLAYER_ID_BYTES = 16;

/** A player of a game, by row IDs. */
export interface PlayerPair {
  readonly applicationId: number;
  readonly userId: number;
}

/** The map key of a pair in `requirePlayerIds`. */
export function playerKey({ applicationId, userId }: PlayerPair): string {
  return `${applicationId}:${userId}`;
}

/**
 * Returns the player IDs that games see, keyed by `playerKey`, and creates missing ones. Concurrent calls get the same
 * ID.
 */
export async function requirePlayerIds(db: Db, pairs: readonly PlayerPair[], now: Date): Promise<Map<string, string>> {
  const wanted = new Map(pairs.map((pair) => [playerKey(pair), pair]));
  const ids = await findPlayerIds(db, [...wanted.values()]);
  const missing = missingOf(wanted, ids);
  if (missing.length === 0) return ids;
  for (const [key, id] of await insertPlayers(db, missing, now)) ids.set(key, id);
  // Created concurrently by another call.
  const late = missingOf(wanted, ids);
  if (late.length > 0) for (const [key, id] of await findPlayerIds(db, late)) ids.set(key, id);
  return ids;
}

/** Returns the player ID of one pair. */
export async function requirePlayerId(db: Db, pair: PlayerPair, now: Date): Promise<string> {
  return playerIdIn(await requirePlayerIds(db, [pair], now), pair);
}

/** Looks up the player ID of a requested pair. */
export function playerIdIn(ids: ReadonlyMap<string, string>, pair: PlayerPair): string {
  const id = ids.get(playerKey(pair));
  if (id === undefined) throw new Error('the ID of a player was never asked for');
  return id;
}

interface PlayerRow {
  readonly application_id: number;
  readonly user_id: number;
  readonly player_id: string;
}

async function findPlayerIds(db: Db, pairs: readonly PlayerPair[]): Promise<Map<string, string>> {
  if (pairs.length === 0) return new Map();
  const { rows } = await sql<PlayerRow>`
    SELECT application_id, user_id, player_id FROM players
    JOIN unnest(${pairs.map(({ applicationId }) => applicationId)}::integer[], ${pairs.map(({ userId }) => userId)}::integer[])
      AS wanted (application_id, user_id) USING (application_id, user_id)`.execute(db);
  return keyed(rows);
}

async function insertPlayers(db: Db, pairs: readonly PlayerPair[], now: Date): Promise<Map<string, string>> {
  // A fixed order prevents deadlocks between concurrent inserts of the same pairs.
  const sorted = pairs.toSorted((a, b) => a.applicationId - b.applicationId || a.userId - b.userId);
  const { rows } = await sql<PlayerRow>`
    INSERT INTO players (application_id, user_id, player_id, created_at)
      SELECT application_id, user_id, player_id, ${now}::timestamptz
      FROM unnest(${sorted.map(({ applicationId }) => applicationId)}::integer[], ${sorted.map(({ userId }) => userId)}::integer[],
        ${sorted.map(makePlayerId)}::text[]) AS made (application_id, user_id, player_id)
    ON CONFLICT (application_id, user_id) DO NOTHING
    RETURNING application_id, user_id, player_id`.execute(db);
  return keyed(rows);
}

/** Random, so it reveals neither the account nor other games of the same person. */
function makePlayerId(): string {
  return `pl_${randomBytes(PLAYER_ID_BYTES).toString('base64url')}`;
}

function missingOf(wanted: ReadonlyMap<string, PlayerPair>, found: ReadonlyMap<string, string>): PlayerPair[] {
  return [...wanted].filter(([key]) => !found.has(key)).map(([, pair]) => pair);
}

function keyed(rows: readonly PlayerRow[]): Map<string, string> {
  return new Map(
    rows.map(({ application_id: applicationId, user_id: userId, player_id: id }) => [
      playerKey({ applicationId, userId }),
      id,
    ]),
  );
}
