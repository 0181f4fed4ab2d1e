import { named, z } from '../schema/schema.ts';

/** Language → text. */
const namesSchema = z.record(z.string(), z.string());

export const countySchema = named('County', z.object({ code: z.string(), name: namesSchema }));
export const currencySchema = named('Currency', z.object({ code: z.string(), symbol: z.string(), name: namesSchema }));
export const bankSchema = named('Bank', z.object({ code: z.string(), name: z.string() }));
export const bankBranchSchema = named('BankBranch', z.object({ code: z.string(), name: z.string(), bank: z.string() }));
export const callingCodeSchema = named(
  'CallingCode',
  z.object({ country: z.string(), callingCode: z.string(), currency: z.string() }),
);
export const languageSchema = named('Language', z.object({ code: z.string(), name: z.string() }));

/** Language → category key → name. */
export const categoryNamesSchema = z.record(z.string(), namesSchema);
/** Country → its currency and its name per language. */
export const countryCurrenciesSchema = z.record(z.string(), z.object({ currency: z.string(), name: namesSchema }));
/** Message key → text. */
export const localeMessagesSchema = z.record(z.string(), z.string());

export type County = z.output<typeof countySchema>;
export type Currency = z.output<typeof currencySchema>;
export type Bank = z.output<typeof bankSchema>;
export type BankBranch = z.output<typeof bankBranchSchema>;
export type CallingCode = z.output<typeof callingCodeSchema>;
export type Language = z.output<typeof languageSchema>;
export type CategoryNames = z.output<typeof categoryNamesSchema>;
export type CountryCurrencies = z.output<typeof countryCurrenciesSchema>;
export type LocaleMessages = z.output<typeof localeMessagesSchema>;
