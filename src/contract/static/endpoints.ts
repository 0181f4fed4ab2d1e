import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { locale } from '../schema/parameter-schemas.ts';
import { noRequest } from '../schema/reply-shapes.ts';
import { type AnySchema, z } from '../schema/schema.ts';
import {
  bankBranchSchema,
  bankSchema,
  callingCodeSchema,
  categoryNamesSchema,
  countryCurrenciesSchema,
  countySchema,
  currencySchema,
  languageSchema,
  localeMessagesSchema,
} from './entities.ts';

/** A file that anyone may fetch unsigned, also during maintenance; a random query bypasses caches. */
// @__NO_SIDE_EFFECTS__
function defineStaticFile<Reply extends AnySchema>(file: {
  readonly name: string;
  readonly summary: string;
  readonly path: `/static/${string}`;
  readonly reply: Reply;
}) {
  return defineEndpoint({
    ...file,
    group: 'static',
    method: 'GET',
    auth: 'none',
    duringMaintenance: true,
    request: noRequest,
    errors: [],
  });
}

export const getCountyCodes = defineStaticFile({
  name: 'getCountyCodes',
  summary: 'Get the counties of Taiwan',
  path: '/static/county_code.json',
  reply: z.array(countySchema),
});

export const getCurrencies = defineStaticFile({
  name: 'getCurrencies',
  summary: 'Get the currencies of the store',
  path: '/static/currencies.json',
  reply: z.array(currencySchema),
});

export const getBanks = defineStaticFile({
  name: 'getBanks',
  summary: 'Get the banks of Taiwan, with three-digit codes',
  path: '/static/bank3.json',
  reply: z.array(bankSchema),
});

export const getBankBranches = defineStaticFile({
  name: 'getBankBranches',
  summary: 'Get the bank branches of Taiwan, with seven-digit codes',
  path: '/static/bank7.json',
  reply: z.array(bankBranchSchema),
});

export const getCallingCodes = defineStaticFile({
  name: 'getCallingCodes',
  summary: 'Get the countries with their calling codes and currencies',
  path: '/static/country_code.json',
  reply: z.array(callingCodeSchema),
});

export const getLanguages = defineStaticFile({
  name: 'getLanguages',
  summary: 'Get the languages of the store',
  path: '/static/language.json',
  reply: z.array(languageSchema),
});

export const getCategoryNames = defineStaticFile({
  name: 'getCategoryNames',
  summary: 'Get the category names in each language',
  path: '/static/locales/category.json',
  reply: categoryNamesSchema,
});

export const getCountryCurrencies = defineStaticFile({
  name: 'getCountryCurrencies',
  summary: 'Get the countries with their currencies and names in each language',
  path: '/static/locales/countryAndCurrencies.json',
  reply: countryCurrenciesSchema,
});

/** Messages of one language, `error.{code}` among them. */
export const getLocaleFile = defineEndpoint({
  name: 'getLocaleFile',
  group: 'static',
  summary: 'Get the messages of one language',
  method: 'GET',
  path: '/static/locales/{lang}.json',
  auth: 'none',
  duringMaintenance: true,
  request: z.object({ lang: locale }),
  reply: localeMessagesSchema,
  errors: [ERROR.languageNotFound],
});
