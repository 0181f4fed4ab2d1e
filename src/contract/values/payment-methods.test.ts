import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CURRENCIES } from './limits.ts';
import { LOCALES } from './locales.ts';
import {
  isPaymentMethod,
  ORDER_PAYMENT_METHODS,
  PAYMENT_METHODS,
  STORE_CODE_PAYMENT_METHODS,
  takesCurrency,
} from './payment-methods.ts';

it('R3.67 has exactly the six stated payment methods and refuses any other', () => {
  expect(PAYMENT_METHODS).toEqual(['credit_card', 'direct_carrier_billing', 'ecpay', 'familymart', 'hilife', 'okmart']);
  expect(PAYMENT_METHODS.filter(isPaymentMethod)).toHaveLength(6);
  expect(['paypal', 'Credit_Card', 'credit card', 'point', '', null, 0, 'toString'].filter(isPaymentMethod)).toEqual(
    [],
  );
});

it('lets orders be paid with star coins as well', () => {
  expect(ORDER_PAYMENT_METHODS).toEqual([...PAYMENT_METHODS, 'point']);
});

it('takes every method for TWD and cards only for the other currencies', () => {
  const methodsOf = CURRENCIES.map((currency) => PAYMENT_METHODS.filter((method) => takesCurrency(method, currency)));
  expect(methodsOf).toEqual([PAYMENT_METHODS, ['credit_card'], ['credit_card'], ['credit_card']]);
});

it('gives a code for the counter at the three chains of convenience stores', () => {
  expect(STORE_CODE_PAYMENT_METHODS).toEqual(['familymart', 'hilife', 'okmart']);
});

it.each(LOCALES)('R3.67 has a label of its own for each payment method in %s', (locale) => {
  const catalog: Record<string, unknown> = JSON.parse(
    readFileSync(new URL(`../../i18n/catalogs/states/${locale}.json`, import.meta.url), 'utf8'),
  );
  const labels = ORDER_PAYMENT_METHODS.map((method) => catalog[`paymentMethod.${method}`]);
  expect(labels.filter((label) => typeof label !== 'string' || label === '')).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
});
