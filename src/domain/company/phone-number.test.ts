import fc from 'fast-check';
import google from 'google-libphonenumber';
import { getCountries } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { isInternationalPhoneNumber, isPhoneNumberOf, toE164 } from './phone-number.ts';

const NUMBERS = [
  ['TW', '0912345678', '+886912345678'],
  ['TW', '912 345 678', '+886912345678'],
  ['TW', '+886 912 345 678', '+886912345678'],
  ['TW', '+886 (0)912-345-678', '+886912345678'],
  ['TW', '(02) 2345-6789', '+886223456789'],
  ['MY', '0123456789', '+60123456789'],
  ['SG', '81234567', '+6581234567'],
  ['VN', '0912.345.678', '+84912345678'],
  ['US', '(212) 555-0123', '+12125550123'],
  ['IT', '06 4520 1234', '+390645201234'],
] as const;

it.each(NUMBERS)('writes the number of %s %s as %s', (country, text, expected) => {
  expect(toE164(country, text)).toBe(expected);
});

it('has no number for texts that are none in the country', () => {
  const texts = [
    '',
    '12345',
    'abc',
    '+65 8123 4567',
    ' 0912345678',
    '0912345678\n',
    '0912345678 ext. 5',
    '０９１２３４５６７８',
  ];
  expect(texts.map((text) => toE164('TW', text))).toEqual(texts.map(() => undefined));
});

it('knows the country apart where several share a calling code, and free numbers that all of them have', () => {
  const inCountries = (text: string) => ['US', 'CA', 'JM'].filter((country) => isPhoneNumberOf(country, text));
  expect(inCountries('+1 212 555 0123')).toEqual(['US']);
  expect(inCountries('+1 416 555 0123')).toEqual(['CA']);
  expect(inCountries('+1 876 512 3456')).toEqual(['JM']);
  expect(inCountries('+1 800 234 5678')).toEqual(['US', 'CA', 'JM']);
});

it('refuses everything for an unknown country', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('tw', 'ZZ', '001', '886', 'toString', '__proto__')),
      (country) => {
        fc.pre(!getCountries().some((known) => known === country));
        expect(isPhoneNumberOf(country, '+886912345678')).toBe(false);
      },
    ),
  );
});

it('is true where there is an E.164 number, which is a number of that country itself', () => {
  const text = fc.stringMatching(/^\+?[0-9 ().-]{6,18}$/);
  fc.assert(
    fc.property(fc.constantFrom('TW', 'MY', 'SG', 'VN', 'US'), text, (country, number) => {
      const written = toE164(country, number);
      expect(isPhoneNumberOf(country, number)).toBe(written !== undefined);
      if (written === undefined) return;
      expect(written).toMatch(/^\+[1-9][0-9]{6,14}$/);
      expect(toE164(country, written)).toBe(written);
      expect(isInternationalPhoneNumber(written)).toBe(true);
    }),
    { numRuns: 1000, seed: 5 },
  );
});

it('takes the numbers of all countries with a plus sign as international ones', () => {
  expect(['+886912345678', '+65 8123 4567', '+1 (212) 555-0123'].every(isInternationalPhoneNumber)).toBe(true);
  const others = [
    '886912345678',
    '0912345678',
    '+886 12',
    '+999 12345678',
    '+',
    '',
    ' +886912345678',
    '+886912345678 x5',
  ];
  expect(others.filter(isInternationalPhoneNumber)).toEqual([]);
});

it('checks long texts before the test times out', () => {
  const texts = ['(1'.repeat(50_000), '('.repeat(100_000), `${'1 '.repeat(50_000)}x`, `(${'1'.repeat(100_000)}`];
  expect(texts.filter((text) => isPhoneNumberOf('TW', text))).toEqual([]);
});

