import type { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { checkTaxId } from '#contract/provider/endpoints.ts';
import type { Page } from '#web/app/use-page.ts';
import type { BecomeForm } from './become-form.ts';
import type { FieldName } from './become-steps.ts';
import { describeFieldErrors, type Problems } from './describe-problems.ts';

/** The field that an error code is about. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, FieldName>> = {
  [ERROR.currencyNotFound]: 'currency',
  [ERROR.countryNotFound]: 'country',
  [ERROR.agencyOrBankNotFound]: 'bankCode',
  [ERROR.invalidCountryCode]: 'pocCallingCode',
  [ERROR.duplicateTaxNumber]: 'taxIdNumber',
};

/** The field problems of a rejection; empty if it is about something else. */
export function describeRefusal(page: Page, { code, fields = {} }: ApiError): Problems {
  const named = describeFieldErrors(page, fields);
  const field = FIELD_OF_CODE[code];
  if (field === undefined) return named;
  return { ...named, [field]: page.translator.find(`error.${code}`) ?? named[field] ?? '' };
}

/**
 * Checks the tax ID on the server before its step is left. If the check is not possible, for example with an unverified
 * email, submitting reports problems instead.
 */
export async function askForTaxId(page: Page, { taxIdNumber }: Pick<BecomeForm, 'taxIdNumber'>): Promise<Problems> {
  const reply = await page.call(checkTaxId, { taxIdNumber }, { isQuiet: true, loadingBar: false }).catch(() => null);
  return reply === null || reply.isFree ? {} : { taxIdNumber: page.translator.find('error.60040') ?? '' };
}
