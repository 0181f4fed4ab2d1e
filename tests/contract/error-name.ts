import * as codes from '#contract/errors/error-codes.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';

const NAMES = new Map<number, string>(Object.entries(codes).map(([name, code]) => [code, name]));

/** The name of a code in `ERROR`, for tests that compare lists of texts. */
export function errorName(code: ErrorCode): string {
  return NAMES.get(code) ?? `unnamed ${code}`;
}
