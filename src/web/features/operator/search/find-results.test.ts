import { expect, it } from 'vitest';
import { buildPage } from '#tests/web/build-page.ts';
import { findPlaces, findRecords } from './find-results.ts';

const USER = { id: 7, nickname: 'Mei', account: 'google:7', email: 'mei@example.com' };
const GAME = { applicationId: 'com.a.b', name: 'Bay Rush', company: 'Paper Boat' };
const SUBMISSION = { userId: 9, name: 'Paper Boat', account: { id: 9, account: 'google:9', nickname: 'Pat' } };
const DEPOSIT = { orderId: 'D261121ABCDEFGHJK', user: USER };
const ORDER = { orderId: 'P261121ABCDEFGHJK', productName: 'Ten tickets', productId: 'tickets' };

const LISTS: Readonly<Record<string, readonly object[]>> = {
  listUsers: [USER],
  listAllApplications: [GAME],
  listProviderReviews: [SUBMISSION, { ...SUBMISSION, name: 'Paper Boat, formerly' }],
  listAllDeposits: [DEPOSIT],
  listAllOrders: [ORDER],
};

/** A page whose calls give the lists above, and fail for one of them. */
function pageOf(broken = '') {
  const called: object[] = [];
  const call = async ({ name }: { readonly name: string }, input: object) => {
    called.push({ name, ...input });
    if (name === broken) throw new Error('no connection');
    return { count: 1, list: LISTS[name] };
  };
  return { called, page: Object.assign(buildPage({ locale: 'en-US' }), { call }) };
}

const found = async (text: string, broken?: string) => {
  const groups = await findRecords(pageOf(broken).page, text);
  return groups.flatMap(({ results }) => results.map(({ name, note, href }) => `${name} (${note}) ${href}`));
};

it('finds accounts, games and developers by name, each developer once', async () => {
  expect(await found('pa')).toEqual([
    'Mei (mei@example.com) /en-US/operator/users/7',
    'Bay Rush (Paper Boat) /en-US/operator/applications?search=com.a.b',
    'Paper Boat (Pat) /en-US/operator/providers/9',
  ]);
});

it.each([
  ['d261121abcdefghjk', 'D261121ABCDEFGHJK (Mei) /en-US/operator/deposits?search=D261121ABCDEFGHJK'],
  ['P261121ABCDEFGHJK', 'P261121ABCDEFGHJK (Ten tickets) /en-US/operator/orders?order=P261121ABCDEFGHJK'],
  ['X261121ABCDEFGHJK', 'P261121ABCDEFGHJK (Ten tickets) /en-US/operator/orders?order=P261121ABCDEFGHJK'],
])('finds the payment with the number %s, and asks for nothing else', async (number, result) => {
  const { page, called } = pageOf();
  await findRecords(page, number);
  expect(called).toHaveLength(1);
  expect(await found(number)).toEqual([result]);
});

it('keeps what was found if one kind cannot be loaded', async () => {
  expect(await found('pa', 'listUsers')).toHaveLength(2);
});

it('finds the pages of the console by their names in the language of the page', () => {
  const namesIn = (locale: 'en-US' | 'zh-TW', text: string) =>
    findPlaces(buildPage({ locale }), text).results.map(({ name, href }) => `${name} ${href}`);
  expect(namesIn('en-US', 'audit')).toEqual(['Audit log /en-US/operator/audit']);
  expect(namesIn('zh-TW', '稽核')).toEqual(['稽核紀錄 /operator/audit']);
});
