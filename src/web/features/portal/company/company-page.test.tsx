import { describe, expect, it } from 'vitest';
import type { ProviderApplication, ProviderProfile } from '#contract/provider/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { type Company, CompanyPage } from './company-page.tsx';

const DETAILS = {
  userId: 4711,
  name: 'Starlight',
  taxIdNumber: '12345675',
  country: 'TW',
  currency: 'TWD',
  website: 'https://example.com',
  email: 'info@example.com',
  phone: '02-2345-6789',
  address: 'No. 1, Shifu Road',
  pocGivenName: 'Ming',
  pocFamilyName: 'Wang',
  pocEmail: 'ming@example.com',
  pocCallingCode: '886',
  pocPhoneNumber: '0912345678',
  bankCode: '004',
  branchCode: '',
  bankName: '臺灣銀行',
  bankAccountNumber: '012345678901',
  iban: '',
  cnapsCode: '',
  billingContact: { name: 'Li', email: 'li@example.com', phone: '02-2345-6780' },
  terms: true,
} as const;

const PROFILE: ProviderProfile = {
  ...DETAILS,
  enable: true,
  verified: true,
  termsSigningAt: '2026-01-02T03:04:05Z',
  createdAt: '2026-01-02T03:04:05Z',
  updatedAt: '2026-01-02T03:04:05Z',
};

function buildChange(change: Partial<ProviderApplication>): ProviderApplication {
  return {
    ...DETAILS,
    privacy: true,
    documents: [],
    passbook: [],
    submissionId: 2,
    kind: 'change',
    providerReviewStatus: PROVIDER_REVIEW.reviewing,
    rejectReason: '',
    submittedAt: '2026-02-02T03:04:05Z',
    decidedAt: null,
    reviewDueAt: { from: '2026-02-05', to: '2026-02-09' },
    lapsesAt: '2026-02-16T03:04:05Z',
    isAnswerAwaited: false,
    messages: [],
    ...change,
  };
}

function render(company: Partial<Company> = {}, locale: LocaleCode = 'en-US') {
  const whole = { profile: PROFILE, change: null, documents: [], passbook: [], ...company };
  return renderPage(<CompanyPage company={whole} />, locale, { path: '/developer/company' });
}

const ASK = 'Request a change';

it.each(LOCALES)('shows the company with its numbers to be copied, and no whole account number (%s)', (locale) => {
  const html = render({}, locale);
  expect(html).toContain('4711');
  expect(html).toContain('••••••••8901');
  expect(html).not.toContain('012345678901');
  expect(html).toContain('value="https://example.com"');
});

describe('a change of what was approved', () => {
  it('can be requested while none is under review', () => {
    expect(render()).toContain(ASK);
    const html = render({ change: buildChange({}) });
    expect(html).not.toContain(ASK);
    expect(html).toContain('Your change is being reviewed');
  });

  it('says why the last one came to nothing', () => {
    const change = buildChange({ providerReviewStatus: PROVIDER_REVIEW.rejected, rejectReason: 'Unreadable' });
    const html = render({ change });
    expect(html).toContain('Unreadable');
    expect(html).toContain(ASK);
  });
});

it('lets a developer who is switched off read everything and change nothing', () => {
  const html = render({ profile: { ...PROFILE, enable: false } });
  expect(html).toContain('Your developer account is disabled');
  expect(html).toMatch(/<fieldset disabled/);
  expect(html).not.toContain(ASK);
});
