import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOwnNumber, type OwnKey } from '../application/public.ts';
import { presentWebhook } from './present-webhook.ts';
import { listWebhookRows } from './webhook-queries.ts';

/** Lists the caller's webhooks. */
export function listWebhooks({ database }: Pick<Services, 'database'>): Handler<'listWebhooks'> {
  return async ({ applicationId }, context) => {
    const { userId } = requireSession(context);
    const number =
      applicationId === undefined ? undefined : await requireNumber(database.db, { userId, applicationId });
    const rows = await listWebhookRows(database.db, userId, number);
    return { count: rows.length, list: rows.map((row) => presentWebhook(row, context.clock())) };
  };
}

async function requireNumber(db: Services['database']['db'], key: OwnKey): Promise<number> {
  const number = await findOwnNumber(db, key);
  if (number === undefined) throw new ApiError(ERROR.applicationNotFound);
  return number;
}
