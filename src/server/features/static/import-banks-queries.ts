import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { writeAudit } from '../audit/public.ts';
import { writeSetting } from '../operations/public.ts';
import { type BankLists, bankSetting, findBanks } from './bank-queries.ts';

/** What an import changes: how many there are then, and the codes of banks that come and go. */
export interface BankImport {
  readonly banks: number;
  readonly branches: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Puts an official list in place of the one before. One without branches leaves the branches of its banks as they are.
 * Companies keep the bank they have given; only new forms are checked against the list.
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
