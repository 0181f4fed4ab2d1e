import { describe, expect, it } from 'vitest';
import type { UserCase } from '#contract/admin/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { summarizeUser } from '#domain/page/page-user.ts';
import { buildOperatorRating } from '#tests/web/build-rating.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { buildDeposit, buildOrder } from '../money/build-money.ts';
import type { UserData } from './load-user.ts';
import { joinTotals, UserPage } from './user-page.tsx';

const NOON = '2026-11-21T12:00:00.000Z';

const MEI: UserCase['user'] = {
  ...{
    id: 7,
    userId: 7,
    account: 'google:1024',
    nickname: 'Mei',
    type: 1,
    providerType: null,
    status: 1,
    loginType: 1,
  },
  ...{ createdAt: NOON, updatedAt: NOON, deletedAt: null, givenName: 'Mei', familyName: 'Lin', avatar: '' },
  ...{ callingCode: '886', phoneNumber: '912345678', phoneConfirmed: false },
  ...{ email: 'mei@example.com', emailConfirmed: true, providerReviewStatus: 0 },
};

const FOUND: UserCase = {
  user: MEI,
  identities: [
    {
      id: 'a',
      loginType: 1,
      name: null,
      email: 'm•••@example.com',
      isOffered: true,
      createdAt: NOON,
      lastUsedAt: NOON,
    },
  ],
  lastSignInAt: NOON,
  sessionCount: 2,
  points: [{ currency: 'TWD', points: 340, owed: 0 }],
  company: null,
};

const PERSON = { id: 7, account: MEI.account, nickname: MEI.nickname };
const PAID = { currency: 'TWD', count: 12, amount: 900, points: 900, refundedAmount: 60 } as const;
const ENTRY = {
  ...{ id: 4, createdAt: NOON, action: 'deposit.paid', subject: 'deposit:D1', reason: '', actor: PERSON },
  ...{ isAtCommandLine: false, user: null },
};

const NO_REVIEWS = { reported: 0, held: 0, removed: 0, all: 0 } as const;

const FULL: UserData = {
  found: FOUND,
  deposits: { count: 12, list: [buildDeposit()], totals: [PAID] },
  orders: {
    count: 1,
    list: [buildOrder()],
    totals: [{ currency: 'TWD', count: 1, amount: 560, points: 560, refundedAmount: 0 }],
  },
  ratings: { count: 1000, counts: NO_REVIEWS, list: [buildOperatorRating({ words: 'Calm' })], next: null },
  entries: { count: 1, list: [ENTRY, { ...ENTRY, id: 3, action: 'user.suspend', subject: 'user:7', user: PERSON }] },
};
const EMPTY: UserData = {
  found: { ...FOUND, identities: [], lastSignInAt: null, sessionCount: 0, points: [] },
  deposits: { count: 0, list: [], totals: [] },
  orders: { count: 0, list: [], totals: [] },
  ratings: { count: 0, counts: NO_REVIEWS, list: [], next: null },
  entries: { count: 0, list: [] },
};
const GONE: UserData = {
  ...EMPTY,
  found: { ...EMPTY.found, user: { ...MEI, nickname: '', email: '', account: 'deleted:7', deletedAt: NOON } },
};
const DEVELOPER: UserData = {
  ...FULL,
  found: { ...FOUND, user: { ...MEI, providerReviewStatus: 2 }, company: { name: 'Paper Boat', enable: false } },
};

const render = (data: UserData, locale: LocaleCode = 'en-US', userId = 1) =>
  renderPage(<UserPage loaded={data} />, locale, {
    user: summarizeUser({ ...MEI, id: userId, deviceAllowed: true }, true),
  });
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe.each(LOCALES)('in %s', (locale) => {
  it('the page of an account has words for everything', () => {
    for (const data of [FULL, EMPTY, GONE, DEVELOPER]) {
      expect(textOf(render(data, locale))).not.toMatch(/\b(?:operator|words|money|ratings|providers)\.[a-z]|undefined/);
    }
  });
});

it('O85 says who it is, how it signs in, and what it paid and spent', () => {
  const text = textOf(render(FULL));
  for (const fact of [
    '#7',
    'Mei Lin',
    'mei@example.com',
    '+886 912345678',
    'Not verified',
    'm•••@example.com',
    '12 top-ups',
  ]) {
    expect(text).toContain(fact === '#7' ? '7 google:1024' : fact);
  }
  expect(text).toMatch(/Star coins NT\$340 Top-ups NT\$900 Top-up refunds NT\$60 Exchanges NT\$560/);
  expect(text).toContain('1,000+ reviews');
});

it.each([
  ['en-US', 'Mei Lin'],
  ['vi-VN', 'Lin Mei'],
] as const)('writes a name as readers of %s do: %s', (locale, name) => {
  expect(textOf(render(FULL, locale))).toContain(` ${name} `);
});

it('leads to each record and to the lists of the account', () => {
  const html = render(FULL);
  for (const address of [
    'deposits?user=7',
    'deposits?search=D261121ABCDEFGHJK',
    'orders?user=7',
    'orders?order=P261121ABCDEFGHJK',
    'ratings?userId=7&amp;queue=all',
    'audit?user=7',
    'ledger?find=google%3A1024&amp;userId=7',
  ]) {
    expect(html).toContain(`href="/en-US/operator/${address}"`);
  }
  expect(render(DEVELOPER)).toContain('href="/en-US/operator/providers/7"');
  expect(render(FULL)).not.toContain('/operator/providers/7');
});

it('says what is missing, and names no list of nothing', () => {
  const html = render(EMPTY);
  expect(textOf(html)).toMatch(
    /No star coins .*No top-ups yet.*No exchanges yet.*No reviews.*No entries for this account/,
  );
  expect(html).not.toContain('/operator/deposits');
});

it('O85 operators cannot suspend themselves, and nobody a deleted account', () => {
  expect(render(FULL)).toMatch(/aria-label="Suspend Mei"[^>]* aria-disabled="false"/);
  expect(render(FULL, 'en-US', 7)).toMatch(/aria-label="Suspend Mei"[^>]* aria-disabled="true"/);
  expect(render(GONE)).not.toMatch(/aria-label="(?:Suspend|Restore)/);
});

it('joins the star coins of each currency that the account ever used', () => {
  const refunded = { currency: 'EUR', count: 1, amount: 5, points: 5, refundedAmount: 5 } as const;
  const totals = joinTotals({ points: FOUND.points, deposits: [refunded], orders: [] });
  expect(totals).toMatchObject([
    { currency: 'TWD', points: 340, paid: 0 },
    { currency: 'EUR', points: 0, paid: 5, depositsRefunded: 5 },
  ]);
});
