import { sql, type Transaction } from 'kysely';
import { LOGIN_TYPE } from '#contract/states.ts';
import type { Schema } from '#server/db/schema.ts';
import { subjectOf } from './insert-people.ts';

const PLAYER = { provider: LOGIN_TYPE.google, email: 'player@starhall.test' } as const;

interface DemoEntry {
  readonly appId: string;
  /** How long ago it was kept, or played last. */
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
const PLAYED: readonly (DemoEntry & { readonly times: number })[] = [
  { appId: 'com.littlehill.numberhills', hoursAgo: 3, times: 14 },
  { appId: 'com.paperboat.teahousepairs', hoursAgo: 26, times: 5 },
  { appId: 'com.neonbyte.serpent', hoursAgo: 50, times: 9 },
  { appId: 'com.paperboat.isle', hoursAgo: 70, times: 1 },
  { appId: 'com.littlehill.starmines', hoursAgo: 200, times: 2 },
];

/** Gives the demo player a library, where there is none yet: favourites, wishes, and games to go on with. */
export async function insertLibrary(trx: Transaction<Schema>, nowMs: number): Promise<void> {
  const player = await findPlayer(trx);
  if (player === undefined || (await hasPlayed(trx, player))) return;
  await insertKept(trx, 'library_favourites', { player, entries: FAVOURITES, nowMs });
  await insertKept(trx, 'library_wishes', { player, entries: WISHES, nowMs });
  await sql`
    INSERT INTO library_plays (application_id, user_id, first_played_at, last_played_at, play_count)
    SELECT a.id, ${player}::integer, at - times * interval '1 day', at, times
    FROM unnest(${PLAYED.map(({ appId }) => appId)}::text[], ${momentsOf(PLAYED, nowMs)}::timestamptz[],
      ${PLAYED.map(({ times }) => times)}::integer[]) AS played (app_id, at, times)
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

async function findPlayer(trx: Transaction<Schema>): Promise<number | undefined> {
  const row = await trx
    .selectFrom('identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select('u.id')
    .where('i.provider', '=', PLAYER.provider)
    .where('i.subject', '=', subjectOf(PLAYER.provider, PLAYER.email))
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

async function hasPlayed(trx: Transaction<Schema>, userId: number): Promise<boolean> {
  const row = await trx.selectFrom('library_plays').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}
