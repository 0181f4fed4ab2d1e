import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { ProviderSubmissionKind, ProviderSubmissionStatus } from '#contract/provider/entities.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { containsPattern } from '../../db/contains-pattern.ts';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

export interface QueueFilter {
  readonly status?: ProviderSubmissionStatus | undefined;
  readonly kind?: ProviderSubmissionKind | undefined;
  /** Case-insensitive part of the company, its tax ID, or the applicant's email, account or nickname. */
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Submissions and the number of matches: those under review oldest first, others newest first. */
export async function listQueue(db: Db, filter: QueueFilter) {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const order = filter.status === PROVIDER_REVIEW.reviewing ? 'asc' : 'desc';
  const rows = await matching(db, filter)
    .selectAll('s')
    .select(['u.account', 'u.nickname', 'p.is_enabled'])
    .select(latestMessage)
    .orderBy('s.submitted_at', order)
    .orderBy('s.id', order)
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  return { count, rows };
}

export type QueueRow = Awaited<ReturnType<typeof listQueue>>['rows'][number];

/** Number of submissions by status, regardless of the search. */
export async function countQueue(db: Db): Promise<ReadonlyMap<ProviderSubmissionStatus, number>> {
  const rows = await db
    .selectFrom('provider_submissions')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** The accounts before and after one in the queue under review; the oldest ones if it is not in the queue. */
export async function findNeighbours(
  db: Db,
  userId: number,
): Promise<{ previous: number | null; next: number | null }> {
  const rows = await db
    .selectFrom('provider_submissions')
    .select('user_id')
    .where('status', '=', PROVIDER_REVIEW.reviewing)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();
  const queue = rows.map(({ user_id }) => user_id);
  const place = queue.indexOf(userId);
  return { previous: place > 0 ? (queue[place - 1] ?? null) : null, next: queue[place + 1] ?? null };
}

function matching(db: Db, { status, kind, search = '' }: QueueFilter) {
  return db
    .selectFrom('provider_submissions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('providers as p', 'p.user_id', 's.user_id')
    .where(({ and, eb }) =>
      and([
        ...(status === undefined ? [] : [eb('s.status', '=', status)]),
        ...(kind === undefined ? [] : [eb('s.kind', '=', kind)]),
      ]),
    )
    .where((builder) => contains(builder, search));
}

type Builder = ExpressionBuilder<Schema & { s: Schema['provider_submissions']; u: Schema['users'] }, 's' | 'u'>;

function contains({ or, and, eb }: Builder, search: string) {
  if (search === '') return and([]);
  const pattern = containsPattern(search);
  return or([
    eb(sql`s.form ->> 'name'`, 'ilike', pattern),
    eb('s.tax_key', 'ilike', pattern),
    eb('u.email', 'ilike', pattern),
    eb('u.account', 'ilike', pattern),
    eb('u.nickname', 'ilike', pattern),
  ]);
}

/** Whether the latest message about an applicant is a question of operators, and when it was written. */
function latestMessage({ selectFrom }: Builder) {
  const latest = () =>
    selectFrom('review_messages as m')
      .where('m.subject', '=', sql<string>`'provider:' || s.user_id`)
      .orderBy('m.id', 'desc')
      .limit(1);
  return [latest().select('m.is_operator').as('is_question'), latest().select('m.created_at').as('message_at')];
}
