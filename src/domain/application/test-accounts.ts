import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';

/** Line breaks, commas and semicolons, including full-width ones. */
const SEPARATORS = /[\n\r,;，；]/;

/** Splits a pasted list at line breaks, commas or semicolons and trims each address. */
export function readTestAccountList(text: string): readonly string[] {
  return text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The canonical spelling of an address: `A@Gmail.com` becomes `a@gmail.com`. */
export function normalizeTestAccount(account: string): string {
  return account.trim().toLowerCase();
}

export interface TestAccountCheck {
  /** Addresses already in the developer's list, in any spelling. */
  readonly existing: readonly string[];
  readonly isEmail: (address: string) => boolean;
}

/** Not an email address, already in the list (R5.45), or the list is full (R9.2). */
export type TestAccountObstacle = Extract<
  ErrorCode,
  typeof ERROR.invalidFormat | typeof ERROR.duplicateTestAccount | typeof ERROR.testAccountLimitReached
>;

/** The list with its spellings normalized once, not again for each address. */
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

/** The result for one address; without a code it is added. */
export interface CheckedTestAccount {
  readonly account: string;
  readonly code?: TestAccountObstacle;
}

export interface CheckedTestAccounts {
  /** Every address, in the order of the list. */
  readonly lines: readonly CheckedTestAccount[];
  readonly accepted: readonly string[];
  readonly refused: readonly Required<CheckedTestAccount>[];
}

/** Checks addresses in order, as if each valid one were added before the next is checked. */
export function checkTestAccounts(
  accounts: readonly string[],
  { existing, isEmail }: TestAccountCheck,
): CheckedTestAccounts {
  const lines: CheckedTestAccount[] = [];
  const accepted: string[] = [];
  const refused: Required<CheckedTestAccount>[] = [];
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
