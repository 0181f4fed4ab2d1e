import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DepositOption } from '#contract/deposit/entities.ts';
import { checkTopUp, normalizeAmount, readAmount, type TopUpFields } from './use-top-up.ts';

const CARD = { paymentMethod: 'credit_card', provider: 'sandbox' } as const;
const TWD: DepositOption = { currency: 'TWD', minAmount: 10, maxAmount: 20_000, methods: [CARD] };
const EUR: DepositOption = { currency: 'EUR', minAmount: 0.5, maxAmount: 500, methods: [CARD] };

const twd = (amount: string): TopUpFields => ({ currency: 'TWD', amount, method: 'credit_card' });
const eur = (amount: string): TopUpFields => ({ currency: 'EUR', amount, method: 'credit_card' });
const messages = (fields: TopUpFields, option: DepositOption) =>
  checkTopUp(fields, option).map(({ field, message }) => `${field}: ${message}`);

describe('the amount', () => {
  it.each(['10', '20000', ' 150 ', '１５０', '0150'])('accepts %j in TWD', (amount) => {
    expect(checkTopUp(twd(amount), TWD)).toEqual([]);
  });

  it.each(['0.5', '29.9', '29,90', '500'])('accepts %j in EUR', (amount) => {
    expect(checkTopUp(eur(amount), EUR)).toEqual([]);
  });

  it.each([
    ['', 'field.required'],
    ['  ', 'field.required'],
    ['1.5', 'topUp.amount.whole'],
    ['1,000', 'topUp.amount.whole'],
    ['abc', 'topUp.amount.whole'],
    ['-5', 'topUp.amount.whole'],
    ['1e3', 'topUp.amount.whole'],
  ])('refuses %j of TWD with %s', (amount, message) => {
    expect(messages(twd(amount), TWD)).toEqual([`amount: ${message}`]);
  });

  it.each([
    ['1.234', 'topUp.amount.decimals'],
    ['0.49', 'rule.coin_min'],
    ['500.01', 'rule.insufficient_quota'],
  ])('refuses %j of EUR with %s', (amount, message) => {
    expect(messages(eur(amount), EUR)).toEqual([`amount: ${message}`]);
  });

  it('R5.92 may not exceed the purchasable limit, and is at least the smallest, each with its number', () => {
    expect(checkTopUp(twd('20001'), TWD)[0]).toMatchObject({
      message: 'rule.insufficient_quota',
      values: { available: 20_000 },
    });
    expect(checkTopUp(twd('9'), TWD)[0]).toMatchObject({ message: 'rule.coin_min', values: { min: 10 } });
  });

  it('that is accepted is within the limits and sent as is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (cents) => {
        const fields = eur((cents / 100).toFixed(2));
        expect(checkTopUp(fields, EUR).length === 0).toBe(cents >= 50 && cents <= 50_000);
        expect(readAmount(fields)).toBe(cents / 100);
      }),
    );
  });
});

it('a method not available for the currency must be chosen again', () => {
  expect(messages({ ...twd('150'), method: null }, TWD)).toEqual(['method: topUp.method.choose']);
  expect(messages({ ...twd('150'), method: 'ecpay' }, TWD)).toEqual(['method: topUp.method.choose']);
});

it('writes a comma before cents as a point, and leaves one between thousands alone', () => {
  expect(['30,5', '30,50', '1,000', '1 000'].map(normalizeAmount)).toEqual(['30.5', '30.50', '1,000', '1000']);
});
