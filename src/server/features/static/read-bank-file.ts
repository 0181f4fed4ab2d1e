import type { Bank, BankBranch } from '#contract/static/entities.ts';
import { TableError } from '#domain/product-table/table-head.ts';
import { readCsvLines } from '#server/csv/read-csv-lines.ts';
import type { BankLists } from './bank-queries.ts';
import { readXmlRecords, type XmlRecord } from './read-xml-records.ts';

/** The file is not a list of banks; the message is shown to the operator who imports it. */
export class BankFileError extends Error {
  override readonly name = 'BankFileError';
}

/** Taiwan has some four hundred banks and credit unions, and six thousand branches. */
const BANKS_MAX = 2000;
const BRANCHES_MAX = 20_000;
const NAME_LENGTH = 100;

/**
 * Parses an official list: the members of the interbank network (banks only), or head offices and branches. Both are
 * published as XML and as CSV; other lines (BIC codes) are skipped.
 * @throws BankFileError
 */
export async function readBankFile(bytes: Uint8Array): Promise<BankLists> {
  const text = decodeText(bytes);
  const records = await readRecords(text);
  const banks = new Map<string, Bank>();
  const branches = new Map<string, BankBranch>();
  for (const record of records) readRecord(record, { banks, branches });
  if (banks.size === 0) {
    throw new BankFileError('No bank was found in it: neither a code of three digits nor a name beside one.');
  }
  if (banks.size > BANKS_MAX || branches.size > BRANCHES_MAX) {
    throw new BankFileError(`It has ${banks.size} banks and ${branches.size} branches, more than there can be.`);
  }
  const known = [...branches.values()].filter(({ bank }) => banks.has(bank));
  return { banks: [...banks.values()].sort(byCode), branches: known.sort(byCode) };
}

/** Official files are in UTF-8, older ones in Big5. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('big5').decode(bytes);
  }
}

async function readRecords(text: string): Promise<readonly XmlRecord[]> {
  try {
    return text.trimStart().startsWith('<') ? readXmlRecords(text) : await readCsvRecords(text);
  } catch (error) {
    const reason =
      error instanceof TableError || !(error instanceof Error) ? 'quotation marks are missing' : error.message;
    throw new BankFileError(`It is no list in XML or CSV: ${reason}.`);
  }
}

async function readCsvRecords(text: string): Promise<XmlRecord[]> {
  let names: readonly string[] | undefined;
  const records: XmlRecord[] = [];
  for await (const { cells } of readCsvLines(pieceOf(text))) {
    if (names === undefined) names = cells.map((name) => name.trim());
    else records.push(Object.fromEntries(names.map((name, index) => [name, cells[index]?.trim() ?? ''])));
  }
  return records;
}

async function* pieceOf(text: string): AsyncGenerator<string> {
  yield text;
}

/** Column names of the official lists; XML omits punctuation between words. */
const COLUMNS = {
  bank: /^(?:銀行代號|總機構代[號碼])/u,
  branch: /^(?:分支機構代[號碼]|機構代[號碼])$/u,
  name: /^(?:金融)?機構名稱$/u,
  branchName: /^(?:分支機構名稱|分行名稱)$/u,
} as const;

interface Lists {
  readonly banks: Map<string, Bank>;
  readonly branches: Map<string, BankBranch>;
}

/** The first of duplicate codes wins: the list of members repeats a bank for each service. */
function readRecord(record: XmlRecord, { banks, branches }: Lists): void {
  const find = (column: RegExp) => Object.entries(record).find(([name]) => column.test(name))?.[1] ?? '';
  const bank = find(COLUMNS.bank);
  const branch = find(COLUMNS.branch);
  const name = collapseBlanks(find(COLUMNS.name));
  if (!/^\d{3}$/.test(bank) || name === '' || name.length > NAME_LENGTH) return;
  if (branch === '' || branch === bank) {
    if (!banks.has(bank)) banks.set(bank, { code: bank, name });
    return;
  }
  const code = branch.length === 4 ? bank + branch : branch;
  if (!/^\d{7}$/.test(code) || !code.startsWith(bank) || branches.has(code)) return;
  branches.set(code, { code, name: nameBranch(name, collapseBlanks(find(COLUMNS.branchName))), bank });
}

/** Names of branches begin with the bank's name. */
function nameBranch(bank: string, branch: string): string {
  return (branch.startsWith(bank) ? branch : bank + branch).slice(0, NAME_LENGTH);
}

function collapseBlanks(name: string): string {
  return name.replaceAll(/\s+/gu, ' ').trim();
}

function byCode(a: { readonly code: string }, b: { readonly code: string }): number {
  return a.code < b.code ? -1 : 1;
}
