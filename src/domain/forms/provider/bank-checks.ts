import { LIMITS } from '#contract/values/limits.ts';
import { lengthRules } from '../../rules/length-rules.ts';
import { textRules } from '../../rules/text-rules.ts';
import { byRule, type Check, every, FINE, type Fields, isBlank, optional, refuse, required } from '../checks/checks.ts';
import { text } from '../checks/value-checks.ts';

const DIGITS = /^[0-9]+$/;

function digits(length: number): Check {
  const hasDigits: Check = (value) =>
    typeof value === 'string' && DIGITS.test(value) ? FINE : refuse('field.invalid');
  return every(byRule(lengthRules.validate_length, { length }), hasDigits);
}

const accountNumber = text(LIMITS.bankAccountLength, byRule(textRules.no_space, {}));
const neededAccountNumber = required(accountNumber);
const bankName = optional(text(LIMITS.bankNameLength));

const iban: Check = (value) => (typeof value === 'string' && isIban(value) ? FINE : refuse('field.invalid'));
const cnapsCode = digits(LIMITS.cnapsCodeDigits);

/** Banks in Taiwan are identified by their code (decisions.md, Portal). */
export const TAIWAN_ACCOUNT_CHECKS = {
  bankCode: required(digits(LIMITS.bankCodeDigits)),
  branchCode: optional(digits(LIMITS.branchCodeDigits)),
  bankName,
  bankAccountNumber: neededAccountNumber,
  iban: optional(iban),
  cnapsCode: optional(cnapsCode),
} as const satisfies Record<string, Check>;

/** Elsewhere, an IBAN, or an account number with the CNAPS code or name of its bank. */
export const FOREIGN_ACCOUNT_CHECKS = {
  bankCode: optional(accountNumber),
  branchCode: optional(accountNumber),
  bankName: (value, account) => (isBankUnnamed(value, account) ? refuse('field.required') : bankName(value, account)),
  bankAccountNumber: (value, account) =>
    isBlank(value) && !isBlank(account.iban) ? FINE : neededAccountNumber(value, account),
  iban: optional(iban),
  cnapsCode: optional(cnapsCode),
} as const satisfies Record<keyof typeof TAIWAN_ACCOUNT_CHECKS, Check>;

/** Whether an account number lacks any identification of its bank. */
function isBankUnnamed(name: unknown, { bankAccountNumber, iban, cnapsCode }: Fields): boolean {
  return !isBlank(bankAccountNumber) && [name, iban, cnapsCode].every(isBlank);
}

const IBAN = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/;

/** ISO 13616: move country and check digits to the end, map letters to 10-35; the number modulo 97 must be 1. */
export function isIban(text: string): boolean {
  const compact = text.replaceAll(' ', '');
  if (!IBAN.test(compact)) return false;
  const turned = compact.slice(4) + compact.slice(0, 4);
  const number = turned.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(number) % 97n === 1n;
}
