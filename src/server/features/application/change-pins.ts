import type { Transaction } from 'kysely';
import type { CallContext } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findPinned, lockPins, type PinnedRow, writePinned } from './pin-queries.ts';

type Parts = Pick<Services, 'database'>;

interface Pins {
  readonly trx: Transaction<Schema>;
  readonly userId: number;
  readonly pinned: readonly PinnedRow[];
}

/**
 * Reads, changes and writes the order of pinned applications; concurrent calls of a developer run one after another.
 */
export async function changePins<Reply>(
  { database }: Parts,
  context: CallContext,
  change: (pins: Pins) => Promise<{ readonly ids: readonly number[]; readonly reply: Reply }>,
): Promise<Reply> {
  const { userId } = requireSession(context);
  return database.db.transaction().execute(async (trx) => {
    await lockPins(trx, userId);
    const { ids, reply } = await change({ trx, userId, pinned: await findPinned(trx, userId) });
    await writePinned(trx, userId, ids);
    return reply;
  });
}
