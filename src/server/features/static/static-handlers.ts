import type { FeatureHandlers } from '../../api/handler.ts';
import { getBankBranches } from './get-bank-branches.ts';
import { getBanks } from './get-banks.ts';
import { getCallingCodes } from './get-calling-codes.ts';
import { getCategoryNames } from './get-category-names.ts';
import { getCountryCurrencies } from './get-country-currencies.ts';
import { getCountyCodes } from './get-county-codes.ts';
import { getCurrencies } from './get-currencies.ts';
import { getLanguages } from './get-languages.ts';
import { getLocaleFile } from './get-locale-file.ts';

/**
 * The lists and locale files under /static. Banks are imported by operators; the others are constant and built once,
 * the
 * large ones on first use.
 */
export const staticHandlers = {
  getCountyCodes,
  getCurrencies,
  getBanks,
  getBankBranches,
  getCallingCodes,
  getLanguages,
  getCategoryNames,
  getCountryCurrencies,
  getLocaleFile,
} satisfies FeatureHandlers;
