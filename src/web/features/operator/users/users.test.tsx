import { describe, expect, it } from 'vitest';
import type { ListedUser } from '#contract/admin/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { summarizeUser } from '#domain/page/page-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { users } from './users.tsx';

const NOON = '2026-11-21T12:00:00.000Z';

const MEI: ListedUser = {
  id: 7,
  userId: 7,
  account: 'google:1024',
  nickname: 'Mei',
  type: 1,
  providerType: null,
  status: 1,
  loginType: 1,
  createdAt: NOON,
  updatedAt: NOON,
  deletedAt: null,
  givenName: '',
  familyName: '',
  callingCode: '',
  phoneNumber: '',
  phoneConfirmed: false,
  email: 'mei@example.com',
  emailConfirmed: false,
  avatar: '',
  providerReviewStatus: 0,
};
const REX: ListedUser = { ...MEI, id: 8, nickname: 'Rex', status: 2 };
const GONE: ListedUser = {
  ...MEI,
  id: 9,
  nickname: '',
  email: '',
  account: 'deleted:9',
  loginType: null,
  deletedAt: NOON,
};
const OPERATOR: ListedUser = { ...MEI, id: 1, nickname: 'Op', emailConfirmed: true };

function renderUsers(list: ListedUser[], { count = list.length, page = 1, locale = 'en-US' as LocaleCode } = {}) {
  const user = summarizeUser({ ...OPERATOR, deviceAllowed: true }, true);
  return renderPage(<users.Page filter={{ ...users.filter.read({}), page }} count={count} list={list} />, locale, {
    user,
  });
}

describe.each(LOCALES)('in %s', (locale) => {
  it('the list has words for everything', () => {
    for (const list of [[MEI, REX, GONE, OPERATOR], []]) {
      expect(renderUsers(list, { locale, count: 45, page: 2 })).not.toMatch(
        /operator\.[a-z]|user(Type|Status)\.|undefined/,
      );
    }
  });
});

it('O85 who is in good standing can be suspended, who is not restored, who is gone neither', () => {
  const html = renderUsers([MEI, REX, GONE]);
  const buttons = [...html.matchAll(/aria-label="((?:Suspend|Restore) [^"]*)"[^>]* aria-disabled="false"/g)];
  // Once in the table and once on the cards; CSS shows one of them.
  expect(buttons.map(([, name]) => name)).toEqual(['Suspend Mei', 'Restore Rex', 'Suspend Mei', 'Restore Rex']);
  expect(html).toContain('Deleted');
  expect(html).toContain('email not verified');
});

it('O85 operators cannot suspend themselves: the button is off and says why', () => {
  const html = renderUsers([OPERATOR]);
  const [, id] = /aria-label="Suspend Op" aria-describedby="([^"]+)"[^>]* aria-disabled="true"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`id="${id}"[^>]*>You can’t suspend your own account`));
  expect(html).not.toContain('aria-disabled="false"');
  expect(html).toContain('aria-label="Verified email"');
});

it('leads from an account to its part of the log', () => {
  expect(renderUsers([GONE])).toContain('href="/en-US/operator/audit?user=9" aria-label="Audit log for deleted:9"');
});

it('says where nothing was found, and the way back', () => {
  const html = renderUsers([]);
  expect(html).toContain('No matching accounts');
  expect(html).toContain('href="/en-US/operator/users"');
});

it('leads to the neighboring pages, where there are any', () => {
  const links = (page: number, count: number) =>
    [...renderUsers([MEI], { page, count }).matchAll(/rel="(prev|next)" href="([^"]*)"/g)].map(([, rel, href]) => [
      rel,
      href,
    ]);
  expect(links(1, 20)).toEqual([]);
  expect(links(1, 21)).toEqual([['next', '/en-US/operator/users?page=2']]);
  expect(links(2, 45)).toEqual([
    ['prev', '/en-US/operator/users'],
    ['next', '/en-US/operator/users?page=3'],
  ]);
});

it.each([
  [{}, {}],
  [
    { search: ' mei ', type: '99', status: '2', loginType: '2', page: '3' },
    { search: 'mei', type: 99, status: 2, loginType: 2, page: 3 },
  ],
  [{ type: '2', status: '0', loginType: '9', page: '0' }, {}],
  [{ type: 'toString', status: '1e0', page: '1.5' }, {}],
])('reads %j as %j', (address, values) => {
  const usual = { search: '', type: undefined, status: undefined, loginType: undefined, page: 1 };
  expect(users.filter.read(address)).toEqual({ ...usual, ...values });
});
