import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { CommandError } from './command-error.ts';
import { toPlain } from './write-table.ts';

const LARGEST_ID = 2_147_483_647;

export interface FoundAccount {
  readonly id: number;
  readonly account: string;
  readonly email: string;
  readonly nickname: string;
}

/**
 * Finds an account by number, name or email address.
 * @throws CommandError if there is none, or if several accounts share the address: guessing could pick the wrong one.
 */
export async function findAccount(db: Kysely<Schema>, typed: string): Promise<FoundAccount> {
  const isNumber = /^[1-9]\d{0,9}$/.test(typed) && Number(typed) <= LARGEST_ID;
  const found = await db
    .selectFrom('users')
    .select(['id', 'account', 'email', 'nickname'])
    .where(({ eb, or, fn }) =>
      isNumber
        ? eb('id', '=', Number(typed))
        : or([eb('account', '=', typed), eb(fn('lower', ['email']), '=', typed.toLowerCase())]),
    )
    .orderBy('id')
    .execute();
  const named = found.find(({ account }) => account === typed) ?? (found.length === 1 ? found[0] : undefined);
  if (named !== undefined) return named;
  if (found.length === 0) throw new CommandError(`No account ${toPlain(typed)}.`);
  const numbers = found.map(({ id }) => id).join(', ');
  throw new CommandError(`Several accounts use ${toPlain(typed)}. Specify one by its number: ${numbers}.`);
}
