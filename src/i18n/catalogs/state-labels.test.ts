import { describe, expect, it } from 'vitest';
import { DISCOUNT_STATES } from '#contract/product/discount-entities.ts';
import { SCREENSHOT_PURPOSES } from '#contract/values/image-purposes.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { ORDER_PAYMENT_METHODS, PAYMENT_METHODS } from '#contract/values/payment-methods.ts';
import {
  CARRIER_TYPE,
  INVOICE_PRINTING,
  INVOICE_STATUS,
  LOGIN_TYPE,
  PAYMENT_STATUS,
  POST_STATE,
  PROVIDER_REVIEW,
  PROVIDER_TYPE,
  SHELF,
  USER_STATUS,
  USER_TYPE,
  VERSION_REVIEW,
  WINNING_TYPE,
} from '#contract/values/states.ts';
import { CATALOGS } from '../catalogs.ts';

/** Enumerations with labels, by the first part of their keys. */
const LABELLED = [
  ['shelf', Object.values(SHELF)],
  ['discountState', DISCOUNT_STATES],
  ['versionReview', Object.values(VERSION_REVIEW)],
  ['postState', Object.values(POST_STATE)],
  // A partial refund is not a state, but displayed as one.
  ['paymentStatus', [...Object.values(PAYMENT_STATUS), 'partlyRefunded']],
  ['providerReview', Object.values(PROVIDER_REVIEW)],
  ['invoiceStatus', Object.values(INVOICE_STATUS)],
  ['printing', Object.values(INVOICE_PRINTING)],
  ['carrierType', Object.values(CARRIER_TYPE)],
  ['winningType', Object.values(WINNING_TYPE)],
  ['userStatus', Object.values(USER_STATUS)],
  ['userType', Object.values(USER_TYPE)],
  ['loginType', Object.values(LOGIN_TYPE)],
  ['providerType', Object.values(PROVIDER_TYPE)],
  ['paymentMethod', ORDER_PAYMENT_METHODS],
] as const satisfies readonly (readonly [string, readonly (string | number)[]])[];

/** The distinct non-blank labels of an enumeration. */
function labelsOf(locale: LocaleCode, name: string, codes: readonly (string | number)[]): ReadonlySet<string> {
  const catalog: Readonly<Record<string, string>> = CATALOGS.states[locale];
  return new Set(codes.map((code) => catalog[`${name}.${code}`]?.trim() ?? '').filter((label) => label !== ''));
}

describe.each(LOCALES)('labels in %s', (locale) => {
  it.each(LABELLED)('of %s are there for each of its values, and no two are alike', (name, codes) => {
    expect(labelsOf(locale, name, codes).size).toBe(codes.length);
  });

  it('are there for nothing else', () => {
    const expected = LABELLED.flatMap(([name, codes]) => codes.map((code) => `${name}.${code}`));
    expect(Object.keys(CATALOGS.states[locale]).sort()).toEqual(expected.sort());
  });

  it('name each kind of screenshots', () => {
    const catalog: Readonly<Record<string, string>> = CATALOGS.details[locale];
    const kinds = SCREENSHOT_PURPOSES.map((purpose) => purpose.replace('screenshot_', ''));
    expect(new Set(kinds.map((kind) => catalog[`details.screenshots.${kind}`] ?? '').filter(Boolean)).size).toBe(
      kinds.length,
    );
  });

  it('R3.67 name the six payment methods of a top-up', () => {
    expect(PAYMENT_METHODS).toHaveLength(6);
    expect(labelsOf(locale, 'paymentMethod', PAYMENT_METHODS).size).toBe(6);
  });

  it('R4.18 name the nine payment states', () => {
    expect(labelsOf(locale, 'paymentStatus', [1, 2, 3, 4, 5, 6, 7, 8, 9]).size).toBe(9);
  });

  it('R4.25 name both states of printing', () => {
    expect(labelsOf(locale, 'printing', [0, 1]).size).toBe(2);
  });
});