describe('beside the numbering plans of google-libphonenumber', () => {
  const util = google.PhoneNumberUtil.getInstance();

  function isValidThere(country: string, text: string): boolean {
    try {
      return util.isValidNumberForRegion(util.parse(text, country), country);
    } catch {
      return false;
    }
  }

  interface Plan {
    readonly country: string;
    readonly callingCode: string;
    /** The trunk prefix for calls inside the country. */
    readonly trunk: string;
    /** Leading digits shared by many numbers; others are generated at random. */
    readonly prefixes: readonly string[];
    readonly lengths: { readonly min: number; readonly max: number };
    /** Numbers that only one of the two data sets (from different months) has; without trunk or calling code. */
    readonly newHere?: RegExp;
  }

  const PLANS: readonly Plan[] = [
    {
      country: 'TW',
      callingCode: '886',
      trunk: '0',
      prefixes: ['9', '2', '37', '49', '826', '800', '70'],
      lengths: { min: 5, max: 11 },
    },
    {
      country: 'MY',
      callingCode: '60',
      trunk: '0',
      prefixes: ['1', '11', '15', '3', '8', '1800', '1300'],
      lengths: { min: 6, max: 11 },
    },
    {
      country: 'SG',
      callingCode: '65',
      trunk: '',
      prefixes: ['8', '9', '6', '3', '1800', '80', '7'],
      lengths: { min: 6, max: 11 },
    },
    {
      country: 'VN',
      callingCode: '84',
      trunk: '0',
      prefixes: ['9', '3', '5', '7', '8', '2', '24', '1900', '1800'],
      lengths: { min: 6, max: 11 },
    },
    // google-libphonenumber's data lack area code 472, which libphonenumber-js has.
    {
      country: 'US',
      callingCode: '1',
      trunk: '',
      prefixes: ['2', '4', '7', '800', '900', '9'],
      lengths: { min: 9, max: 11 },
      newHere: /^472[2-9][0-9]{6}$/,
    },
  ];

  /** Numbers without trunk or calling code. */
  function numbersOf({ prefixes, lengths }: Plan): fc.Arbitrary<string> {
    const digits = fc.string({
      unit: fc.constantFrom(...'0123456789'),
      minLength: lengths.min,
      maxLength: lengths.max,
    });
    return fc.tuple(fc.constantFrom('', ...prefixes), digits, fc.nat()).map(([prefix, tail, cut]) => {
      const length = lengths.min + (cut % (lengths.max - lengths.min + 1));
      return `${prefix}${tail}`.padEnd(length, '5').slice(0, length);
    });
  }

  it.each(PLANS)('R5.49 checks 3,000 numbers of $country in both notations alike', (plan) => {
    const { country, callingCode, trunk, newHere } = plan;
    const samples = fc.sample(numbersOf(plan), { numRuns: 3000, seed: 20 });
    const known = samples.filter((number) => newHere?.test(number) !== true);
    const texts = known.flatMap((number) => [`${trunk}${number}`, `+${callingCode}${number}`]);
    expect(texts.filter((text) => isPhoneNumberOf(country, text) !== isValidThere(country, text))).toEqual([]);
    // Both outcomes must be frequent, or the samples prove nothing.
    const valid = texts.filter((text) => isPhoneNumberOf(country, text));
    expect(valid.length).toBeGreaterThan(texts.length / 20);
    expect(valid.length).toBeLessThan(texts.length / 2);
  });

  it('R5.49 knows the area code that is new here', () => {
    expect(isPhoneNumberOf('US', '(472) 567-2349')).toBe(true);
    expect(isPhoneNumberOf('US', '(473) 567-2349')).toBe(false);
  });

  it('R5.49 agrees on numbers of other countries and on unusual notations', () => {
    const texts = [
      '886912345678',
      '002886912345678',
      '0912-345-678',
      '+60123456789',
      '+1 800 234 5678',
      '+65 81234567',
      '0011 65 81234567',
    ];
    for (const { country } of PLANS) {
      expect(texts.filter((text) => isPhoneNumberOf(country, text))).toEqual(
        texts.filter((text) => isValidThere(country, text)),
      );
    }
  });
});
