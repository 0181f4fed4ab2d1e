import { type Kysely, sql, type Transaction } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import type { CallSession } from '../../api/call-context.ts';
import { requireAccount } from '../../db/account-locks.ts';
import type { Row, Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/** Serializes additions to a developer's list until the transaction ends. */
export async function lockTestAccounts(trx: Transaction<Schema>, developerId: number): Promise<void> {
  await requireAccount(trx, developerId);
  await trx.selectFrom('providers').select('user_id').where('user_id', '=', developerId).forNoKeyUpdate().execute();
}

/** A developer's test accounts, at most a hundred. */
export async function findTestAccounts(db: Db, developerId: number) {
  return db.selectFrom('test_accounts').select(['account', 'place']).where('user_id', '=', developerId).execute();
}

export interface NewTestAccounts {
  readonly developerId: number;
  readonly accounts: readonly string[];
  /** Positions in use. */
  readonly taken: readonly number[];
  readonly now: Date;
}

/** Inserts new accounts, each at the lowest free position. */
export async function insertTestAccounts(db: Db, { developerId, accounts, taken, now }: NewTestAccounts) {
  if (accounts.length === 0) return [];
  const places = freePlaces(accounts.length, new Set(taken));
  return db
    .insertInto('test_accounts')
    .values(
      accounts.map((account, index) => ({ user_id: developerId, account, place: places[index] ?? 0, created_at: now })),
    )
    .returning(['id', 'account', 'created_at'])
    .execute();
}

function freePlaces(count: number, taken: ReadonlySet<number>): readonly number[] {
  const places: number[] = [];
  for (let place = 1; places.length < count; place += 1) if (!taken.has(place)) places.push(place);
  return places;
}

/** A page of a developer's list, newest first. */
export async function listTestAccountRows(db: Db, developerId: number, { limit, offset }: Paging) {
  const ofDeveloper = db.selectFrom('test_accounts').where('user_id', '=', developerId);
  const [rows, total] = await Promise.all([
    ofDeveloper
      .select(['id', 'account', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    ofDeveloper.select((expression) => expression.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, count: total.count };
}

/** Deletes one of a developer's test accounts; false if the developer has none with that ID. */
export async function deleteTestAccount(db: Db, developerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('test_accounts')
    .where('id', '=', id)
    .where('user_id', '=', developerId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** The test-account entries of a user, by verified email address, ignoring case. */
const listedBy = (userId: number) => sql`
  test_accounts t JOIN users u ON u.id = ${userId} AND u.is_email_confirmed AND u.deleted_at IS NULL
    AND lower(t.account) = lower(u.email)
  JOIN providers p ON p.user_id = t.user_id AND p.is_enabled`;

/** Whether an account may open a developer's games before release (O86). */
export async function isTester(db: Db, { userId, developerId }: { userId: number; developerId: number }) {
  const { rows } = await sql`SELECT FROM ${listedBy(userId)} WHERE t.user_id = ${developerId}`.execute(db);
  return rows.length > 0;
}

/** The caller, as far as it matters to games off the shelf. */
export type TestCaller = Pick<CallSession, 'userId' | 'deviceAllowed'>;

/** The same for the caller of a request; never from a device that the account does not list (O29). */
export async function mayTestGamesOf(db: Db, account: TestCaller | null, developerId: number): Promise<boolean> {
  if (!account?.deviceAllowed) return false;
  return isTester(db, { userId: account.userId, developerId });
}

type ApplicationRow = Pick<Row<'applications'>, 'app_id' | 'icon' | 'platforms' | 'updated_at'>;

export interface TestedRow extends ApplicationRow {
  readonly company: string;
  readonly name: string;
  readonly short_description: string;
}

/** Games off the shelf that an account may test, last changed first. */
export async function listTestedRows(
  db: Db,
  { userId, lang, limit, offset }: Paging & { readonly userId: number; readonly lang: LocaleCode },
): Promise<{ readonly count: number; readonly rows: readonly TestedRow[] }> {
  const tested = sql`${listedBy(userId)} JOIN applications a ON a.developer_id = t.user_id AND a.status = ${SHELF.offShelf}`;
  const [total, page] = await Promise.all([
    sql<{ count: number }>`SELECT count(*) AS count FROM ${tested}`.execute(db),
    sql<TestedRow>`
      SELECT a.app_id, a.icon, a.platforms, a.updated_at, p.name AS company,
        coalesce(c.name, d.name, a.app_id) AS name, coalesce(c.short_description, d.short_description, '') AS short_description
      FROM ${tested}
      LEFT JOIN application_contents c ON c.application_id = a.id AND c.lang = ${lang} AND c.name <> ''
      LEFT JOIN application_contents d ON d.application_id = a.id AND d.lang = a.content_default
      ORDER BY a.updated_at DESC, a.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db),
  ]);
  return { count: total.rows[0]?.count ?? 0, rows: page.rows };
}
