import type { Kysely } from 'kysely';
import type { AppSummary } from '#contract/application/entities.ts';
import type { CallSession } from '../../api/call-context.ts';
import type { Schema } from '../../db/schema.ts';
import { findOwnedGames } from '../library/public.ts';

interface GameList {
  readonly count: number;
  readonly list: AppSummary[];
}

/** Adds to a cached list which of its paid games the caller owns. A list without any is returned as it is. */
export async function markOwned<List extends GameList>(
  db: Kysely<Schema>,
  reply: List,
  session: CallSession | null,
): Promise<List> {
  const paid = reply.list.filter(({ free }) => !free).map(({ applicationId }) => applicationId);
  if (session === null || paid.length === 0) return reply;
  const owned = await findOwnedGames(db, session.userId, paid);
  const list = reply.list.map((game) => (game.free ? game : { ...game, owned: owned.has(game.applicationId) }));
  return { ...reply, list };
}
