import { describe, expect, it } from 'vitest';
import { type BecomeForm, blankForm } from './become-form.ts';
import { checkFields, fieldOfPath, STEP_FIELDS, STEPS, type StepName, stepOfField } from './become-steps.ts';

const RIGHT: BecomeForm = {
  ...blankForm('zh-TW'),
  name: 'Starlight',
  taxIdNumber: '12345675',
  website: 'https://example.com',
  email: 'info@example.com',
  phone: '02-2345-6789',
  address: '台北市信義區市府路1號',
  documents: ['/files/private/1/document.png'],
  pocGivenName: '小明',
  pocFamilyName: '王',
  pocEmail: 'ming@example.com',
  pocPhoneNumber: '0912345678',
  bankCode: '004',
  bankAccountNumber: '012345678901',
  passbook: ['/files/private/2/passbook.png'],
  billingContact: { name: '王小明', email: 'ming@example.com', phone: '0912345678' },
  terms: true,
  privacy: true,
};

function failing(step: StepName, change: Partial<BecomeForm>) {
  return checkFields({ ...RIGHT, ...change }, STEP_FIELDS[step]).map(({ field, message }) => `${field} ${message}`);
}

const pictures = (count: number) => Array.from({ length: count }, (_, place) => `/files/private/${place}/a.png`);

it('R4.22 has five steps in their order, and each field in one of them', () => {
  expect(STEPS).toEqual(['company', 'person', 'payment', 'confirm', 'waiting']);
  for (const step of STEPS) {
    expect(failing(step, {})).toEqual([]);
    for (const field of STEP_FIELDS[step]) expect(stepOfField(field)).toBe(step);
  }
});

it('names the first thing that is wrong with each field of a step, in the order of the page', () => {
  expect(failing('person', { pocEmail: 'no', pocFamilyName: '', pocPhoneNumber: '1' })).toEqual([
    'pocFamilyName field.required',
    'pocEmail rule.email',
    'pocPhoneNumber rule.phone_number',
  ]);
  expect(failing('payment', { billingContact: { name: '', email: '', phone: '' } })).toHaveLength(3);
  expect(failing('company', { pocEmail: 'no' })).toEqual([]);
});

describe('validation of the steps', () => {
  it('R5.15 wants one or two pictures of the passbook', () => {
    expect(failing('payment', { passbook: pictures(2) })).toEqual([]);
    expect(failing('payment', { passbook: [] })).toEqual(['passbook image.min_count']);
    expect(failing('payment', { passbook: pictures(3) })).toEqual(['passbook image.max_count']);
  });

  it('R5.17 wants one to ten other documents', () => {
    expect(failing('company', { documents: pictures(10) })).toEqual([]);
    expect(failing('company', { documents: [] })).toEqual(['documents image.min_count']);
    expect(failing('company', { documents: pictures(11) })).toEqual(['documents image.max_count']);
  });

  it('R5.37 rejects a post-office box', () => {
    expect(failing('company', { address: 'P.O. Box 123, Taipei' })).toEqual(['address rule.no_post_office_box']);
    expect(failing('company', { address: '台北郵政信箱第10-1號' })).toEqual(['address rule.no_post_office_box']);
  });

  it('R5.38 R5.39 requires consent to both documents', () => {
    expect(failing('confirm', { terms: false })).toEqual(['terms form.terms']);
    expect(failing('confirm', { privacy: false })).toEqual(['privacy form.privacy']);
  });
});

it('leaves to the server which of two sums a tax ID has to keep', () => {
  expect(failing('company', { taxIdNumber: '04595252' })).toEqual([]);
  expect(failing('company', { taxIdNumber: '12345672' })).not.toEqual([]);
});

it('knows the field of a failing path', () => {
  expect(fieldOfPath('documents.3')).toBe('documents');
  expect(fieldOfPath('billingContact.email')).toBe('billingContact.email');
  expect(fieldOfPath('revision')).toBeUndefined();
});
