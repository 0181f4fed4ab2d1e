import { BANKS } from './banks.ts';

const BANK_CODES: ReadonlySet<string> = new Set(BANKS.map(({ code }) => code));

/** Whether a code of three digits is that of a bank in Taiwan. */
export function isBankCode(code: string): boolean {
  return BANK_CODES.has(code);
}
