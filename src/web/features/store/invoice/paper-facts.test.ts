import { expect, it } from 'vitest';
import { CARRIER_TYPE, INVOICE_STATUS, WINNING_TYPE } from '#contract/values/states.ts';
import { buildInvoice } from '#tests/web/build-invoice.ts';
import { hasCertificate, paperCarrier, paperMoment, paperPeriod } from './invoice-paper.tsx';

it.each([
  ['one that won', {}, true],
  ['one without a carrier', { carrierType: null, winningType: WINNING_TYPE.none }, true],
  ['one that is stored elsewhere and won nothing', { winningType: WINNING_TYPE.none }, false],
  ['one that was given away', { carrierType: CARRIER_TYPE.donation }, false],
  ['a voided one', { status: INVOICE_STATUS.voided }, false],
])('%s has a certificate to be printed: %#', (_name, overrides, has) => {
  expect(hasCertificate(buildInvoice(overrides))).toBe(has);
});

it('counts the years of the form from 1912 on, and months with two digits', () => {
  expect(paperPeriod('2026-01')).toBe('115年01-02月');
  expect(paperPeriod('2025-11')).toBe('114年11-12月');
});

it('has Taiwan’s time, over midnight too', () => {
  expect(paperMoment('2025-12-31T20:04:05.678Z')).toBe('2026-01-01 04:04:05');
});

it('names the carrier, without the middle of a number that names a person', () => {
  expect(paperCarrier(buildInvoice())).toBe('手機條碼 /ABC+123');
  expect(paperCarrier({ carrierType: CARRIER_TYPE.citizenCertificate, carrierCode: 'AB12345678901234' })).toBe(
    '自然人憑證 AB••••••••••1234',
  );
  expect(paperCarrier({ carrierType: null, carrierCode: null })).toBe('未使用載具');
});
