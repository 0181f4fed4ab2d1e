import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { searchContent } from '#contract/content/endpoints.ts';
import type { ContentItem } from '#contract/content/entities.ts';
import type { InputOf, ReplyOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { createDirectCaller } from '../../api/create-direct-caller.ts';
import { bindHandlers, createHandlerTable } from '../../api/handler-table.ts';
import { projectRoot } from '../../project-root.ts';
import { contentHandlers } from './content-handlers.ts';
import { loadContentLibrary } from './content-library.ts';

const context: CallContext = {
  session: null,
  clientAddress: '127.0.0.1',
  userAgent: '',
  clock: () => 1_700_000_000_000,
  requestId: 'r',
  headers: new Headers(),
  responseHeaders: new Headers(),
};

function buildItem(overrides: Partial<ContentItem>): ContentItem {
  return {
    path: '/news/opening',
    lang: 'zh-TW',
    title: 'Title',
    description: 'Description',
    body: 'Body',
    date: '2024-06-01',
    type: 'news',
    ...overrides,
  };
}

const ITEMS = [
  buildItem({ path: '/news/opening', title: '大廳開幕', body: '歡迎光臨' }),
  buildItem({ path: '/news/coins', title: '星幣一比一', date: '2024-06-17' }),
  buildItem({ path: '/terms/privacy-policy', title: '隱私權政策', type: 'privacy' }),
  buildItem({ path: '/terms/terms-of-use', title: '使用條款', type: 'terms' }),
  buildItem({ path: '/terms/intellectual-property', title: '智慧財產權政策', type: 'intellectual-property' }),
  buildItem({ path: '/news/opening', lang: 'vi-VN', title: 'Đại sảnh mở cửa', body: 'Mời bạn vào chơi' }),
  buildItem({ path: '/news/opening', lang: 'en-US', title: 'The hall is open', body: 'Come in' }),
  buildItem({
    path: '/news/coins',
    lang: 'en-US',
    title: 'Star coins',
    body: 'How a Refund works',
    date: '2024-06-17',
  }),
];

const [handler] = bindHandlers(contentHandlers, { content: { items: ITEMS } });
const call = createDirectCaller(
  createHandlerTable(bindHandlers(contentHandlers, { content: { items: ITEMS } })),
  context,
);

async function findPaths(query: InputOf<typeof searchContent>): Promise<string[]> {
  return listPaths(await call(searchContent, query));
}

function listPaths({ list }: ReplyOf<typeof searchContent>): string[] {
  return list.map((item) => (item === null ? 'none' : `${item.lang}${item.path}`));
}

describe('filters', () => {
  const english = ['en-US/news/opening', 'en-US/news/coins'];

  it.each([
    ['a plain value', { lang: 'en-US' }, english],
    ['two fields', { lang: 'en-US', path: '/news/coins' }, ['en-US/news/coins']],
    ['$eq', { lang: { $eq: 'en-US' } }, english],
    [
      '$ne',
      { lang: 'zh-TW', type: { $ne: 'news' } },
      ['privacy-policy', 'terms-of-use', 'intellectual-property'].map(inTerms),
    ],
    ['$in', { type: { $in: ['terms', 'privacy'] } }, ['privacy-policy', 'terms-of-use'].map(inTerms)],
    ['$gt', { date: { $gt: '2024-06-01' } }, ['zh-TW/news/coins', 'en-US/news/coins']],
    ['$lt', { lang: 'en-US', date: { $lt: '2024-06-17' } }, ['en-US/news/opening']],
    ['$gt with $lt', { date: { $gt: '2024-06-01', $lt: '2024-06-17' } }, []],
    ['$contains', { title: { $contains: 'STAR' } }, ['en-US/news/coins']],
    ['$and', { $and: [{ lang: 'en-US' }, { path: '/news/coins' }] }, ['en-US/news/coins']],
    ['$or', { $or: [{ type: 'terms' }, { type: 'privacy' }] }, ['privacy-policy', 'terms-of-use'].map(inTerms)],
    ['$or of nothing', { $or: [] }, []],
    ['the alias of a language', { lang: 'vi' }, ['vi-VN/news/opening']],
    ['a path that does not exist', { path: '/terms/refunds' }, []],
  ])('R7.26 finds by %s', async (_, where, paths) => {
    expect(await findPaths({ where })).toEqual(paths);
  });

  function inTerms(name: string): string {
    return `zh-TW/terms/${name}`;
  }
});

it.each([
  ['refund', ['en-US/news/coins']],
  ['works REFUND coins', ['en-US/news/coins']],
  ['refund hall', []],
  ['條款', ['zh-TW/terms/terms-of-use']],
  ['歡迎', ['zh-TW/news/opening']],
  ['dai sanh', ['vi-VN/news/opening']],
  ['Mời BẠN', ['vi-VN/news/opening']],
])('R7.26 finds %s in title, description or body, whatever the case and marks', async (search, paths) => {
  expect(await findPaths({ search })).toEqual(paths);
});

it('R7.26 returns only the requested fields', async () => {
  const first = { where: { lang: 'en-US' }, limit: 1, skip: 0 };
  expect(await call(searchContent, { ...first, only: ['title'] })).toEqual({
    count: 2,
    list: [{ title: 'The hall is open' }],
  });
  const { list } = await call(searchContent, { ...first, without: ['body', 'date'] });
  expect(Object.keys(list[0] ?? {})).toEqual(['path', 'lang', 'title', 'description', 'type']);
  expect((await call(searchContent, { ...first, only: ['title', 'body'], without: ['body'] })).list).toEqual([
    { title: 'The hall is open' },
  ]);
});

it.each([
  ['a list of numbers', [{ date: -1 }]],
  ['an object of words', { date: 'desc' }],
  ['a text', 'date:desc'],
])('R7.26 gives the newest first when the order is %s', async (_, sortBy) => {
  expect(await findPaths({ where: { lang: 'zh-TW', type: 'news' }, sortBy })).toEqual([
    'zh-TW/news/coins',
    'zh-TW/news/opening',
  ]);
});

it('R7.26 sorts by several fields, and otherwise keeps the order of the library', async () => {
  const where = { type: 'news' };
  expect(await findPaths({ where, sortBy: [{ date: -1 }, { lang: 1 }], limit: 3 })).toEqual([
    'en-US/news/coins',
    'zh-TW/news/coins',
    'en-US/news/opening',
  ]);
  expect(await findPaths({ where: { lang: 'zh-TW' }, sortBy: [{ lang: 1 }], limit: 2 })).toEqual([
    'zh-TW/news/opening',
    'zh-TW/news/coins',
  ]);
});

it('R7.26 skips and limits, counting all matches', async () => {
  const reply = await call(searchContent, { where: { lang: 'zh-TW' }, skip: 1, limit: 2 });
  expect(reply.count).toBe(5);
  expect(listPaths(reply)).toEqual(['zh-TW/news/coins', 'zh-TW/terms/privacy-policy']);
  expect(await call(searchContent, { skip: 100 })).toEqual({ count: 8, list: [] });
});

describe('surround', () => {
  it.each([
    ['/terms/terms-of-use', {}, ['zh-TW/terms/privacy-policy', 'zh-TW/terms/intellectual-property']],
    ['/terms/privacy-policy', {}, ['none', 'zh-TW/terms/terms-of-use']],
    ['/terms/intellectual-property', {}, ['zh-TW/terms/terms-of-use', 'none']],
    ['/news/opening', { lang: 'en-US' }, ['none', 'en-US/news/coins']],
    ['/news/opening', { lang: 'vi-VN' }, ['none', 'none']],
    ['/news/unknown', {}, ['none', 'none']],
  ])('R7.26 gives the previous and the next of %s (%o)', async (surround, where, neighbours) => {
    const reply = await call(searchContent, { surround, where });
    expect(listPaths(reply)).toEqual(neighbours);
    expect(reply.count).toBe(neighbours.filter((path) => path !== 'none').length);
  });

  it('R7.26 heeds order and fields', async () => {
    const query = { surround: '/news/opening', sortBy: 'date:desc', only: ['path'] } satisfies InputOf<
      typeof searchContent
    >;
    expect((await call(searchContent, query)).list).toEqual([{ path: '/news/coins' }, null]);
  });
});

it.each([
  ['an unknown language', { where: { lang: 'xx' } }, ERROR.languageNotFound],
  ['an unknown field', { where: { secret: '1' } }, ERROR.invalidFormat],
  ['a client expression', { where: { title: { $regex: '.*' } } }, ERROR.invalidFormat],
  ['a filter too long to run', { where: { title: 'x'.repeat(4000) } }, ERROR.invalidFormat],
  ['too many at once', { limit: 101 }, ERROR.invalidFormat],
])('R7.26 refuses %s', async (_, input, code) => {
  await expect(handler?.run(input, context)).rejects.toMatchObject({ code });
});

it('R7.26 finds refunds in the English terms of the store itself', async () => {
  const folder = join(projectRoot(), 'content');
  const content = await loadContentLibrary({ folder, locales: ['zh-TW', 'en-US'], listPlaceholders: () => ({}) });
  const search = createDirectCaller(createHandlerTable(bindHandlers(contentHandlers, { content })), context);
  const found = await search(searchContent, { search: 'refund', where: { lang: 'en-US' } });
  expect(listPaths(found)).toContain('en-US/terms/terms-of-use');
  const around = await search(searchContent, { surround: '/terms/terms-of-use' });
  expect(listPaths(around)).toEqual(['zh-TW/terms/privacy-policy', 'zh-TW/terms/intellectual-property']);
});
