import { describe, expect, it } from 'vitest';
import { errorName } from '#tests/contract/error-name.ts';
import { FOREIGN_PROVIDER_EXAMPLE, TAIWAN_PROVIDER_EXAMPLE } from '../examples.ts';
import type { FieldIssue } from '../field-issue.ts';
import { isIban } from './bank-checks.ts';
import { checkProviderApplicationForm, type ProviderApplicationForm } from './provider-application-form.ts';

const written = (issues: readonly FieldIssue[]) =>
  issues.map(({ field, message, code }) => `${field} ${message} ${errorName(code)}`);
const issuesOf = (changes: Readonly<Record<string, unknown>>) =>
  written(checkProviderApplicationForm({ ...TAIWAN_PROVIDER_EXAMPLE, ...changes }));
const foreignIssuesOf = (changes: Readonly<Record<string, unknown>>) =>
  written(checkProviderApplicationForm({ ...FOREIGN_PROVIDER_EXAMPLE, ...changes }));

it('finds nothing wrong with forms that are right', () => {
  expect(checkProviderApplicationForm(TAIWAN_PROVIDER_EXAMPLE)).toEqual([]);
  expect(checkProviderApplicationForm(FOREIGN_PROVIDER_EXAMPLE)).toEqual([]);
});

describe('ticks', () => {
  it('R5.38 asks to agree to the terms', () => {
    expect(issuesOf({ terms: true, privacy: true })).toEqual([]);
    for (const terms of [false, undefined, null, 'true', 1]) {
      expect(issuesOf({ terms })).toEqual(['terms form.terms invalidFormat']);
    }
  });

  it('R5.39 asks to agree to the privacy policy', () => {
    expect(issuesOf({ terms: true, privacy: true })).toEqual([]);
    for (const privacy of [false, undefined, null, 'true', 1]) {
      expect(issuesOf({ privacy })).toEqual(['privacy form.privacy invalidFormat']);
    }
  });
});

const REQUIRED = [
  ...(['name', 'taxIdNumber', 'country', 'currency', 'website', 'email', 'phone', 'address'] as const),
  ...(['pocGivenName', 'pocFamilyName', 'pocEmail', 'pocCallingCode', 'pocPhoneNumber'] as const),
  ...(['bankCode', 'bankAccountNumber', 'billingContact'] as const),
] satisfies (keyof ProviderApplicationForm)[];

/** Chosen from lists, not typed. */
const CHOSEN: readonly string[] = ['country', 'currency', 'pocCallingCode'];

it.each(REQUIRED)('needs %s', (field) => {
  for (const blank of [undefined, null, '']) {
    const found = issuesOf({ [field]: blank }).filter((issue) => issue.startsWith(`${field} `));
    const isChosen = CHOSEN.includes(field);
    expect(found).toEqual([`${field} ${isChosen ? 'form.choose' : 'field.required'} invalidFormat`]);
  }
});

const WRONG_VALUES: readonly (readonly [keyof ProviderApplicationForm, unknown, string])[] = [
  ['name', 'x'.repeat(101), 'name rule.max_length invalidFormat'],
  ['taxIdNumber', '12345678', 'taxIdNumber rule.is_valid_company_id invalidFormat'],
  ['taxIdNumber', '04595252', 'taxIdNumber rule.is_valid_company_id invalidFormat'],
  ['taxIdNumber', 22099131, 'taxIdNumber rule.is_valid_company_id invalidFormat'],
  ['currency', 'USD', 'currency field.choice currencyNotFound'],
  ['website', 'stars.example', 'website rule.is_url invalidFormat'],
  ['email', 'a@', 'email rule.email invalidFormat'],
  ['phone', '+60 12 345 6789', 'phone rule.phone_number invalidFormat'],
  ['address', 'P.O. Box 123, Taipei', 'address rule.no_post_office_box invalidFormat'],
  ['documents', [], 'documents image.min_count wrongImageCount'],
  [
    'documents',
    Array.from({ length: 11 }, (_, index) => `upload-${index}`),
    'documents image.max_count wrongImageCount',
  ],
  ['documents', 'upload-1', 'documents field.invalid invalidFormat'],
  ['pocGivenName', 'x'.repeat(51), 'pocGivenName rule.max_length invalidFormat'],
  ['pocFamilyName', 'R2-D2', 'pocFamilyName rule.last_name invalidFormat'],
  ['pocEmail', 'ming', 'pocEmail rule.email invalidFormat'],
  ['pocCallingCode', '999', 'pocCallingCode field.choice invalidCountryCode'],
  ['pocCallingCode', 886, 'pocCallingCode field.invalid invalidFormat'],
  ['pocPhoneNumber', '12', 'pocPhoneNumber rule.phone_number invalidFormat'],
  ['bankCode', '04', 'bankCode rule.validate_length invalidFormat'],
  ['bankCode', '0O4', 'bankCode field.invalid invalidFormat'],
  ['branchCode', '12345', 'branchCode rule.validate_length invalidFormat'],
  ['bankName', 'x'.repeat(101), 'bankName rule.max_length invalidFormat'],
  ['bankAccountNumber', '0030 0123', 'bankAccountNumber rule.no_space invalidFormat'],
  ['passbook', undefined, 'passbook image.min_count wrongImageCount'],
  ['passbook', ['a', 'b', 'c'], 'passbook image.max_count wrongImageCount'],
  ['passbook', ['a', 'a'], 'passbook.1 form.repeated invalidFormat'],
  ['billingContact', 'Lin', 'billingContact field.invalid invalidFormat'],
];

