import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { isCostlyNumber, readPhoneAddress } from './phone-address.ts';

function refusal(text: string): unknown {
  try {
    return readPhoneAddress(text);
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

it.each([
  ['+886912345678', '886', '912345678'],
  ['+886 912-345-678', '886', '912345678'],
  ['+60 12 345 6789', '60', '123456789'],
  ['+65 8123 4567', '65', '81234567'],
  ['+84 912 345 678', '84', '912345678'],
  // In Italy the zero is part of the number.
  ['+39 06 698 12345', '39', '0669812345'],
])('reads %s', (text, callingCode, nationalNumber) => {
  expect(readPhoneAddress(text)).toEqual({ e164: `+${callingCode}${nationalNumber}`, callingCode, nationalNumber });
});

const UNKNOWN = ['+999912345678', '+999 12', '+0886912345678', '+210123456789'];
it.each(UNKNOWN)('R8.16 answers 60004 for %s', (text) => {
  expect(refusal(text)).toBe(ERROR.invalidCountryCode);
});

it.each([
  '',
  '+',
  '+886',
  '0912345678',
  '886912345678',
  '00886912345678',
  'tel:+886912345678',
  '+886 91234567',
  '+８８６912345678',
])('answers 20001 for %j', (text) => {
  expect(refusal(text)).toBe(ERROR.invalidFormat);
});

it('knows numbers that cost whoever texts them', () => {
  expect(isCostlyNumber(readPhoneAddress('+886203123456'))).toBe(true);
  expect(isCostlyNumber(readPhoneAddress('+441332556677'))).toBe(false);
  expect(isCostlyNumber(readPhoneAddress('+886912345678'))).toBe(false);
});
