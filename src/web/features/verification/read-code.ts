import { LIMITS } from '#contract/values/limits.ts';
import { codeRules } from '#domain/rules/code-rules.ts';

/** The digits of typed or pasted text, including `123 456` and full-width ones; limited to a code's length. */
export function readCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[^0-9]/g, '')
    .slice(0, LIMITS.verificationCodeDigits);
}

export function isWholeCode(code: string): boolean {
  return codeRules.verification_code.check(code, { digits: LIMITS.verificationCodeDigits }) === true;
}
