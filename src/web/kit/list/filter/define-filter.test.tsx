import { expect, it } from 'vitest';
import { renderPage } from '#tests/web/render-page.tsx';
import { defineFilter } from './define-filter.ts';
import { ListFilters } from './filter-form.tsx';
import { choice, days, hidden, id, kept, named, search, sort, tab, text } from './filter-kinds.tsx';

const filter = defineFilter({
  list: tab(['open', 'closed']),
  search: search('operator.users.search'),
  orderId: named(
    'order',
    text('words.orderNumber', (value) => (value === 'P1' ? value : undefined)),
  ),
  userId: named('user', id('userType.1')),
  currency: choice(['TWD', 'EUR'], { label: 'words.currency' }),
  sort: sort(['-createdAt', 'name'], { label: 'words.order', text: (value) => `by ${value}` }),
  applicationId: hidden(),
  owner: kept((value) => (value === 'me' ? value : undefined)),
  ...days(),
});
const ADDRESS = {
  ...{ list: 'closed', search: 'gems', order: 'P1', user: '7', currency: 'EUR', sort: 'name' },
  ...{ applicationId: 'com.example.sea', owner: 'me', begin: '2026-11-01', end: '2026-11-02', page: '3' },
};
const VALUES = {
  ...{ list: 'closed', search: 'gems', orderId: 'P1', userId: 7, currency: 'EUR', sort: 'name' },
  ...{ applicationId: 'com.example.sea', owner: 'me', beginAt: '2026-11-01', endAt: '2026-11-02', page: 3 },
};

it('reads the address that it writes', () => {
  const values = filter.read(ADDRESS);
  expect(values).toEqual(VALUES);
  expect(Object.fromEntries(new URLSearchParams(filter.query(values)))).toEqual(ADDRESS);
  expect(filter.isNarrowed(values)).toBe(true);
});

it('ignores invalid values and omits defaults', () => {
  const address = {
    list: 'lost',
    order: 'x',
    user: 'x',
    currency: 'USD',
    sort: '-createdAt',
    begin: 'today',
    page: '0',
  };
  const values = filter.read(address);
  expect(values).toMatchObject({ list: 'open', search: '', page: 1 });
  for (const name of ['orderId', 'userId', 'currency', 'sort', 'applicationId', 'beginAt'] as const) {
    expect(values[name]).toBeUndefined();
  }
  expect(filter.query(values)).toBe('');
  expect(filter.isNarrowed({ ...values, page: 2 })).toBe(false);
  expect(filter.query({ list: 'closed', page: 2 })).toBe('?list=closed&page=2');
});

it('clears the filters, and keeps the sort order and the subject', () => {
  const values = filter.read({ search: 'gems', sort: 'name', owner: 'me', page: '3' });
  expect(filter.wholeQuery(values)).toBe('?sort=name&owner=me');
  expect(filter.isNarrowed(values)).toBe(true);
  expect(filter.isNarrowed({ ...values, search: '' })).toBe(false);
  const html = renderPage(<ListFilters path="/operator/orders" filter={filter} values={values} />, 'en-US');
  expect(html).toContain('href="/en-US/operator/orders?sort=name&amp;owner=me">Clear filters');
});

it('has a field for everything, so that its form works without JavaScript', () => {
  const html = renderPage(
    <ListFilters path="/operator/orders" filter={filter} values={filter.read(ADDRESS)} />,
    'en-US',
  );
  expect(html).toContain(' action="/en-US/operator/orders"');
  const fields = [...html.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(fields).toEqual(Object.keys(ADDRESS).filter((name) => name !== 'page'));
  expect(html).toContain('<input type="hidden" name="applicationId" value="com.example.sea"/>');
  expect(html).toContain('<option value="">by -createdAt</option><option value="name" selected="">by name</option>');
  expect(html).toContain('<option value="">Any</option><option value="TWD">TWD</option>');
});
