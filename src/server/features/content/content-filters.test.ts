import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchContent } from '#contract/content/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildItem, openContent } from '#tests/factories/build-content.ts';

const call = openContent([
  buildItem({ path: '/news/a', lang: 'en-US', title: 'Star coins', date: '2026-01-01', body: 'One **bold** word' }),
  buildItem({ path: '/news/b', lang: 'en-US', title: 'Hall', date: '2026-02-01', body: 'Two' }),
  buildItem({ path: '/help/c', lang: 'vi-VN', title: 'Hoàn tiền', date: '2026-03-01', type: 'help-player' }),
]);

async function find(where: Readonly<Record<string, unknown>>): Promise<string> {
  const { list } = await call(searchContent, { where, only: ['path'] });
  return list.map((item) => item?.path?.at(-1)).join('');
}

describe('R7.26 O102 operators', () => {
  it.each([
    [{ title: { $eq: 'Hall' } }, 'b'],
    [{ title: { $ne: 'Hall' } }, 'ac'],
    [{ date: { $gt: '2026-02-01' } }, 'c'],
    [{ date: { $gte: '2026-02-01' } }, 'bc'],
    [{ date: { $lt: '2026-02-01' } }, 'a'],
    [{ date: { $lte: '2026-02-01' } }, 'ab'],
    [{ date: { $between: ['2026-01-15', '2026-02-01'] } }, 'b'],
    [{ path: { $in: ['/news/a', '/help/c'] } }, 'ac'],
    [{ path: { $nin: ['/news/a', '/help/c'] } }, 'b'],
    [{ lang: { $nin: ['vi'] } }, 'ab'],
    [{ title: { $contains: 'coin' } }, 'a'],
    [{ title: { $contains: ['star', 'coin'] } }, 'a'],
    [{ title: { $contains: ['star', 'hall'] } }, ''],
    [{ title: { $containsAny: ['hall', 'hoan'] } }, 'bc'],
    [{ title: { $containsNone: ['hall', 'hoan'] } }, 'a'],
    [{ title: { $type: 'string' } }, 'abc'],
    [{ title: { $type: 'number' } }, ''],
    [{ title: { $exists: true } }, 'abc'],
    [{ title: { $exists: false } }, ''],
    [{ title: { $size: 4 } }, ''],
    [{ title: { $len: 4 } }, 'b'],
    [{ title: { $len: { $gt: 4, $lt: 10 } } }, 'c'],
    [{ title: { $not: { $contains: 'n' } } }, 'b'],
    [{ title: { $not: { $not: { $eq: 'Hall' } } } }, 'b'],
    [{ $not: { type: 'news' } }, 'c'],
    [{ $and: [{ type: 'news' }, { $or: [{ path: '/news/b' }, { path: '/help/c' }] }] }, 'b'],
  ])('%j finds %j', async (where, expected) => {
    expect(await find(where)).toBe(expected);
  });

  it('finds every item by either a condition or its opposite, never both', async () => {
    const operators = fc.constantFrom('$eq', '$gt', '$gte', '$lt', '$lte', '$contains');
    const operands = fc.constantFrom('Hall', 'a', '2026', '', 'hoan');
    await fc.assert(
      fc.asyncProperty(operators, operands, async (operator, operand) => {
        const some = await find({ title: { [operator]: operand } });
        const others = await find({ title: { $not: { [operator]: operand } } });
        expect([...some, ...others].sort().join('')).toBe('abc');
      }),
      { numRuns: 60 },
    );
  });
});

describe('R7.26 refuses', () => {
  const deep = (levels: number): object => (levels === 0 ? { type: 'news' } : { $not: deep(levels - 1) });
  const deepField = (levels: number): object => (levels === 0 ? { $eq: 'x' } : { $not: deepField(levels - 1) });

  it.each([
    ['regular expressions', { title: { $regex: '(a+)+$' } }],
    ['expressions at the top', { $where: 'while (true) {}' }],
    ['unknown operators', { title: { $near: 'x' } }],
    ['unknown fields', { secret: 'x' }],
    ['fields of the prototype', { __proto__x: 'x' }],
    ['operators of the prototype', { title: { toString: 'x' } }],
    ['half a span', { date: { $between: ['2026-01-01'] } }],
    ['a list for a value', { title: ['a'] }],
    ['null', { title: null }],
    ['a text for a flag', { title: { $exists: 'true' } }],
    ['a text for a count', { title: { $len: '4' } }],
    ['unknown comparisons of counts', { title: { $len: { $regex: 1 } } }],
    ['texts in comparisons of counts', { title: { $len: { $gt: '1' } } }],
    ['a filter that is none', { $and: ['x'] }],
    ['no list where one is needed', { $or: { type: 'news' } }],
    ['longer lists', { path: { $in: Array.from({ length: 21 }, String) } }],
    ['more conditions', { $and: Array.from({ length: 21 }, () => ({ type: 'news' })) }],
    ['deeper filters', deep(5)],
    ['deeper conditions', { title: deepField(6) }],
  ])('%s', async (_, where) => {
    await expect(find(JSON.parse(JSON.stringify(where)))).rejects.toMatchObject({
      code: ERROR.invalidFormat,
      fields: { where: expect.stringMatching(/^field\./) },
    });
  });

  it('languages that there are not', async () => {
    await expect(find({ lang: { $in: ['en-US', 'xx'] } })).rejects.toMatchObject({ code: ERROR.languageNotFound });
  });

  it('only invalid queries, with 20001 and 50002', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom('title', 'lang', '$and', '$not', 'x'), fc.jsonValue()),
        async (where) => {
          try {
            await find(where);
          } catch (error) {
            expect(error).toMatchObject({ code: expect.toBeOneOf([ERROR.invalidFormat, ERROR.languageNotFound]) });
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
