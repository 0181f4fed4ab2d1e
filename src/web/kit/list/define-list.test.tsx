import { expect, it } from 'vitest';
import { type CallEndpoint, defineEndpoint } from '#contract/endpoint.ts';
import { integerChoice, optional, optionalSearch, paging } from '#contract/schema/parameter-schemas.ts';
import { listReply } from '#contract/schema/reply-shapes.ts';
import { z } from '#contract/schema/schema.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { defineList } from './define-list.tsx';
import { choice, id, search } from './filter/filter-kinds.tsx';

interface Person {
  readonly number: number;
  readonly nickname: string;
}

const ANN: Person = { number: 7, nickname: 'Ann' };
const listPeople = defineEndpoint({
  ...{ name: 'listPeople', group: 'test', summary: '', method: 'GET', path: '/api/people', auth: 'none', errors: [] },
  request: z.object({ search: optionalSearch, status: optional(integerChoice([1, 2])), ...paging }),
  reply: listReply(z.object({ number: z.int(), nickname: z.string() })),
});
const words = {
  title: 'operator.users.title',
  lead: 'operator.users.lead',
  count: 'operator.users.count',
  none: 'operator.users.none.title',
  all: 'operator.users.none.all',
} as const;
const users = defineList({
  path: '/operator/users',
  endpoint: listPeople,
  words,
  filter: {
    search: search('operator.users.search'),
    status: choice([1, 2], { label: 'words.status' }),
  },
  keyOf: ({ number }) => number,
  columns: [{ key: 'user', head: 'operator.users.user', cell: ({ nickname }) => nickname }],
  actions: { width: 'w-20', cell: ({ nickname }, choose) => <Suspend name={nickname} onClick={choose} /> },
});

function Suspend({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick}>
      Suspend {name}
    </button>
  );
}

function render(list: Person[], texts = {}, count = list.length) {
  return renderPage(<users.Page count={count} list={list} filter={users.filter.read(texts)} />, 'en-US');
}

it('calls the endpoint with the filter and the page of the address', async () => {
  const asked: unknown[] = [];
  const call: CallEndpoint = async (_, input) => {
    asked.push(input);
    return JSON.parse('{ "count": 45, "list": [] }');
  };
  const page = { ...buildPage({ locale: 'en-US' }), call };
  const loaded = await users.load(page, { search: ' ann ', status: '2', other: 'x', page: '2' });
  expect(asked).toEqual([{ search: 'ann', status: 2, limit: 20, offset: 20 }]);
  expect(loaded).toMatchObject({ count: 45, list: [], filter: { search: 'ann', status: 2, page: 2 } });
  // The list has only three pages.
  expect((await users.load(page, { page: '9' })).filter.page).toBe(3);
});

it('shows its rows as a table and as cards, with its words, its fields and the other pages', () => {
  const html = render([ANN], { search: 'a', page: '2' }, 45);
  for (const text of ['Accounts', '45 accounts', 'Page 2 of 3', 'Clear filters']) expect(html).toContain(text);
  expect(html).toMatch(/<table[^>]*>.*<th scope="row"[^>]*>Ann<\/th>/);
  expect(html).toMatch(/<li[^>]*><div>Ann<\/div>.*<button type="button">Suspend Ann<\/button><\/div><\/li>/);
  expect(html).toMatch(/<input type="search"[^>]*name="search"[^>]*value="a"/);
  expect(html).toContain('href="/en-US/operator/users?search=a&amp;page=3"');
});

it('lets rows be selected, as a table and as cards, with the actions on those selected', () => {
  const some = defineList({
    ...{ path: '/operator/users', endpoint: listPeople, words, filter: {} },
    keyOf: ({ number }) => number,
    columns: [{ key: 'user', head: 'operator.users.user', cell: ({ nickname }) => nickname }],
    selection: { nameOf: ({ nickname }) => nickname, actions: (selected) => `Mail to ${selected.length}` },
  });
  const html = renderPage(<some.Page count={1} list={[ANN]} filter={some.filter.read({})} />, 'en-US');
  const checkbox = '<input type="checkbox"[^>]*aria-label="Select Ann"[^>]*>';
  expect(html).toMatch(/<input type="checkbox"[^>]*>[^<]*<\/span>Select all on this page<\/label>/);
  expect(html).toMatch(/<p role="status"[^>]*><\/p>Mail to 0/);
  expect(html).toMatch(
    new RegExp(`<th scope="row"[^>]*>.*${checkbox}.*Ann.*</th>.*<li[^>]*>.*${checkbox}.*Ann.*</li>`),
  );
});

it('leads from a filter that finds nothing to the whole list', () => {
  const html = render([], { search: 'a' });
  expect(html).toContain('No matching accounts');
  expect(html).toContain('<a class="btn btn-quiet" href="/en-US/operator/users">Show all accounts</a>');
  expect(html).not.toContain('<table');
});

/** Never run: fields and texts missing from the contract or the catalogs must not compile. */
export function doesNotCompile() {
  const plan = {
    path: '/operator/users',
    endpoint: listPeople,
    words,
    keyOf: ({ number }: Person) => number,
    columns: [{ key: 'user', head: 'operator.users.user', cell: ({ nickname }: Person) => nickname }],
  } as const;
  // @ts-expect-error the call has no parameter of this name
  defineList({ ...plan, filter: { nickname: search('operator.users.search') } });
  // @ts-expect-error the parameter takes a status, not any number
  defineList({ ...plan, filter: { status: id('words.status') } });
  // @ts-expect-error there is no status 9
  defineList({ ...plan, filter: { status: choice([1, 9], { label: 'words.status' }) } });
  // @ts-expect-error the catalogs have no such text
  defineList({ ...plan, filter: { search: search('operator.users.nothing') } });
  // @ts-expect-error the catalogs have no such text
  defineList({ ...plan, filter: {}, words: { ...words, none: 'operator.users.nothing' } });
  // @ts-expect-error the call has no parameter of this name
  defineList({ ...plan, filter: {}, ask: () => ({ lang: 'en-US' }) });
  defineList({
    ...plan,
    filter: {},
    // @ts-expect-error a row has no field of this name
    columns: [{ key: 'user', head: 'operator.users.user', cell: ({ nick }) => nick }],
  });
  // @ts-expect-error a row has no field of this name
  defineList({ ...plan, filter: {}, selection: { nameOf: ({ nick }) => nick, actions: () => null } });
}
