import { AGE_RATINGS } from '../values/age-ratings.ts';
import { CURRENCIES } from '../values/limits.ts';
import { LOCALES } from '../values/locales.ts';
import { PLATFORM_CODES } from '../values/platforms.ts';
import { described, z } from './schema.ts';

/*
 * Codes that replies of many calls hold. They describe what travels; whether a code is one to be had is asked by
 * `parameter-schemas.ts` on the way in.
 */

export const localeSchema = z.enum(LOCALES);
export const platformSchema = z.literal(PLATFORM_CODES);
export const ageRatingSchema = z.enum(AGE_RATINGS);
export const currencySchema = z.enum(CURRENCIES);

/** Which pairs of letters are countries is known to `domain/countries/countries.ts`. */
export const countrySchema = described('two letters of ISO 3166-1', z.string());

/** A moment. */
export const momentSchema = described('ISO 8601 with time zone', z.string());

/** A day of the calendar. */
export const daySchema = described('YYYY-MM-DD', z.string());

/** An amount of money or star coins: at most as many digits after the point as the currency has. */
export const amountSchema = described('major units of the currency: 29.9 is EUR 29.90', z.number());
