import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { claimStep } from './claim-step.ts';
import { findDemoAccount } from './demo-accounts.ts';

const PLAYER = 'player@starhall.test';
const SEEDED = 'demo_library_seeded';

interface DemoEntry {
  readonly appId: string;
  /** How long ago the game was added to the library, or last played. */
  readonly hoursAgo: number;
}

const FAVOURITES: readonly DemoEntry[] = [
  { appId: 'com.littlehill.numberhills', hoursAgo: 30 },
  { appId: 'com.paperboat.isle', hoursAgo: 75 },
  { appId: 'com.neonbyte.serpent', hoursAgo: 130 },
  { appId: 'com.paperboat.nightpiano', hoursAgo: 400 },
];
const WISHES: readonly DemoEntry[] = [
  { appId: 'com.neonbyte.starsea', hoursAgo: 20 },
  { appId: 'com.paperboat.silenthouse', hoursAgo: 90 },
  { appId: 'com.littlehill.cloudcitadel', hoursAgo: 250 },
];
/** Time counts in the browser only. */
const PLAYED: readonly (DemoEntry & { readonly times: number; readonly minutes: number })[] = [
  { appId: 'com.littlehill.numberhills', hoursAgo: 3, times: 14, minutes: 412 },
  { appId: 'com.paperboat.teahousepairs', hoursAgo: 26, times: 5, minutes: 96 },
  { appId: 'com.neonbyte.serpent', hoursAgo: 50, times: 9, minutes: 233 },
  { appId: 'com.paperboat.isle', hoursAgo: 70, times: 1, minutes: 0 },
  { appId: 'com.littlehill.starmines', hoursAgo: 200, times: 2, minutes: 38 },
];

/**
 * Gives the demo player a library once: favorites, wishes and recently played games. Lists that the player has started
 * are left alone.
 */
export async function insertLibrary(trx: Transaction<Schema>, nowMs: number): Promise<void> {
  const player = await findDemoAccount(trx, PLAYER);
  if (player === undefined || !(await claimStep(trx, SEEDED)) || (await hasPlayedAll(trx, player))) return;
  if (await isEmpty(trx, 'library_favourites', player)) {
    await insertKept(trx, 'library_favourites', { player, entries: FAVOURITES, nowMs });
  }
  if (await isEmpty(trx, 'library_wishes', player)) {
    await insertKept(trx, 'library_wishes', { player, entries: WISHES, nowMs });
  }
  if (await isEmpty(trx, 'library_plays', player)) await insertPlays(trx, player, nowMs);
}

async function insertPlays(trx: Transaction<Schema>, player: number, nowMs: number): Promise<void> {
  await sql`
    INSERT INTO library_plays (application_id, user_id, first_played_at, last_played_at, play_count, played_seconds)
    SELECT a.id, ${player}::integer, at - times * interval '1 day', at, times, minutes * 60
    FROM unnest(${PLAYED.map(({ appId }) => appId)}::text[], ${momentsOf(PLAYED, nowMs)}::timestamptz[],
      ${PLAYED.map(({ times }) => times)}::integer[], ${PLAYED.map(({ minutes }) => minutes)}::integer[])
      AS played (app_id, at, times, minutes)
    JOIN applications a USING (app_id)`.execute(trx);
}

interface Kept {
  readonly player: number;
  readonly entries: readonly DemoEntry[];
  readonly nowMs: number;
}

async function insertKept(
  trx: Transaction<Schema>,
  table: 'library_favourites' | 'library_wishes',
  { player, entries, nowMs }: Kept,
): Promise<void> {
  await sql`
    INSERT INTO ${sql.table(table)} (application_id, user_id, created_at)
    SELECT a.id, ${player}::integer, at
    FROM unnest(${entries.map(({ appId }) => appId)}::text[], ${momentsOf(entries, nowMs)}::timestamptz[]) AS kept (app_id, at)
    JOIN applications a USING (app_id)
    ON CONFLICT DO NOTHING`.execute(trx);
}

function momentsOf(entries: readonly DemoEntry[], nowMs: number): Date[] {
  return entries.map(({ hoursAgo }) => new Date(nowMs - hoursAgo * 60 * 60 * 1000));
}

type LibraryList = 'library_favourites' | 'library_wishes' | 'library_plays';

async function isEmpty(trx: Transaction<Schema>, table: LibraryList, userId: number): Promise<boolean> {
  const row = await trx.selectFrom(table).select('user_id').where('user_id', '=', userId).limit(1).executeTakeFirst();
  return row === undefined;
}

/** Whether an earlier release has added these: plays are hidden, never deleted. */
async function hasPlayedAll(trx: Transaction<Schema>, userId: number): Promise<boolean> {
  const { rows } = await sql<{ hasAll: boolean }>`
    SELECT count(*) > 0 AND count(*) = count(p.user_id) AS "hasAll" FROM applications a
    LEFT JOIN library_plays p ON p.application_id = a.id AND p.user_id = ${userId}
    WHERE a.app_id = ANY (${PLAYED.map(({ appId }) => appId)}::text[])`.execute(trx);
  return rows[0]?.hasAll ?? false;
}
