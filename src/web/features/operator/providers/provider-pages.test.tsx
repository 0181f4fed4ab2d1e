import { describe, expect, it } from 'vitest';
import type { ProviderApplication, ProviderProfile } from '#contract/provider/entities.ts';
import {
  PROVIDER_DUPLICATES,
  PROVIDER_REASONS,
  type ProviderCase,
  type ProviderQueueItem,
} from '#contract/provider/operator-entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { TAIWAN_PROVIDER_EXAMPLE } from '#domain/forms/examples.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { providerFilter } from './load-providers.ts';
import { ProviderPage } from './provider-page.tsx';
import { ProvidersPage } from './providers-page.tsx';

const NOON = '2026-11-02T12:00:00.000Z';
const ACCOUNT = { id: 7, account: 'google:7', nickname: 'Mei' };
const CLAIM = { subject: 'provider:7', operator: { id: 2, nickname: 'Olive' }, isOwn: false, expiresAt: NOON };
const COUNTS = { reviewing: 3, approved: 2, rejected: 1, timedOut: 0 };

const APPLICATION: ProviderApplication = {
  ...TAIWAN_PROVIDER_EXAMPLE,
  documents: ['/files/private/a/document.png'],
  passbook: ['/files/private/b/passbook.png'],
  userId: 7,
  submissionId: 1,
  kind: 'application',
  providerReviewStatus: 1,
  rejectReason: '',
  submittedAt: NOON,
  decidedAt: null,
  reviewDueAt: { from: '2026-11-05', to: '2026-11-09' },
  lapsesAt: NOON,
  isAnswerAwaited: false,
  messages: [{ id: 1, isOperator: true, text: '?', attachments: ['/files/private/c/document.png'], createdAt: NOON }],
};
const { documents: _documents, passbook: _passbook, privacy: _privacy, ...COMPANY } = TAIWAN_PROVIDER_EXAMPLE;
const PROVIDER: ProviderProfile = {
  ...COMPANY,
  ...{ userId: 7, enable: false, termsSigningAt: NOON, verified: true, createdAt: NOON, updatedAt: NOON },
};
const CASE: ProviderCase = {
  userId: 7,
  account: ACCOUNT,
  accountStatus: 1,
  isDeleted: false,
  email: 'mei@example.com',
  provider: null,
  application: APPLICATION,
  language: 'vi-VN',
  history: [
    {
      ...{ submissionId: 1, kind: 'application', name: 'A', providerReviewStatus: 3, reason: 'x' },
      ...{ submittedAt: NOON, decidedAt: NOON, decidedBy: null },
    },
  ],
  duplicates: [{ userId: 8, account: ACCOUNT, name: 'B', same: [...PROVIDER_DUPLICATES] }],
  templates: PROVIDER_REASONS.map((key) => ({ key, text: key })),
  claim: CLAIM,
  next: 9,
  previous: 6,
};
const ITEM: ProviderQueueItem = {
  ...{ submissionId: 1, userId: 7, account: ACCOUNT, kind: 'application', name: '星辰', taxIdNumber: '22099131' },
  ...{ country: 'TW', providerReviewStatus: 1, submittedAt: NOON, decidedAt: null, lapsesAt: NOON },
  ...{ reviewDueAt: APPLICATION.reviewDueAt, isAnswerAwaited: true, isEnabled: false, claim: CLAIM },
};

const renderQueue = (items: readonly ProviderQueueItem[], locale: LocaleCode = 'en-US') =>
  renderPage(
    <ProvidersPage data={{ filter: providerFilter.read({}), count: items.length, list: [...items], counts: COUNTS }} />,
    locale,
  );
const renderCase = (changes: Partial<ProviderCase> = {}, locale: LocaleCode = 'en-US') =>
  renderPage(<ProviderPage found={{ ...CASE, ...changes }} />, locale);

describe.each(LOCALES)('in %s', (locale) => {
  it('queue, case and decisions have words for everything', () => {
    const change = { ...APPLICATION, kind: 'change', name: '新' } as const;
    const pages = [
      renderQueue([ITEM], locale),
      renderQueue([], locale),
      renderCase({}, locale),
      renderCase({ application: change, provider: PROVIDER, claim: null }, locale),
      renderCase({ application: null, provider: PROVIDER, duplicates: [] }, locale),
      ...(['approve', 'reject', 'ask', 'timeout'] as const).map((decision) =>
        renderPage(
          <DecisionDialog found={CASE} application={APPLICATION} decision={decision} onClose={() => undefined} />,
          locale,
        ),
      ),
    ];
    for (const html of pages) expect(html).not.toMatch(/providers\.[a-z]|operations\.|providerReview\.|undefined/);
  });
});

it('counts what stands where, and marks the tab that is open', () => {
  const html = renderQueue([ITEM]);
  expect(html).toMatch(/aria-current="true"[^>]*>In review \(3\)/);
  expect(html).toContain('All (6)');
  expect(html).toContain('href="/en-US/operator/providers/7"');
});

it('shows form and pictures side by side, and what a change would change', () => {
  const html = renderCase({ application: { ...APPLICATION, kind: 'change', name: '新名字' }, provider: PROVIDER });
  expect(html).toContain('src="/files/private/a/document.png"');
  expect(html).toContain('src="/files/private/b/passbook.png"');
  expect(html).toContain(`Before: ${PROVIDER.name}`);
  expect(html.match(/Before: /g)).toHaveLength(1);
});

it('decides nothing while another operator is at it, and nothing that is decided', () => {
  expect(renderCase()).toMatch(/aria-disabled="true"[^>]*>.{0,400}Approve/s);
  expect(renderCase({ claim: null })).not.toMatch(/btn-gold[^>]*aria-disabled="true"/);
  const decided = { ...APPLICATION, providerReviewStatus: 3 } as const;
  expect(renderCase({ application: decided })).not.toContain('Approve');
});

it('links to what the form names only where it is an address of the web', () => {
  const hostile = { ...APPLICATION, website: 'javascript:alert(1)' };
  expect(renderCase({ application: hostile })).not.toContain('href="javascript');
});
