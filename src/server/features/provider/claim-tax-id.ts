import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';

/**
 * Runs a transaction that may set a tax ID.
 * @throws `duplicateTaxNumber` if another account has it or applies with it.
 */
export async function claimTaxId<Result>(run: Promise<Result>): Promise<Result> {
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
