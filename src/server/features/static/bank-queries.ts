import type { Kysely } from 'kysely';
import { z } from '#contract/schema/schema.ts';
import { type Bank, type BankBranch, bankBranchSchema, bankSchema } from '#contract/static/entities.ts';
import type { Schema } from '../../db/schema.ts';
import { findSetting, type Setting } from '../operations/public.ts';
import { listBankBranches } from './bank-branches.ts';
import { BANKS } from './banks.ts';

/** Banks of Taiwan and their branches, by code. */
export interface BankLists {
  readonly banks: Bank[];
  readonly branches: BankBranch[];
}

const listsSchema = z.object({ banks: z.array(bankSchema), branches: z.array(bankBranchSchema) });

/** The lists imported by operators. */
export const bankSetting: Setting<BankLists> = { key: 'banks', read: (value) => listsSchema.safeParse(value).data };

/** The lists imported by operators, else the small built-in ones. */
export async function findBanks(db: Kysely<Schema>): Promise<BankLists> {
  return (await findSetting(db, bankSetting)) ?? { banks: [...BANKS], branches: listBankBranches() };
}

/** Codes of all known banks. */
export async function findBankCodes(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const { banks } = await findBanks(db);
  return new Set(banks.map(({ code }) => code));
}
