import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import { writeAudit } from '../audit/public.ts';
import { insertReviewMessage } from '../provider/public.ts';
import { resolveImages } from '../upload/public.ts';
import { lockOwnVersion } from './own-version-queries.ts';
import { requireVersion } from './version-policy.ts';
import type { StoredVersion } from './version-queries.ts';

interface SentMessage {
  readonly id: number;
  readonly text: string;
  /** Pictures with purpose `document`: IDs or URLs of the caller's own uploads. */
  readonly attachments: readonly string[];
}

interface Writing {
  readonly message: SentMessage;
  readonly context: CallContext;
  readonly action: 'version.answer' | 'version.appeal';
  readonly requireOpen: (trx: Transaction<Schema>, version: StoredVersion) => Promise<void>;
}

/** Stores a message if the version's state allows one. */
export async function writeVersionMessage(
  trx: Transaction<Schema>,
  { message, context, action, requireOpen }: Writing,
): Promise<void> {
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
