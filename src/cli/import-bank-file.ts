import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { importBanks } from '#server/features/static/import-banks-queries.ts';
import { BankFileError, readBankFile } from '#server/features/static/read-bank-file.ts';
import { CommandError } from './command-error.ts';
import { toPlain } from './write-table.ts';

/** Maximum number of codes to name. */
const NAMED_MAX = 20;

/** Imports the banks of a file, or only reports what would change. */
export async function importBankFile(
  db: Kysely<Schema>,
  { file, isTrial }: { readonly file: string; readonly isTrial: boolean },
): Promise<string> {
  const lists = await readLists(file);
  const { banks, branches, added, removed } = await importBanks(db, lists, { isTrial });
  const head = isTrial ? 'Nothing changed. The list would have' : 'The list now has';
  return `${head} ${banks} banks and ${branches} branches.\n${nameCodes('New', added)}${nameCodes('Removed', removed)}`;
}

async function readLists(file: string) {
  try {
    return await readBankFile(await readFile(file));
  } catch (error) {
    if (error instanceof BankFileError) throw new CommandError(`${toPlain(file)}: ${error.message}`);
    throw new CommandError(`Cannot read ${toPlain(file)}.`);
  }
}

function nameCodes(label: string, codes: readonly string[]): string {
  if (codes.length === 0) return '';
  const more = codes.length > NAMED_MAX ? ` and ${codes.length - NAMED_MAX} more` : '';
  return `${label}: ${codes.slice(0, NAMED_MAX).join(', ')}${more}.\n`;
}
