import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';

/** Line ends, commas and semicolons, those of Chinese keyboards included. */
const SEPARATORS = /[\n\r,;，；]/;

/** The addresses of a pasted list, one per line or with commas or semicolons between; blanks around them do not count. */
export function readTestAccountList(text: string): readonly string[] {
  return text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The spelling that two addresses of one account share: `A@Gmail.com` is `a@gmail.com`. */
export function normalizeTestAccount(account: string): string {
  return account.trim().toLowerCase();
}

export interface TestAccountCheck {
  /** Addresses that are in the developer's list already, in any spelling. */
  readonly existing: readonly string[];
  readonly isEmail: (address: string) => boolean;
}

/** No e-mail, in the list already (R5.45), the list is full (R9.2). */
export type TestAccountObstacle = Extract<
  ErrorCode,
  typeof ERROR.invalidFormat | typeof ERROR.duplicateTestAccount | typeof ERROR.testAccountLimitReached
>;

/** A list as it stands when an address of many is judged: its spellings are not made again for each of them. */
interface StandingList extends Pick<TestAccountCheck, 'isEmail'> {
  readonly spellings: ReadonlySet<string>;
  readonly count: number;
}

function findObstacle(account: string, { spellings, count, isEmail }: StandingList): TestAccountObstacle | undefined {
  if (!isEmail(account)) return ERROR.invalidFormat;
  if (spellings.has(normalizeTestAccount(account))) return ERROR.duplicateTestAccount;
  return count < LIMITS.testAccounts ? undefined : ERROR.testAccountLimitReached;
}

function spellingsOf(accounts: readonly string[]): Set<string> {
  return new Set(accounts.map(normalizeTestAccount));
}

/** What becomes of one address; without a code it is added. */
export interface JudgedTestAccount {
  readonly account: string;
  readonly code?: TestAccountObstacle;
}

export interface JudgedTestAccounts {
  /** Every address, in the order of the list. */
  readonly lines: readonly JudgedTestAccount[];
  readonly accepted: readonly string[];
  readonly refused: readonly Required<JudgedTestAccount>[];
}

/** Judges addresses one by one, as if each accepted one had been added before the next is looked at. */
export function judgeTestAccounts(
  accounts: readonly string[],
  { existing, isEmail }: TestAccountCheck,
): JudgedTestAccounts {
  const lines: JudgedTestAccount[] = [];
  const accepted: string[] = [];
  const refused: Required<JudgedTestAccount>[] = [];
  const spellings = spellingsOf(existing);
  for (const account of accounts) {
    const code = findObstacle(account, { spellings, count: existing.length + accepted.length, isEmail });
    if (code === undefined) {
      accepted.push(account);
      spellings.add(normalizeTestAccount(account));
    } else refused.push({ account, code });
    lines.push(code === undefined ? { account } : { account, code });
  }
  return { lines, accepted, refused };
}
