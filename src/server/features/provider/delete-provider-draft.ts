import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { deleteDraft } from './draft-queries.ts';

type DraftServices = Pick<Services, 'database'>;

export function deleteProviderDraft({ database: { db } }: DraftServices): Handler<'deleteProviderDraft'> {
  return async (_, context) => {
    await deleteDraft(db, requireSession(context).userId);
    return { result: true };
  };
}
