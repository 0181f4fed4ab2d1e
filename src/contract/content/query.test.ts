import { expect, it } from 'vitest';
import type { RefuseValue } from '../openapi/wire-type.ts';
import { isContentOperator, readContentFilter } from './query.ts';

const refuse: RefuseValue = (messageKey, code) => {
  throw new Error(code === undefined ? messageKey : `${messageKey} ${code}`);
};
const read = (raw: unknown) => readContentFilter(raw, refuse);

/** A filter, or a condition, under so many `$not`. */
function negate(times: number, inner: unknown): unknown {
  return times === 0 ? inner : { $not: negate(times - 1, inner) };
}

const list = (length: number) => Array.from({ length }, (_, index) => `item ${index}`);

it.each([
  {},
  { type: 'news', title: 'Terms', date: 5, body: true },
  { $and: [{ type: 'news' }, { $or: [{ title: 'a' }, { path: 'b' }] }] },
  { $not: { type: 'news' } },
  { title: { $eq: 'a', $ne: 'b', $gt: 'a', $gte: 1, $lt: 'z', $lte: true, $type: 'string' } },
  { date: { $between: ['2026-01-01', '2026-12-31'] } },
  { type: { $in: ['news', 'about'], $nin: [] } },
  { type: { $in: list(20) } },
  { body: { $contains: ['a', 1], $containsAny: [], $containsNone: list(20) } },
  { title: { $exists: true } },
  { title: { $exists: false } },
  { title: { $len: 5 }, body: { $size: { $eq: 1, $ne: 2, $gt: 0, $gte: 1, $lt: 9, $lte: 8 } } },
  { title: { $not: { $eq: 'a' } } },
  { lang: 'en-US' },
  { $or: Array.from({ length: 20 }, () => ({ type: 'news' })) },
])('takes the filter %j as it is', (filter) => {
  expect(read(filter)).toEqual(filter);
});

it.each([
  [{ lang: 'vi' }, { lang: 'vi-VN' }],
  [{ lang: { $eq: 'vi' } }, { lang: { $eq: 'vi-VN' } }],
  [{ lang: { $in: ['vi', 'zh-TW'] } }, { lang: { $in: ['vi-VN', 'zh-TW'] } }],
  [{ title: 'vi' }, { title: 'vi' }],
  [{ body: { $contains: 'a' } }, { body: { $contains: ['a'] } }],
])('reads the filter %j as %j', (filter, meant) => {
  expect(read(filter)).toEqual(meant);
});

it.each([
  [undefined, 'field.invalid'],
  [null, 'field.invalid'],
  ['type', 'field.invalid'],
  [[], 'field.invalid'],
  [{ secret: 'x' }, 'field.unknown'],
  [{ $nor: [] }, 'field.unknown'],
  [{ $and: { type: 'news' } }, 'field.invalid'],
  [{ $or: 'news' }, 'field.invalid'],
  [{ $or: ['news'] }, 'field.invalid'],
  [{ $not: ['news'] }, 'field.invalid'],
  [{ $and: Array.from({ length: 21 }, () => ({})) }, 'field.tooLong'],
  [{ title: null }, 'field.invalid'],
  [{ title: ['a'] }, 'field.invalid'],
  [{ title: { $regex: '.*' } }, 'field.unknown'],
  [{ title: { $where: '1' } }, 'field.unknown'],
  [{ title: { toString: 'a' } }, 'field.unknown'],
  [{ title: { $eq: null } }, 'field.invalid'],
  [{ title: { $gt: {} } }, 'field.invalid'],
  [{ type: { $in: 'news' } }, 'field.invalid'],
  [{ type: { $in: [null] } }, 'field.invalid'],
  [{ type: { $in: list(21) } }, 'field.tooLong'],
  [{ body: { $contains: list(21) } }, 'field.tooLong'],
  [{ body: { $containsAny: [{}] } }, 'field.invalid'],
  [{ date: { $between: ['2026-01-01'] } }, 'field.invalid'],
  [{ date: { $between: ['a', 'b', 'c'] } }, 'field.invalid'],
  [{ title: { $exists: 'true' } }, 'field.invalid'],
  [{ title: { $len: '5' } }, 'field.invalid'],
  [{ title: { $len: null } }, 'field.invalid'],
  [{ title: { $size: { $in: 5 } } }, 'field.unknown'],
  [{ title: { $size: { $gt: '5' } } }, 'field.unknown'],
  [{ title: { $size: { $gt: 5, $in: 5 } } }, 'field.unknown'],
  [{ lang: 'fr' }, 'field.choice 50002'],
  [{ lang: { $ne: 'fr' } }, 'field.choice 50002'],
  [{ lang: { $in: ['vi', 'fr'] } }, 'field.choice 50002'],
])('refuses the filter %j: %s', (filter, messageKey) => {
  expect(() => read(filter)).toThrow(new Error(messageKey));
});

it('reads at most twenty fields of a filter', () => {
  const fields = (count: number) => Object.fromEntries(list(count).map((name) => [name, 'x']));
  expect(() => read(fields(20))).toThrow(new Error('field.unknown'));
  expect(() => read(fields(21))).toThrow(new Error('field.tooLong'));
});

it.each([
  negate(4, { title: 'a' }),
  negate(3, { title: { $eq: 'a' } }),
  { title: negate(3, { $eq: 'a' }) },
  { $and: [{ $or: [negate(2, { title: 'a' })] }] },
])('takes a filter four levels deep: %j', (filter) => {
  expect(read(filter)).toEqual(filter);
});

it.each([
  [negate(5, { title: 'a' })],
  [negate(4, { title: { $eq: 'a' } })],
  [{ title: negate(4, { $eq: 'a' }) }],
  [{ $and: [{ $or: [negate(3, { title: 'a' })] }] }],
])('refuses a filter that is deeper: %j', (filter) => {
  expect(() => read(filter)).toThrow(new Error('field.invalid'));
});

it('knows its operators and no expression of a stranger', () => {
  expect(['$eq', '$not', '$size'].every(isContentOperator)).toBe(true);
  expect(['$regex', '$where', 'toString', ''].some(isContentOperator)).toBe(false);
});
