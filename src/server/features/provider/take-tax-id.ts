import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';

/** Runs a transaction that may name a tax ID; `duplicateTaxNumber` where somebody else uses it or applies with it. */
export async function takeTaxId<Result>(run: Promise<Result>): Promise<Result> {
  try {
    return await run;
  } catch (cause) {
    if (!isTaken(cause)) throw cause;
    throw new ApiError(ERROR.duplicateTaxNumber, { fields: { taxIdNumber: 'error.60040' }, cause });
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'tax_id_holders_pkey';
}
