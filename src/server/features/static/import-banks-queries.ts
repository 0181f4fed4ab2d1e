import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { writeAudit } from '../audit/public.ts';
import { writeSetting } from '../operations/public.ts';
import { type BankLists, bankSetting, findBanks } from './bank-queries.ts';

/** The result of an import: totals, and the codes of banks added and removed. */
export interface BankImport {
  readonly banks: number;
  readonly branches: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Replaces the stored list with an official one. A list without branches leaves the existing branches of its banks.
 * Companies keep their bank; only new forms are validated against the list.
 */
export async function importBanks(
  db: Kysely<Schema>,
  read: BankLists,
  { isTrial }: { readonly isTrial: boolean },
): Promise<BankImport> {
  return db.transaction().execute(async (trx) => {
    const before = await findBanks(trx);
    const codes = new Set(read.banks.map(({ code }) => code));
    const had = new Set(before.banks.map(({ code }) => code));
    const kept = before.branches.filter(({ bank }) => codes.has(bank));
    const lists = { banks: read.banks, branches: read.branches.length > 0 ? read.branches : kept };
    const outcome = {
      banks: lists.banks.length,
      branches: lists.branches.length,
      added: [...codes].filter((code) => !had.has(code)),
      removed: [...had].filter((code) => !codes.has(code)),
    };
    if (isTrial) return outcome;
    await writeSetting(trx, bankSetting, lists);
    await writeAudit(trx, {
      actorUserId: null,
      action: 'bank.import',
      subject: 'bank:list',
      details: { banks: outcome.banks, branches: outcome.branches, via: 'command-line' },
    });
    return outcome;
  });
}
