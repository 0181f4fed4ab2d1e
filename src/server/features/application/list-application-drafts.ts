import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { presentDraft } from './application-draft.ts';
import { listDrafts } from './draft-queries.ts';

type Parts = Pick<Services, 'database'>;

export function listApplicationDrafts({ database: { db } }: Parts): Handler<'listApplicationDrafts'> {
  return async (_request, context) => {
    const list = (await listDrafts(db, requireSession(context).userId)).map(presentDraft);
    return { count: list.length, list };
  };
}
