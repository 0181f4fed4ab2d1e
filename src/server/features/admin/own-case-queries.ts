import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** A subquery of accounts with a column `id`. */
export type Accounts = RawBuilder<unknown>;

/**
 * Whether one of the accounts is the operator's own: the same account, or one with the same email address, because a
 * person can have several. `COLLATE "C"` lowercases ASCII only.
 */
export async function isOwnCase(db: Kysely<Schema>, operatorId: number, accounts: Accounts): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM users operator, users concerned
    WHERE operator.id = ${operatorId} AND concerned.id IN (${accounts}) AND (concerned.id = operator.id
      OR (concerned.email <> '' AND lower(concerned.email COLLATE "C") = lower(operator.email COLLATE "C")))
    LIMIT 1`.execute(db);
  return rows.length > 0;
}

export const accountItself = (userId: number): Accounts => sql`SELECT ${userId}::integer`;

export const ownerOfDeposit = (orderId: string): Accounts =>
  sql`SELECT user_id FROM deposits WHERE order_id = ${orderId}`;

/** The buyer and the seller. */
export const partiesOfOrder = (orderId: string): Accounts => sql`
  SELECT unnest(ARRAY[user_id, seller_id]) FROM orders WHERE order_id = ${orderId}`;

export const developerOfApplication = (applicationId: string): Accounts => sql`
  SELECT developer_id FROM applications WHERE app_id = ${applicationId}`;

export const developerOfVersion = (id: number): Accounts => sql`
  SELECT developer_id FROM applications WHERE id = (SELECT application_id FROM versions WHERE id = ${id})`;

export const developerOfProduct = (id: number): Accounts => sql`
  SELECT developer_id FROM applications WHERE id = (SELECT application_id FROM products WHERE id = ${id})`;

/** The author, and the developer of the rated game. */
export const partiesOfRating = (id: number): Accounts => sql`
  SELECT unnest(ARRAY[ratings.user_id, applications.developer_id])
  FROM ratings JOIN applications ON applications.id = application_id WHERE ratings.id = ${id}`;

export const developerOfPost = (id: number): Accounts => sql`SELECT developer_id FROM developer_posts WHERE id = ${id}`;