it.each(WRONG_VALUES)('refuses a wrong %s: %j', (field, value, issue) => {
  expect(issuesOf({ [field]: value })).toEqual([issue]);
});

it('refuses a country that does not exist, and checks no number by it', () => {
  expect(foreignIssuesOf({ country: 'ZZ', phone: '1' })).toEqual(['country field.choice countryNotFound']);
});

it('names the fields of the billing contact with a dot', () => {
  expect(issuesOf({ billingContact: { name: '', email: 'a@', phone: '12' } })).toEqual([
    'billingContact.name field.required invalidFormat',
    'billingContact.email rule.email invalidFormat',
    'billingContact.phone rule.phone_number invalidFormat',
  ]);
});

it('takes the newer company tax IDs where the installation does', () => {
  const form = { ...TAIWAN_PROVIDER_EXAMPLE, taxIdNumber: '04595252' };
  expect(checkProviderApplicationForm(form, { companyIdRule: 'since-2023' })).toEqual([]);
});

it('takes 10 documents and 2 pictures of the passbook', () => {
  const documents = Array.from({ length: 10 }, (_, index) => `upload-${index}`);
  expect(issuesOf({ documents, passbook: ['a', 'b'] })).toEqual([]);
});

it('tries the countries that share a calling code', () => {
  expect(issuesOf({ pocCallingCode: '1', pocPhoneNumber: '613-990-0000' })).toEqual([]);
  expect(issuesOf({ pocCallingCode: '1', pocPhoneNumber: '0912345678' })).toEqual([
    'pocPhoneNumber rule.phone_number invalidFormat',
  ]);
});

describe('outside Taiwan', () => {
  it('takes any tax ID of 20 characters without spaces', () => {
    expect(foreignIssuesOf({ taxIdNumber: 'x'.repeat(20) })).toEqual([]);
    expect(foreignIssuesOf({ taxIdNumber: 'x'.repeat(21) })).toEqual(['taxIdNumber rule.max_length invalidFormat']);
    expect(foreignIssuesOf({ taxIdNumber: '12 34' })).toEqual(['taxIdNumber rule.no_space invalidFormat']);
    expect(foreignIssuesOf({ taxIdNumber: ' ' })).toEqual(['taxIdNumber field.required invalidFormat']);
  });

  it('takes a post-office box', () => {
    expect(foreignIssuesOf({ address: 'P.O. Box 123, Berlin' })).toEqual([]);
  });

  it('takes an IBAN, or an account number with the CNAPS code or name of its bank', () => {
    expect(foreignIssuesOf({ iban: '', bankAccountNumber: '6222020200112233', cnapsCode: '102100099996' })).toEqual([]);
    expect(foreignIssuesOf({ iban: '', bankAccountNumber: '512345678901', bankName: 'Maybank' })).toEqual([]);
    expect(foreignIssuesOf({ iban: '', bankAccountNumber: '512345678901' })).toEqual([
      'bankName field.required invalidFormat',
    ]);
    expect(foreignIssuesOf({ iban: '' })).toEqual(['bankAccountNumber field.required invalidFormat']);
    expect(foreignIssuesOf({ iban: 'DE88370400440532013000' })).toEqual(['iban field.invalid invalidFormat']);
    expect(foreignIssuesOf({ cnapsCode: '10210009999' })).toEqual(['cnapsCode rule.validate_length invalidFormat']);
  });
});

it.each(['GB29 NWBK 6016 1331 9268 19', 'DE89370400440532013000', 'NO9386011117947'])('knows the IBAN %s', (iban) => {
  expect(isIban(iban)).toBe(true);
});

it.each(['', 'GB28NWBK60161331926819', 'gb29nwbk60161331926819', 'DE8937040044053201300', 'DE89'])(
  'knows that %j is no IBAN',
  (iban) => {
    expect(isIban(iban)).toBe(false);
  },
);
