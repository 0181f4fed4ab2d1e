import { describe, expect, it } from 'vitest';
import type { ProviderApplication } from '#contract/provider/entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { BecomePage } from '../become-page.tsx';
import { Wizard } from './application.tsx';
import { validateTaxId } from './fields/company-fields.tsx';
import { blankForm } from './form/become-form.ts';
import { STEP_FIELDS, stepNumber } from './form/become-steps.ts';
import { BecomeProblems } from './form/form-parts.tsx';
import { Stepper } from './steps/stepper.tsx';
import { ApplicationStatus } from './waiting/application-status.tsx';

const APPLICATION: ProviderApplication = {
  ...blankForm('zh-TW'),
  currency: 'TWD',
  pocEmail: 'ming@example.com',
  bankAccountNumber: '012345678901',
  userId: 1,
  submissionId: 1,
  kind: 'application',
  providerReviewStatus: PROVIDER_REVIEW.reviewing,
  rejectReason: '',
  submittedAt: '2026-01-02T03:04:05Z',
  decidedAt: null,
  reviewDueAt: { from: '2026-01-07', to: '2026-01-09' },
  lapsesAt: '2026-01-16T03:04:05Z',
  isAnswerAwaited: false,
  messages: [],
};

function renderStatus(change: Partial<ProviderApplication>, locale: (typeof LOCALES)[number] = 'en-US') {
  return renderPage(
    <ApplicationStatus
      application={{ ...APPLICATION, ...change }}
      hasDraft={false}
      onReload={async () => undefined}
      onApplyAgain={() => undefined}
    />,
    locale,
  );
}

function renderWizard(step: 'company' | 'person' | 'payment', application: ProviderApplication | null = null) {
  const draft = { form: blankForm('zh-TW'), step: stepNumber(step), revision: 1, savedAt: '2026-01-02T03:04:05Z' };
  const nothing = () => undefined;
  return renderPage(<Wizard {...{ draft, application }} onSubmitted={nothing} onTakeOther={nothing} />, 'zh-TW');
}

const STEP_NAMES = ['Company', 'Person in charge', 'Payout account', 'Confirm', 'Waiting for review'];

describe('the steps', () => {
  it('R4.22 are in order, with the current one marked and earlier ones linked', () => {
    const html = renderPage(<Stepper current="payment" reached="payment" onStep={() => undefined} />, 'en-US');
    const items = html.match(/<li.*?<\/li>/g) ?? [];
    expect(items.map((item) => STEP_NAMES.find((name) => item.includes(`>${name} `)))).toEqual(STEP_NAMES);
    expect(items.map((item) => item.includes('<button'))).toEqual([true, true, false, false, false]);
    expect(items.map((item) => item.includes('aria-current="step"'))).toEqual([false, false, true, false, false]);
  });
});

describe('the form', () => {
  it.each(['company', 'person', 'payment'] as const)('lists problems of the step %s in page order', (step) => {
    const html = renderWizard(step);
    const places = STEP_FIELDS[step].map((name) => html.indexOf(` id="field-${name}"`)).filter((place) => place >= 0);
    expect(places.length).toBeGreaterThan(3);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it.each([
    ['en-US', ['pocGivenName', 'pocFamilyName']],
    ['zh-TW', ['pocFamilyName', 'pocGivenName']],
  ] as const)('lists the problems of names as %s orders them', (locale, order) => {
    const problems = { pocFamilyName: 'Missing', pocGivenName: 'Missing' };
    const html = renderPage(<BecomeProblems problems={problems} order={STEP_FIELDS.person} />, locale);
    expect([...html.matchAll(/#field-(poc\w+)/g)].map(([, name]) => name)).toEqual(order);
  });

  it('names what the operators want corrected, until it is submitted', () => {
    const rejected = { ...APPLICATION, providerReviewStatus: PROVIDER_REVIEW.rejected, rejectReason: 'Blurred\nscan' };
    expect(renderWizard('payment', rejected)).toContain('Blurred\nscan');
    expect(renderWizard('payment')).not.toContain('<blockquote');
  });
});

describe('waiting', () => {
  it.each(LOCALES)('R4.20 R9.3 names 3 to 5 business days and their dates (%s)', (locale) => {
    const html = renderStatus({}, locale);
    const day = (iso: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(iso));
    expect(html).toMatch(/3\D{1,8}5/);
    expect(html).toContain(day('2026-01-07'));
    expect(html).toContain(day('2026-01-09'));
    expect(html).toContain('ming@example.com');
    expect(html).not.toContain('012345678901');
  });

  it('has a form for an answer only while one is awaited', () => {
    const messages = [
      { id: 1, isOperator: true, text: 'Which seal?', attachments: [], createdAt: '2026-01-03T00:00:00Z' },
    ];
    expect(renderStatus({ messages, isAnswerAwaited: true })).toMatch(/Which seal\?.*<textarea/);
    expect(renderStatus({ messages })).not.toContain('<textarea');
  });

  it.each(LOCALES)('R4.23 says that the verification timed out, and offers to apply again (%s)', (locale) => {
    const timedOut = renderStatus(
      { providerReviewStatus: PROVIDER_REVIEW.timedOut, rejectReason: 'no answer' },
      locale,
    );
    const rejected = renderStatus(
      { providerReviewStatus: PROVIDER_REVIEW.rejected, rejectReason: 'no answer' },
      locale,
    );
    expect(timedOut).toContain('no answer');
    expect(timedOut.match(/btn-gold/g)).toHaveLength(1);
    expect(timedOut).not.toBe(rejected);
  });
});

it('offers visitors to sign in, and nothing of the form', () => {
  const html = renderPage(<BecomePage />, 'en-US');
  expect(html).toContain('Sign in to start your application.');
  expect(html).not.toContain('<form');
});

const TAX_IDS = [
  ['12345675', 'right'],
  ['12345672', 'sum'],
  ['04595252', undefined],
  ['1234567', undefined],
  ['123456789', 'tooLong'],
  ['1234567A', 'letters'],
  ['', undefined],
] as const;

it.each(TAX_IDS)('validates the tax ID %s while it is typed: %s', (taxIdNumber, note) => {
  expect(validateTaxId({ country: 'TW', taxIdNumber })).toBe(note);
  expect(validateTaxId({ country: 'SG', taxIdNumber })).toBeUndefined();
});
