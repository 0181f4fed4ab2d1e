import { describe, expect, it } from 'vitest';
import { searchContent } from '#contract/content/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildItem, openContent } from '#tests/factories/build-content.ts';

type Search = InputOf<typeof searchContent>['search'];

const lang = 'en-US';
const call = openContent([
  buildItem({ path: '/in-body', lang, body: 'Here a refund is told of.' }),
  buildItem({ path: '/in-heading', lang, body: '## About a refund\n\nWords.' }),
  buildItem({ path: '/in-description', lang, description: 'What a refund is' }),
  buildItem({ path: '/in-title', lang, title: 'Your refund' }),
  buildItem({ path: '/apart', lang, body: 'Coins that are of a star' }),
  buildItem({ path: '/together', lang, body: 'Star coins' }),
  buildItem({ path: '/unmarked', lang: 'vi-VN', body: 'ban be' }),
  buildItem({ path: '/marked', lang: 'vi-VN', body: 'bạn bè' }),
  buildItem({ path: '/linked', lang: 'zh-CN', body: '[看这里](/zh-CN/secret-place) 的**重要**说明 &amp; 更多' }),
]);

async function find(search: Search, query: Omit<InputOf<typeof searchContent>, 'search'> = {}): Promise<string[]> {
  const { list } = await call(searchContent, { search, only: ['path'], ...query });
  return list.map((item) => item?.path ?? '');
}

describe('R7.26 search results', () => {
  it('rank matches in the title first, then description, headings and text', async () => {
    expect(await find('refund')).toEqual(['/in-title', '/in-description', '/in-heading', '/in-body']);
  });

  it('rank higher for exact phrases and for matching diacritics', async () => {
    expect(await find('star coins')).toEqual(['/together', '/apart']);
    expect(await find('bạn bè')).toEqual(['/marked', '/unmarked']);
    expect(await find('ban be')).toEqual(['/unmarked', '/marked']);
  });

  it('support another order and paging', async () => {
    expect(await find('refund', { sortBy: 'path:desc', limit: 2 })).toEqual(['/in-title', '/in-heading']);
    expect(await find('refund', { skip: 1, limit: 2 })).toEqual(['/in-description', '/in-heading']);
  });

  it('can be limited to one field', async () => {
    expect(await find({ query: 'title', value: 'refund' })).toEqual(['/in-title']);
    expect(await find({ query: 'body', value: 'refund' })).toEqual(['/in-heading', '/in-body']);
    expect(await find({ query: 'refund' })).toHaveLength(4);
  });

  it('ignore URLs and Markdown syntax', async () => {
    expect(await find('secret')).toEqual([]);
    expect(await find('重要说明')).toEqual(['/linked']);
    expect(await find('**')).toEqual([]);
  });

  it('include the surrounding words and all matches on request', async () => {
    const { list } = await call(searchContent, { search: '重要', only: ['title'], text: true, excerpt: true });
    expect(list).toEqual([{ title: 'Title', text: '看这里 的重要说明 & 更多', excerpt: '看这里 的重要说明 & 更多' }]);
  });

  it.each([
    [{ query: 'secret', value: 'x' }, ERROR.invalidFormat],
    [{ query: 1 }, ERROR.invalidFormat],
    [['x'], ERROR.invalidFormat],
    ['x'.repeat(101), ERROR.invalidFormat],
  ])('is refused as %j', async (search, code) => {
    const input = JSON.parse(JSON.stringify({ search }));
    await expect(call(searchContent, input)).rejects.toMatchObject({ code, fields: { search: expect.anything() } });
  });
});

describe('R7.26 surround', () => {
  const around = openContent([
    ...['a', 'b', 'c', 'd'].map((name) => buildItem({ path: `/help/${name}`, lang })),
    buildItem({ path: '/news/e', lang }),
  ]);
  const names = async (query: InputOf<typeof searchContent>) =>
    (await around(searchContent, { where: { lang }, only: ['path'], ...query })).list.map(
      (item) => item?.path?.at(-1) ?? '-',
    );

  it('returns the requested number of neighbors on each side, null where there are none', async () => {
    const slugOrPath = '/help/b';
    expect(await names({ surround: { slugOrPath } })).toEqual(['a', 'c']);
    expect(await names({ surround: { slugOrPath, options: { before: 2, after: 0 } } })).toEqual(['-', 'a']);
    expect(await names({ surround: { slugOrPath, options: { before: 0, after: 3 } } })).toEqual(['c', 'd', '-']);
    expect(await names({ surround: { slugOrPath: 'nowhere', options: { after: 2 } } })).toEqual(['-', '-', '-']);
  });

  it('matches the last part of a path, and includes other folders with deep', async () => {
    expect(await names({ surround: { slugOrPath: 'd' } })).toEqual(['c', '-']);
    expect(await names({ surround: { slugOrPath: 'd' }, deep: true })).toEqual(['c', 'e']);
  });

  it('applies after skip and limit', async () => {
    expect(await names({ surround: 'b', skip: 1 })).toEqual(['-', 'c']);
    expect(await names({ surround: 'b', limit: 2 })).toEqual(['a', '-']);
  });

  it.each([
    { slugOrPath: 1 },
    { slugOrPath: 'b', options: { before: 11 } },
    { slugOrPath: 'b', options: { after: -1 } },
    { slugOrPath: 'b', options: { after: 1.5 } },
    { slugOrPath: 'b', options: [] },
    ['b'],
  ])('refuses %j', async (surround) => {
    const input = JSON.parse(JSON.stringify({ surround }));
    await expect(names(input)).rejects.toMatchObject({
      code: ERROR.invalidFormat,
      fields: { surround: expect.anything() },
    });
  });
});
