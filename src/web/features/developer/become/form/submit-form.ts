import type { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { checkTaxId } from '#contract/provider/endpoints.ts';
import type { Page } from '#web/app/use-page.ts';
import type { BecomeForm } from './become-form.ts';
import type { FieldName } from './become-steps.ts';
import { type Problems, sayFieldErrors } from './say-problems.ts';

/** The field that a code of its own is about. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, FieldName>> = {
  [ERROR.currencyNotFound]: 'currency',
  [ERROR.countryNotFound]: 'country',
  [ERROR.agencyOrBankNotFound]: 'bankCode',
  [ERROR.invalidCountryCode]: 'pocCallingCode',
  [ERROR.duplicateTaxNumber]: 'taxIdNumber',
};

/** What a refusal says of single fields; nothing where it is about something else. */
export function sayRefusal(page: Page, { code, fields = {} }: ApiError): Problems {
  const named = sayFieldErrors(page, fields);
  const field = FIELD_OF_CODE[code];
  if (field === undefined) return named;
  return { ...named, [field]: page.translator.find(`error.${code}`) ?? named[field] ?? '' };
}

/**
 * What the server has against a tax ID at its step already, in words. Where it cannot be asked, as with an e-mail address
 * that is not verified yet, the submission tells.
 */
export async function askForTaxId(page: Page, { taxIdNumber }: Pick<BecomeForm, 'taxIdNumber'>): Promise<Problems> {
  const reply = await page.call(checkTaxId, { taxIdNumber }, { isQuiet: true, loadingBar: false }).catch(() => null);
  return reply === null || reply.isFree ? {} : { taxIdNumber: page.translator.find('error.60040') ?? '' };
}
