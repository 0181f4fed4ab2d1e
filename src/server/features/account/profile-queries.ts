import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { UserProfile } from '#contract/account/entities.ts';
import type { ListedUser } from '#contract/admin/entities.ts';
import type { ProviderProfile } from '#contract/provider/entities.ts';
import type { LoginType, UserStatus, UserType } from '#contract/values/states.ts';
import { batchLookups } from '../../db/batch-lookups.ts';
import { containsPattern } from '../../db/contains-pattern.ts';
import type { Database } from '../../db/open-database.ts';
import { createPreparedQuery } from '../../db/prepared-query.ts';
import type { RowUpdate, Schema } from '../../db/schema.ts';
import {
  PROFILE_COLUMNS,
  presentListedUser,
  presentProviderProfile,
  presentUserProfile,
  type UserRow,
} from './present-profile.ts';

type Db = Kysely<Schema>;

/** Finds an account as shown to its owner and to operators. */
export async function findUserProfile(db: Db, userId: number): Promise<UserProfile | undefined> {
  const row = await selectUsers(db).where('u.id', '=', userId).executeTakeFirst();
  return row && presentUserProfile(row);
}

/** `findUserProfile` for the call that every page of a signed-in browser makes. Concurrent lookups share one query. */
export function createFindUserProfile({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  const query = selectUsers(db).where('u.id', '=', sql<number>`any(${[]}::integer[])`);
  const findAll = createPreparedQuery<UserRow>(pool, { name: 'profiles', query });
  const find = batchLookups<number, UserRow>(findAll, { ofKey: (userId) => userId, ofRow: ({ id }) => id });
  return async (userId: number): Promise<UserProfile | undefined> => {
    const row = await find(userId);
    return row && presentUserProfile(row);
  };
}

export interface UserFilter {
  readonly type?: UserType | undefined;
  readonly status?: UserStatus | undefined;
  readonly loginType?: LoginType | undefined;
  /** Part of the email, account or nickname, ignoring case. */
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Lists accounts, newest first, with the total count. Includes deleted accounts. */
export async function listUserProfiles(db: Db, filter: UserFilter): Promise<{ count: number; list: ListedUser[] }> {
  const { count } = await db
    .selectFrom('users as u')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((builder) => matches(builder, filter))
    .executeTakeFirstOrThrow();
  const rows = await selectUsers(db)
    .where((builder) => matches(builder, filter))
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  return { count, list: rows.map((row) => presentListedUser(presentUserProfile(row))) };
}

/** The profile fields that a user may change. */
export type ProfileChanges = Pick<
  RowUpdate<'users'>,
  'nickname' | 'given_name' | 'family_name' | 'birthdate' | 'postal_code' | 'address'
>;

export async function updateProfile(db: Db, userId: number, changes: ProfileChanges, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...changes, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Finds the company of a developer; undefined for a player. */
export async function findProviderProfile(db: Db, userId: number): Promise<ProviderProfile | undefined> {
  const row = await db.selectFrom('providers').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row && presentProviderProfile(row);
}

function selectUsers(db: Db) {
  return db
    .selectFrom('users as u')
    .leftJoin('providers as p', 'p.user_id', 'u.id')
    .select(PROFILE_COLUMNS)
    .select('p.type as provider_type')
    .select(({ selectFrom }) =>
      selectFrom('provider_submissions as s')
        .select('s.status')
        .whereRef('s.user_id', '=', 'u.id')
        .where('s.kind', '=', sql.lit('application' as const))
        .orderBy('s.id', 'desc')
        .limit(sql.lit(1))
        .as('application_status'),
    );
}

function matches(builder: ExpressionBuilder<Schema & { u: Schema['users'] }, 'u'>, filter: UserFilter) {
  const { type, status, loginType, search = '' } = filter;
  const pattern = containsPattern(search);
  const columns = ['u.email', 'u.account', 'u.nickname'] as const;
  return builder.and([
    ...(type === undefined ? [] : [builder('u.type', '=', type)]),
    ...(status === undefined ? [] : [builder('u.status', '=', status)]),
    ...(loginType === undefined ? [] : [builder('u.login_type', '=', loginType)]),
    ...(search === '' ? [] : [builder.or(columns.map((column) => builder(column, 'ilike', pattern)))]),
  ]);
}
