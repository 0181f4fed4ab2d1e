import { type Kysely, sql, type Transaction } from 'kysely';
import type { ProductImportReport, ProductJobState, Refusal, Repricing } from '#contract/product/entities.ts';
import type { Row, Schema } from '../../db/schema.ts';
import type { RepricingRequest } from '../../db/tables/shop-tables.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

export type ProductJobRow = Omit<Row<'product_jobs'>, 'file'>;
export type ReportCounts = ProductImportReport['counts'];
export type ReportLines = ProductImportReport['lines'];

const COLUMNS = [
  'id',
  'application_id',
  'user_id',
  'kind',
  'is_applying',
  'state',
  'request',
  'done',
  'total',
  'counts',
  'lines',
  'repricing',
  'refusal',
  'created_at',
  'updated_at',
] as const;

const RUNNING = ['waiting', 'judging', 'writing'] as const;

/** What a job is made of: an import of its file, a repricing of what was asked for. */
export type ProductJobToMake = {
  /** Our number of the application. */
  readonly applicationId: number;
  readonly userId: number;
  readonly isApplying: boolean;
  /** Lines, or products. */
  readonly total: number;
  readonly now: Date;
} & (
  | { readonly kind: 'import'; readonly file: Uint8Array }
  | { readonly kind: 'reprice'; readonly request: RepricingRequest }
);

/** Makes a job; undefined while the application has one that has not ended. */
export async function insertProductJob(trx: Trx, job: ProductJobToMake): Promise<number | undefined> {
  const { kind, applicationId, userId, isApplying, total, now } = job;
  const file = kind === 'import' ? job.file : null;
  const request = kind === 'reprice' ? JSON.stringify(job.request) : null;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO product_jobs (application_id, user_id, kind, is_applying, file, request, total, created_at, updated_at)
    VALUES (${applicationId}, ${userId}, ${kind}, ${isApplying}, ${file}, ${request}, ${total}, ${now}, ${now})
    ON CONFLICT (application_id) WHERE state IN ('waiting', 'judging', 'writing') DO NOTHING RETURNING id`.execute(trx);
  return rows[0]?.id;
}

/** The last job of an application. */
export function findLastProductJob(db: Db, applicationId: number): Promise<ProductJobRow | undefined> {
  return db
    .selectFrom('product_jobs')
    .select(COLUMNS)
    .where('application_id', '=', applicationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A job as it stands. */
export function findProductJob(db: Db, id: number): Promise<ProductJobRow | undefined> {
  return db.selectFrom('product_jobs').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** A job, held until the transaction ends; undefined once it has ended. */
export function lockProductJob(trx: Trx, id: number): Promise<ProductJobRow | undefined> {
  return trx
    .selectFrom('product_jobs')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('state', 'in', RUNNING)
    .forUpdate()
    .executeTakeFirst();
}

/** One of the own products, or one of the own applications. */
export type OwnPlace = { readonly userId: number } & ({ readonly id: number } | { readonly applicationId: string });

/** States of a job that has begun. */
export const BEGUN = ['judging', 'writing'] as const;

/**
 * Whether a job that writes prices of the application waits or runs, or is in one of `states`; of a product for operators,
 * whoever's it is.
 */
export async function hasRepricing(
  db: Db,
  place: OwnPlace | { readonly id: number },
  states: readonly (typeof RUNNING)[number][] = RUNNING,
): Promise<boolean> {
  const isNamed =
    'id' in place
      ? sql`a.id = (SELECT application_id FROM products WHERE id = ${place.id})`
      : sql`lower(a.app_id) = ${place.applicationId.toLowerCase()}`;
  const isOwn = 'userId' in place ? sql`a.developer_id = ${place.userId}` : sql`true`;
  const { rows } = await sql`
    SELECT FROM applications a JOIN product_jobs j ON j.application_id = a.id
    WHERE ${isNamed} AND ${isOwn} AND j.kind = 'reprice' AND j.is_applying
      AND j.state = ANY (${[...states]}::text[])`.execute(db);
  return rows.length > 0;
}

export interface ProductJobNews {
  readonly state: Extract<ProductJobState, 'judging' | 'writing'>;
  readonly done: number;
  readonly now: Date;
  readonly counts?: ReportCounts;
  readonly lines?: ReportLines;
}

/** Notes how far a job is; false once it has ended, for which somebody may have asked. */
export async function noteProductJob(db: Db, id: number, news: ProductJobNews): Promise<boolean> {
  const { state, done, now, counts, lines } = news;
  const { numUpdatedRows } = await db
    .updateTable('product_jobs')
    .set({
      state,
      // Products may have come since the job was made.
      done: sql<number>`least(${done}, total)`,
      updated_at: now,
      ...(counts === undefined ? {} : { counts: JSON.stringify(counts) }),
      ...(lines === undefined ? {} : { lines: JSON.stringify(lines) }),
    })
    .where('id', '=', id)
    .where('state', 'in', RUNNING)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export interface ProductJobEnd {
  readonly state: Extract<ProductJobState, 'done' | 'refused' | 'failed' | 'canceled'>;
  readonly now: Date;
  readonly counts?: ReportCounts;
  readonly lines?: ReportLines;
  readonly repricing?: Repricing;
  readonly refusal?: Refusal;
}

/** Ends a job that has not ended, and forgets its file. */
export async function endJob(db: Db, id: number, { state, now, ...found }: ProductJobEnd): Promise<void> {
  const { counts, lines, repricing, refusal } = found;
  await db
    .updateTable('product_jobs')
    .set({
      state,
      file: null,
      updated_at: now,
      ...(counts === undefined ? {} : { counts: JSON.stringify(counts) }),
      ...(lines === undefined ? {} : { lines: JSON.stringify(lines) }),
      ...(repricing === undefined ? {} : { repricing: JSON.stringify(repricing) }),
      ...(refusal === undefined ? {} : { refusal: JSON.stringify(refusal) }),
    })
    .where('id', '=', id)
    .where('state', 'in', RUNNING)
    .execute();
}

/** Forgets jobs of an application that have ended, one or all. */
export async function deleteEndedJobs(db: Db, applicationId: number, id?: number): Promise<void> {
  let query = db
    .deleteFrom('product_jobs')
    .where('application_id', '=', applicationId)
    .where('state', 'not in', RUNNING);
  if (id !== undefined) query = query.where('id', '=', id);
  await query.execute();
}

/** Bytes that one statement reads of a file. */
const PIECE_BYTES = 262_144;

/** The file of a job, piece by piece: sixteen megabytes at once would keep the event loop. */
export async function* readJobFile(db: Db, id: number): AsyncGenerator<Uint8Array> {
  for (let start = 1; ; start += PIECE_BYTES) {
    const { rows } = await sql<{ piece: Buffer | null }>`
      SELECT substring(file FROM ${start}::integer FOR ${PIECE_BYTES}::integer) AS piece
      FROM product_jobs WHERE id = ${id}`.execute(db);
    const piece = rows[0]?.piece;
    if (piece === undefined || piece === null || piece.byteLength === 0) return;
    yield piece;
  }
}

/** Whether a job has still something to do. */
export function isRunning(state: ProductJobState): boolean {
  return RUNNING.some((running) => running === state);
}

export async function findAppIdOfJob(db: Db, applicationId: number): Promise<string> {
  const found = db.selectFrom('applications').select('app_id').where('id', '=', applicationId);
  return (await found.executeTakeFirstOrThrow()).app_id;
}
