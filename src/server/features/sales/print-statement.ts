import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import { printInWorker } from '../../pdf/print-in-worker.ts';
import type { Services } from '../../services.ts';
import { composeStatement } from './compose-statement.ts';
import { readStatement, type StatementToRead } from './read-statement.ts';

/** Documents that wait or are printed: the last of them is there within a minute or so. */
const WAITING_MAX = 20;

const RETRY_AFTER = { 'retry-after': '5' } as const;

/**
 * The own statement of a month as a PDF document. All wait in one row for the thread that prints, each with its whole
 * document in memory, so nobody stands there twice, and not many do.
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
