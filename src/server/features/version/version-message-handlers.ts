import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { answerVersionReview, appealVersion, listVersionMessages } from '#contract/version/endpoints.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/audit-queries.ts';
import { insertReviewMessage, listReviewMessages } from '../provider/review-message-queries.ts';
import { resolveImages } from '../upload/upload-queries.ts';
import { findWaitingAppeal, insertAppeal } from './appeal-queries.ts';
import { lockOwnVersion } from './own-version-queries.ts';
import { requireVersion } from './version-policy.ts';
import { findOwnVersion, type KeptVersion } from './version-queries.ts';

interface SentMessage {
  readonly id: number;
  readonly text: string;
  /** Pictures of purpose `document`: identifiers or addresses of own uploads. */
  readonly attachments: readonly string[];
}

/** What developers write to the reviewers of a version. */
export function versionMessageHandlers({ database: { db } }: Pick<Services, 'database'>): BoundHandler[] {
  return [
    handle(listVersionMessages, async ({ id }, context) => {
      const { userId } = requireSession(context);
      requireVersion(await findOwnVersion(db, { userId, id }));
      return { messages: await listReviewMessages(db, `version:${id}`) };
    }),
    handle(answerVersionReview, async (message, context) => {
      const messages = await db.transaction().execute(async (trx) => {
        await write(trx, { message, context, action: 'version.answer', requireOpen: requireDiscussed });
        return listReviewMessages(trx, `version:${message.id}`);
      });
      return { result: true as const, messages };
    }),
    handle(appealVersion, async (message, context) => {
      await db.transaction().execute(async (trx) => {
        await write(trx, { message, context, action: 'version.appeal', requireOpen: requireAppealable });
        const now = new Date(context.clock());
        await insertAppeal(trx, { versionId: message.id, text: message.text.trim(), now });
      });
      return { result: true as const };
    }),
  ];
}

interface Writing {
  readonly message: SentMessage;
  readonly context: CallContext;
  readonly action: 'version.answer' | 'version.appeal';
  readonly requireOpen: (trx: Transaction<Schema>, version: KeptVersion) => Promise<void>;
}

/** Keeps a message, if the version stands where one may be written. */
async function write(trx: Transaction<Schema>, { message, context, action, requireOpen }: Writing): Promise<void> {
  const { userId: authorUserId } = requireSession(context);
  const { id, attachments } = message;
  const text = message.text.trim();
  const subject = `version:${id}` as const;
  const { version } = requireVersion(await lockOwnVersion(trx, { userId: authorUserId, id }));
  if (text === '') throw new ApiError(ERROR.invalidFormat, { fields: { text: 'field.required' } });
  await requireOpen(trx, version);
  const wanted = attachments.map((reference, index) => {
    return { field: `attachments.${index}`, purpose: 'document', reference } as const;
  });
  const urls = await resolveImages(trx, { userId: authorUserId, wanted, current: new Set() });
  const pictures = attachments.map((reference) => urls.get(reference) ?? reference);
  const now = new Date(context.clock());
  await insertReviewMessage(trx, { subject, authorUserId, isOperator: false, text, attachments: pictures, now });
  await writeAudit(trx, { actorUserId: authorUserId, action, subject });
}

/** @throws ApiError `wrongReviewState` for a version that was never submitted or is approved: nobody reads about it. */
async function requireDiscussed(_trx: Transaction<Schema>, { review }: KeptVersion): Promise<void> {
  const isDiscussed = review === VERSION_REVIEW.inReview || review === VERSION_REVIEW.rejected;
  if (!isDiscussed) throw new ApiError(ERROR.wrongReviewState);
}

/** @throws ApiError `wrongReviewState` for what is neither rejected nor removed, and while an appeal waits already. */
async function requireAppealable(trx: Transaction<Schema>, { id, review, status }: KeptVersion): Promise<void> {
  const isRefused = review === VERSION_REVIEW.rejected || status === SHELF.removed;
  if (!isRefused || (await findWaitingAppeal(trx, id)) !== undefined) throw new ApiError(ERROR.wrongReviewState);
}
