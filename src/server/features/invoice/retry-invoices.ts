import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { issueInvoices } from './invoice-jobs.ts';
import { issueWaiting } from './issue-waiting.ts';
import { readSeller } from './read-seller.ts';
import { countWaiting } from './waiting-invoice-queries.ts';

/** The limit of one call; a job issues the rest. */
const ISSUED_AT_ONCE = 1000;

export function retryInvoices({ config, database, jobs }: Services): Handler<'retryInvoices'> {
  const { db } = database;
  return async (_, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    const issued = await issueWaiting(db, { seller: readSeller(config), now, max: ISSUED_AT_ONCE });
    const waiting = await countWaiting(db);
    await db.transaction().execute(async (trx) => {
      const details = { issued, waiting };
      await writeAudit(trx, { actorUserId: userId, action: 'invoice.retry', subject: 'invoice:waiting', details });
      if (waiting > 0) await jobs.enqueue(trx, issueInvoices, {});
    });
    return { result: true, issued, waiting };
  };
}
