import { sql, type Transaction } from 'kysely';
import { LOGIN_TYPE, type LoginType, USER_TYPE } from '#contract/values/states.ts';
import type { Schema } from '#server/db/schema.ts';
import { subjectOf } from './insert-people.ts';

type Trx = Transaction<Schema>;

const BUYERS = ['Hoshi', 'Ming', 'Linh', 'Sora', 'Yun', 'Aisyah', 'Kai', 'Noor', 'Tuan', 'Mira', 'Wei', 'Jun'] as const;

/** The account that a demo person signs in to; undefined once it is deleted. */
export async function findDemoAccount(
  trx: Trx,
  email: string,
  provider: LoginType = LOGIN_TYPE.google,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select('u.id')
    .where('i.login_type', '=', provider)
    .where('i.subject', '=', subjectOf(provider, email))
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Invented players who buy and rate: accounts without an identity, so that nobody can sign in to them. */
export async function insertBuyers(trx: Trx, at: Date): Promise<readonly number[]> {
  const people = BUYERS.map((nickname, index) => ({
    account: `demo-buyer-${index + 1}`,
    nickname,
    type: USER_TYPE.player,
    created_at: at,
  }));
  const rows = await trx.insertInto('users').values(people).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** In the order of their numbers in the demo's ratings. */
export async function findBuyers(trx: Trx): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM users WHERE account LIKE 'demo-buyer-%' AND deleted_at IS NULL
    ORDER BY substring(account FROM '[0-9]+$')::integer`.execute(trx);
  return rows.map(({ id }) => id);
}
