import type { Kysely, Transaction } from 'kysely';
import type { AuditAction } from '#contract/admin/audit-actions.ts';
import type { OwnPost } from '#contract/developer-post/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { CallContext } from '../../api/call-context.ts';
import { requireSession } from '../../api/require-session.ts';
import { requireAccount } from '../../db/account-locks.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { requireOwnPost, requirePost } from './post-policy.ts';
import { findPostRow, type LockedPost, lockPost } from './post-queries.ts';
import { presentOwnPost } from './present-post.ts';

type PostServices = Pick<Services, 'database'>;

interface Change {
  readonly trx: Transaction<Schema>;
  readonly post: LockedPost;
  readonly userId: number;
  readonly now: Date;
}

/** What a change is called in the audit log; null if it changed nothing. */
type Changed = { readonly action: AuditAction; readonly details?: Readonly<Record<string, unknown>> } | null;

/** Changes one of the caller's own news under its lock, and writes the audit entry. */
export async function changeOwnPost(
  { database: { db } }: PostServices,
  context: CallContext,
  id: number,
  apply: (change: Change) => Promise<Changed>,
): Promise<void> {
  const { userId } = requireSession(context);
  await db.transaction().execute(async (trx) => {
    await requireAccount(trx, userId);
    const post = requireOwnPost(await lockPost(trx, id), userId);
    const changed = await apply({ trx, post, userId, now: new Date(context.clock()) });
    if (changed !== null) await writeAudit(trx, { actorUserId: userId, subject: `post:${id}`, ...changed });
  });
}

/** Reads news for its developer. */
export async function readOwnPost(db: Kysely<Schema>, id: number, lang: LocaleCode): Promise<OwnPost> {
  return presentOwnPost(requirePost(await findPostRow(db, id, lang)));
}
