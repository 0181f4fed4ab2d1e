import type { Transaction } from 'kysely';
import type { OperatorPost } from '#contract/developer-post/operator-entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { developerPost, type PostAction } from '#domain/state-machines/developer-post.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { CallContext } from '../../api/call-context.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireSession } from '../../api/require-session.ts';
import { lockAccounts } from '../../db/account-locks.ts';
import type { Row, Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { findClaims, requireClaim } from '../claim/public.ts';
import { announcePost, notify } from '../notification/public.ts';
import { findOperatorPost, ownerOfPost } from './operator-post-queries.ts';
import { requirePost, requirePostRevision } from './post-policy.ts';
import { findTitle, type LockedPost, lockPost, writeStatus } from './post-queries.ts';
import { presentOperatorPost } from './present-post.ts';
import { closePostReports } from './public-post-queries.ts';

type DecideServices = Pick<Services, 'database'>;
type Decision = NonNullable<Row<'developer_posts'>['decision']>;

interface Wish {
  readonly id: number;
  readonly lang: LocaleCode;
  /** What was read; undefined if the decision does not depend on the text. */
  readonly revision?: number;
}

interface Verdict {
  readonly action: Extract<PostAction, 'approve' | 'reject' | 'remove' | 'restore'>;
  readonly decision: Decision;
  /** For the developer; empty if there is none. */
  readonly reason: string;
}

interface Deciding {
  readonly trx: Transaction<Schema>;
  readonly post: LockedPost;
  readonly operatorId: number;
  readonly now: Date;
}

/** Decides on news: status, audit entry and notification are one transaction. Of two decisions, the second fails. */
export function decidePost(services: DecideServices, context: CallContext, wish: Wish, verdict: Verdict) {
  return decide(services, context, wish, async ({ trx, post, operatorId, now }) => {
    const { action, decision, reason } = verdict;
    const step = requireAllowed(move(developerPost, post.status, action));
    if (!step.hasEffect) return;
    await writeStatus(trx, post, { status: step.to, now, decision, reason });
    const reports = await closePostReports(trx, post.id, now);
    if (decision === 'approved') await announcePost(trx, { postId: post.id, now });
    await writeAudit(trx, {
      ...{ actorUserId: operatorId, action: `post.${action}`, subject: `post:${post.id}` },
      details: { from: post.status, to: step.to, reason, reports },
    });
    await notify(trx, {
      userId: post.developer_id,
      kind: 'post_decided',
      params: { news: decision, title: await findTitle(trx, post.id), reason },
      path: `/developer/news/${post.id}`,
      now,
    });
  });
}

/** Closes the reports of news that stays. */
export function dismissReports(services: DecideServices, context: CallContext, wish: Wish) {
  return decide(services, context, wish, async ({ trx, post, operatorId, now }) => {
    const reports = await closePostReports(trx, post.id, now);
    const subject = `post:${post.id}` as const;
    await writeAudit(trx, { actorUserId: operatorId, action: 'post.dismiss', subject, details: { reports } });
  });
}

async function decide(
  { database: { db } }: DecideServices,
  context: CallContext,
  { id, lang, revision }: Wish,
  apply: (deciding: Deciding) => Promise<void>,
): Promise<OperatorPost> {
  const { userId: operatorId } = requireSession(context);
  const now = new Date(context.clock());
  const subject = `post:${id}`;
  await db.transaction().execute(async (trx) => {
    await lockAccounts(trx, ownerOfPost(id));
    const post = requirePost(await lockPost(trx, id));
    if (revision !== undefined) requirePostRevision(post, revision);
    await requireClaim(trx, { subject, userId: operatorId, now });
    await apply({ trx, post, operatorId, now });
  });
  const claims = await findClaims(db, [subject], { userId: operatorId, now });
  return presentOperatorPost(requirePost(await findOperatorPost(db, id, lang)), claims.get(subject) ?? null);
}
