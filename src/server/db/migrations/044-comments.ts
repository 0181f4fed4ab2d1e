import { type Kysely, sql } from 'kysely';
import { accountComments } from './044-comments-accounts.ts';
import { applicationComments } from './044-comments-applications.ts';
import { domainComments, functionComments } from './044-comments-functions.ts';
import { moneyComments } from './044-comments-money.ts';
import { playerComments } from './044-comments-players.ts';

export const kind = 'before';

/**
 * Documents every table, function and domain, and the columns whose names and types are not self-explanatory. See
 * decision 039.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const tables of [accountComments, applicationComments, moneyComments, playerComments]) {
    const statements = Object.entries(tables).flatMap(([table, [about, columns = {}]]) => [
      `COMMENT ON TABLE ${table} IS ${quote(about)}`,
      ...Object.entries(columns).map(([name, text]) => `COMMENT ON COLUMN ${table}.${name} IS ${quote(text)}`),
    ]);
    await sql.raw(statements.join(';\n')).execute(db);
  }
  const functions = Object.entries(functionComments).map(
    ([name, text]) => `COMMENT ON FUNCTION ${name} IS ${quote(text)}`,
  );
  const domains = Object.entries(domainComments).map(([name, text]) => `COMMENT ON DOMAIN ${name} IS ${quote(text)}`);
  await sql.raw([...functions, ...domains].join(';\n')).execute(db);
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
