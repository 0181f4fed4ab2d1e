import { describe, expect, it } from 'vitest';
import { CARRIER_TYPE } from '#contract/values/states.ts';
import { isCarrierCode } from '#domain/invoice/carrier-code.ts';
import { isTypedCarrier, maskCarrierCode, normalizeCarrierCode, TYPED_WAYS, WAYS } from './carrier-ways.ts';

const { mobileBarcode, citizenCertificate, donation } = CARRIER_TYPE;

it('offers each kind of carrier once', () => {
  expect([...WAYS].sort()).toEqual(Object.values(CARRIER_TYPE).sort());
});

it.each(WAYS.filter(isTypedCarrier))('shows an example for kind %i that could be one, of the longest', (type) => {
  const { example, length } = TYPED_WAYS[type];
  expect(isCarrierCode(type, example)).toBe(true);
  expect(isCarrierCode(type, example.padEnd(length + 1, '1'))).toBe(false);
});

describe('typed codes', () => {
  it.each([
    [mobileBarcode, ' /p4sv.-i ', '/P4SV.-I'],
    [mobileBarcode, 'p4sv.-i', '/P4SV.-I'],
    [mobileBarcode, '／ＡＢＣ＋１２３', '/ABC+123'],
    [mobileBarcode, '/AB', '/AB'],
    [mobileBarcode, 'ABC', 'ABC'],
    [citizenCertificate, 'ab1234 5678 9012 34', 'AB12345678901234'],
    [donation, ' 9 1 9', '919'],
    [donation, '1234567', '1234567'],
  ] as const)('of kind %i, “%s”, becomes %s', (type, typed, code) => {
    expect(normalizeCarrierCode(type, typed)).toBe(code);
  });
});

it('hides the middle of a certificate, which names a person, and nothing of the others', () => {
  expect(maskCarrierCode(citizenCertificate, 'AB12345678901234')).toBe('AB••••••••••1234');
  expect(maskCarrierCode(mobileBarcode, '/ABC+123')).toBe('/ABC+123');
  expect(maskCarrierCode(donation, '919')).toBe('919');
});
