import { describe, expect, it } from 'vitest';
import { isIban } from './bank-checks.ts';
import { FOREIGN_PROVIDER_EXAMPLE, TAIWAN_PROVIDER_EXAMPLE } from './examples.ts';
import type { FieldIssue } from './field-issue.ts';
import { checkProviderApplicationForm, type ProviderApplicationForm } from './provider-application-form.ts';

const written = (issues: readonly FieldIssue[]) =>
  issues.map(({ field, message, code }) => `${field} ${message} ${code}`);
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
      expect(issuesOf({ terms })).toEqual(['terms form.terms 20001']);
    }
  });

  it('R5.39 asks to agree to the privacy policy', () => {
    expect(issuesOf({ terms: true, privacy: true })).toEqual([]);
    for (const privacy of [false, undefined, null, 'true', 1]) {
      expect(issuesOf({ privacy })).toEqual(['privacy form.privacy 20001']);
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
    expect(found).toEqual([`${field} ${isChosen ? 'form.choose' : 'field.required'} 20001`]);
  }
});

const WRONG_VALUES: readonly (readonly [keyof ProviderApplicationForm, unknown, string])[] = [
  ['name', 'x'.repeat(101), 'name rule.max_length 20001'],
  ['taxIdNumber', '12345678', 'taxIdNumber rule.is_valid_company_id 20001'],
  ['taxIdNumber', '04595252', 'taxIdNumber rule.is_valid_company_id 20001'],
  ['taxIdNumber', 22099131, 'taxIdNumber rule.is_valid_company_id 20001'],
  ['currency', 'USD', 'currency field.choice 50013'],
  ['website', 'stars.example', 'website rule.is_url 20001'],
  ['email', 'a@', 'email rule.email 20001'],
  ['phone', '+60 12 345 6789', 'phone rule.phone_number 20001'],
  ['address', 'P.O. Box 123, Taipei', 'address rule.no_post_office_box 20001'],
  ['documents', [], 'documents image.min_count 20004'],
  ['documents', Array.from({ length: 11 }, (_, index) => `upload-${index}`), 'documents image.max_count 20004'],
  ['documents', 'upload-1', 'documents field.invalid 20001'],
  ['pocGivenName', 'x'.repeat(51), 'pocGivenName rule.max_length 20001'],
  ['pocFamilyName', 'R2-D2', 'pocFamilyName rule.last_name 20001'],
  ['pocEmail', 'ming', 'pocEmail rule.email 20001'],
  ['pocCallingCode', '999', 'pocCallingCode field.choice 60004'],
  ['pocCallingCode', 886, 'pocCallingCode field.invalid 20001'],
  ['pocPhoneNumber', '12', 'pocPhoneNumber rule.phone_number 20001'],
  ['bankCode', '04', 'bankCode rule.validate_length 20001'],
  ['bankCode', '0O4', 'bankCode field.invalid 20001'],
  ['branchCode', '12345', 'branchCode rule.validate_length 20001'],
  ['bankName', 'x'.repeat(101), 'bankName rule.max_length 20001'],
  ['bankAccountNumber', '0030 0123', 'bankAccountNumber rule.no_space 20001'],
  ['passbook', undefined, 'passbook image.min_count 20004'],
  ['passbook', ['a', 'b', 'c'], 'passbook image.max_count 20004'],
  ['passbook', ['a', 'a'], 'passbook.1 form.repeated 20001'],
  ['billingContact', 'Lin', 'billingContact field.invalid 20001'],
];

it.each(WRONG_VALUES)('refuses a wrong %s: %j', (field, value, issue) => {
  expect(issuesOf({ [field]: value })).toEqual([issue]);
});

it('refuses a country that does not exist, and judges no number by it', () => {
  expect(foreignIssuesOf({ country: 'ZZ', phone: '1' })).toEqual(['country field.choice 50017']);
});

it('names the fields of the billing contact with a dot', () => {
  expect(issuesOf({ billingContact: { name: '', email: 'a@', phone: '12' } })).toEqual([
    'billingContact.name field.required 20001',
    'billingContact.email rule.email 20001',
    'billingContact.phone rule.phone_number 20001',
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
    'pocPhoneNumber rule.phone_number 20001',
  ]);
});

describe('outside Taiwan', () => {
  it('takes any tax ID of 20 characters without spaces', () => {
    expect(foreignIssuesOf({ taxIdNumber: 'x'.repeat(20) })).toEqual([]);
    expect(foreignIssuesOf({ taxIdNumber: 'x'.repeat(21) })).toEqual(['taxIdNumber rule.max_length 20001']);
    expect(foreignIssuesOf({ taxIdNumber: '12 34' })).toEqual(['taxIdNumber rule.no_space 20001']);
    expect(foreignIssuesOf({ taxIdNumber: ' ' })).toEqual(['taxIdNumber field.required 20001']);
  });

  it('takes a post-office box', () => {
    expect(foreignIssuesOf({ address: 'P.O. Box 123, Berlin' })).toEqual([]);
  });

  it('takes an IBAN, or an account number with the CNAPS code or name of its bank', () => {
    expect(foreignIssuesOf({ iban: '', bankAccountNumber: '6222020200112233', cnapsCode: '102100099996' })).toEqual([]);
    expect(foreignIssuesOf({ iban: '', bankAccountNumber: '512345678901', bankName: 'Maybank' })).toEqual([]);
    expect(foreignIssuesOf({ iban: '', bankAccountNumber: '512345678901' })).toEqual(['bankName field.required 20001']);
    expect(foreignIssuesOf({ iban: '' })).toEqual(['bankAccountNumber field.required 20001']);
    expect(foreignIssuesOf({ iban: 'DE88370400440532013000' })).toEqual(['iban field.invalid 20001']);
    expect(foreignIssuesOf({ cnapsCode: '10210009999' })).toEqual(['cnapsCode rule.validate_length 20001']);
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
