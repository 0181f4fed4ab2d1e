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

/** Input of a job: the file of an import, or the request of a repricing. */
export type ProductJobToMake = {
  /** Internal ID of the application. */
  readonly applicationId: number;
  readonly userId: number;
  readonly isApplying: boolean;
  /** Number of lines or products. */
  readonly total: number;
  readonly now: Date;
} & (
  | { readonly kind: 'import'; readonly file: Uint8Array }
  | { readonly kind: 'reprice'; readonly request: RepricingRequest }
);

/** Creates a job; undefined while the application has an unfinished one. */
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

export function findProductJob(db: Db, id: number): Promise<ProductJobRow | undefined> {
  return db.selectFrom('product_jobs').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Locks a job until the transaction ends; undefined once it has ended. */
export function lockProductJob(trx: Trx, id: number): Promise<ProductJobRow | undefined> {
  return trx
    .selectFrom('product_jobs')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('state', 'in', RUNNING)
    .forUpdate()
    .executeTakeFirst();
}

/** One of a developer's products, or one of the developer's applications. */
export type OwnPlace = { readonly userId: number } & ({ readonly id: number } | { readonly applicationId: string });

/** States of a running job. */
export const BEGUN = ['judging', 'writing'] as const;

/**
 * Whether a repricing job of the application that applies its prices is unfinished, or is in one of `states`. Operators
 * may ask for any product.
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

/** Records a job's progress; false once it has ended, possibly by cancellation. */
export async function recordProductJob(db: Db, id: number, news: ProductJobNews): Promise<boolean> {
  const { state, done, now, counts, lines } = news;
  const { numUpdatedRows } = await db
    .updateTable('product_jobs')
    .set({
      state,
      // Products may have been created since the job.
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

/** Ends a job that is still open, and deletes its file. */
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

/** Deletes ended jobs of an application, one or all. */
export async function deleteEndedJobs(db: Db, applicationId: number, id?: number): Promise<void> {
  let query = db
    .deleteFrom('product_jobs')
    .where('application_id', '=', applicationId)
    .where('state', 'not in', RUNNING);
  if (id !== undefined) query = query.where('id', '=', id);
  await query.execute();
}

/** Bytes of a file read per statement. */
const PIECE_BYTES = 262_144;

/** Streams the file of a job: sixteen megabytes at once would block the event loop. */
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

/** Whether a job is unfinished. */
export function isRunning(state: ProductJobState): boolean {
  return RUNNING.some((running) => running === state);
}

export async function findAppIdOfJob(db: Db, applicationId: number): Promise<string> {
  const found = db.selectFrom('applications').select('app_id').where('id', '=', applicationId);
  return (await found.executeTakeFirstOrThrow()).app_id;
}
