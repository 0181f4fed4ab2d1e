import { type Kysely, sql, type Transaction } from 'kysely';
import { lockAccounts, requireAccount } from '../../db/account-locks.ts';
import type { NewRow, Row, RowUpdate, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** A webhook with the data shown on its page. */
export interface WebhookRow extends Row<'webhooks'> {
  /** Public ID of its application. */
  readonly app_id: string;
  readonly waiting: number;
  readonly failed: number;
}

const COLUMNS = sql`
  w.*, a.app_id,
  (SELECT count(*) FROM webhook_deliveries WHERE webhook_id = w.id AND state = 'waiting') AS waiting,
  (SELECT count(*) FROM webhook_deliveries WHERE webhook_id = w.id AND state = 'failed') AS failed
  FROM webhooks w JOIN applications a ON a.id = w.application_id`;

/** A developer's webhooks, of one application if given, in order of creation. */
export async function listWebhookRows(db: Db, userId: number, applicationNumber?: number): Promise<WebhookRow[]> {
  const ofApplication = applicationNumber === undefined ? sql`true` : sql`w.application_id = ${applicationNumber}`;
  const { rows } = await sql<WebhookRow>`
    SELECT ${COLUMNS} WHERE a.developer_id = ${userId} AND ${ofApplication} ORDER BY w.id`.execute(db);
  return rows;
}

export interface OwnWebhookKey {
  readonly userId: number;
  readonly id: number;
}

/** One of a developer's webhooks. */
export async function findOwnWebhook(db: Db, { userId, id }: OwnWebhookKey): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    SELECT ${COLUMNS} WHERE w.id = ${id} AND a.developer_id = ${userId}`.execute(db);
  return rows[0];
}

/**
 * Locks a webhook and its developer's account until the transaction ends. Callers that also change deliveries lock the
 * webhook first.
 * @throws ApiError `invalidSession` if the account was suspended or deleted meanwhile.
 */
export async function lockOwnWebhook(trx: Transaction<Schema>, { userId, id }: OwnWebhookKey) {
  await requireAccount(trx, userId);
  const { rows } = await sql<Row<'webhooks'>>`
    SELECT w.* FROM webhooks w JOIN applications a ON a.id = w.application_id
    WHERE w.id = ${id} AND a.developer_id = ${userId} FOR NO KEY UPDATE OF w`.execute(trx);
  return rows[0];
}

/** Locks a webhook until the transaction ends, after its developer's account, which may be notified. */
export async function lockWebhook(trx: Transaction<Schema>, id: number): Promise<Row<'webhooks'> | undefined> {
  await lockAccounts(
    trx,
    sql`SELECT a.developer_id FROM webhooks w JOIN applications a ON a.id = w.application_id WHERE w.id = ${id}`,
  );
  return trx.selectFrom('webhooks').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function countWebhooks(db: Db, applicationNumber: number): Promise<number> {
  const { count } = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationNumber)
    .executeTakeFirstOrThrow();
  return count;
}

/** Inserts a webhook and returns its ID. */
export async function insertWebhook(trx: Transaction<Schema>, row: NewRow<'webhooks'>): Promise<number> {
  const { id } = await trx.insertInto('webhooks').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function changeWebhook(db: Db, id: number, change: RowUpdate<'webhooks'>): Promise<void> {
  await db.updateTable('webhooks').set(change).where('id', '=', id).execute();
}

/** Deletes a webhook with its log. */
export async function deleteWebhookRow(trx: Transaction<Schema>, id: number): Promise<void> {
  await deleteWithLog(trx, [id]);
}

/** Deletes all webhooks of a developer whose account is being deleted. */
export async function deleteWebhooksOf(trx: Transaction<Schema>, userId: number): Promise<void> {
  const applications = trx.selectFrom('applications').select('id').where('developer_id', '=', userId);
  const rows = await trx
    .selectFrom('webhooks')
    .select('id')
    .where('application_id', 'in', applications)
    .orderBy('id')
    // Locked before their deliveries, as in recording an attempt; rows that merely reference them can still be
    // inserted.
    .forNoKeyUpdate()
    .execute();
  await deleteWithLog(
    trx,
    rows.map(({ id }) => id),
  );
}

/**
 * Deletes the log first, which may be long: inserts that reference a deleted webhook would wait, and with them the
 * fan-out of all other messages.
 */
async function deleteWithLog(trx: Transaction<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('webhook_deliveries').where('webhook_id', 'in', ids).execute();
  await trx.deleteFrom('webhooks').where('id', 'in', ids).execute();
}

/** The application of a webhook. */
export function findApplicationOf(db: Db, webhook: Pick<Row<'webhooks'>, 'application_id'>) {
  return db.selectFrom('applications').selectAll().where('id', '=', webhook.application_id).executeTakeFirstOrThrow();
}
