import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import { printInWorker } from '../../pdf/print-in-worker.ts';
import type { Services } from '../../services.ts';
import { composeStatement } from './compose-statement.ts';
import { readStatement, type StatementToRead } from './read-statement.ts';

/** Maximum number of queued documents; the last one is printed within about a minute. */
const WAITING_MAX = 20;

const RETRY_AFTER = { 'retry-after': '5' } as const;

/**
 * Prints the caller's statement of a month as PDF. Requests queue for one printing thread and hold their document in
 * memory meanwhile, so the queue is limited, to one request per user as well.
 */
export function printStatement(services: Pick<Services, 'database' | 'config'>): Handler<'printStatement'> {
  const waiting = new Set<number>();
  const print = async (asked: StatementToRead) => {
    const statement = await readStatement(services, asked);
    return printInWorker(composeStatement(statement, { lang: asked.lang, store: services.config.COMPANY_NAME }));
  };
  return async ({ month, lang }, context) => {
    const sellerId = requireSession(context).userId;
    if (waiting.has(sellerId) || waiting.size >= WAITING_MAX) {
      throw new HttpFailure(ERROR.systemBusy, { status: 429, headers: RETRY_AFTER });
    }
    waiting.add(sellerId);
    const asked = { sellerId, month, lang, nowMs: context.clock() };
    const bytes = await print(asked).finally(() => waiting.delete(sellerId));
    return new Response(Buffer.from(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="starhall-statement-${month}.pdf"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  };
}
