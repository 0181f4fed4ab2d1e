import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { presentDraft, readKey } from './application-draft.ts';
import { findDraft } from './draft-queries.ts';

type Parts = Pick<Services, 'database'>;

export function getApplicationDraft({ database: { db } }: Parts): Handler<'getApplicationDraft'> {
  return async (asked, context) => {
    const { userId } = requireSession(context);
    const row = await findDraft(db, userId, await readKey(db, userId, asked));
    return { draft: row === undefined ? null : presentDraft(row) };
  };
}
