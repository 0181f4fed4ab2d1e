import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { editTexts } from './edit-texts.ts';
import { lockOwnVersion } from './own-version-queries.ts';
import { requireVersion } from './version-policy.ts';
import { moveReviewTo } from './version-transition-queries.ts';

/** Edits texts, and submits a version that was never reviewed (O38, O39). */
export function editVersion({ database: { db } }: Pick<Services, 'database'>): Handler<'editVersion'> {
  return async ({ id, submit = false, ...sent }, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    return db.transaction().execute(async (trx) => {
      const { version } = requireVersion(await lockOwnVersion(trx, { userId, id }));
      const entry = { actorUserId: userId, subject: `version:${id}` } as const;
      const fields = await editTexts(trx, version, { sent, now });
      if (fields.length > 0) await writeAudit(trx, { ...entry, action: 'version.edit', details: { fields } });
      if (!submit) return { result: true as const, review: version.review };
      const review = await moveReviewTo(trx, version, { action: 'submit', now });
      await writeAudit(trx, { ...entry, action: 'version.submit', details: { from: version.review, to: review } });
      return { result: true as const, review };
    });
  };
}
