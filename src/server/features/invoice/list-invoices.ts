import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { listIssued } from './own-invoice-queries.ts';
import { presentInvoice } from './present-invoice.ts';

export function listInvoices({ database }: Services): Handler<'listInvoices'> {
  return async (page, context) => {
    const { userId } = requireSession(context);
    const { count, rows } = await listIssued(database.db, { userId, ...page });
    return { count, list: rows.map(presentInvoice) };
  };
}
