import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { readKey } from './application-draft.ts';
import { removeDraft } from './draft-queries.ts';

type Parts = Pick<Services, 'database'>;

export function deleteApplicationDraft({ database: { db } }: Parts): Handler<'deleteApplicationDraft'> {
  return async (asked, context) => {
    const { userId } = requireSession(context);
    await removeDraft(db, { userId, ...(await readKey(db, userId, asked)) });
    return { result: true };
  };
}
