import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { readStatement } from './read-statement.ts';

/** Returns the caller's statement of a month. */
export function getStatement(services: Pick<Services, 'database' | 'config'>): Handler<'getStatement'> {
  return ({ month, lang }, context) =>
    readStatement(services, { sellerId: requireSession(context).userId, month, lang, nowMs: context.clock() });
}
