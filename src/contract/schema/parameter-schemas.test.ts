import { expect, it } from 'vitest';
import { getApplication, listApplications, listSortedApplications } from '../application/endpoints.ts';
import { listBanners } from '../banner/endpoints.ts';
import { listCategories } from '../category/endpoints.ts';
import { searchContent } from '../content/endpoints.ts';
import { ERROR } from '../errors/errors.ts';
import { toJsonSchema } from '../openapi/json-schema.ts';
import { type RequestProblem, readRequestProblem } from '../request/request-issues.ts';
import { LIMITS } from '../values/limits.ts';
import {
  applicationId,
  booleanFlag,
  category,
  currency,
  DATABASE_INTEGER,
  imagePreset,
  integer,
  locale,
  newApplicationId,
  numberList,
  orderId,
  platform,
  searchText,
  text,
  textChoices,
  textList,
} from './parameter-schemas.ts';
import { type AnySchema, z } from './schema.ts';

function problemOf(schema: AnySchema, input: unknown): RequestProblem | null {
  const parsed = schema.safeParse(input, { reportInput: true });
  return parsed.success ? null : readRequestProblem(parsed.error);
}

const codeOf = (schema: AnySchema, input: unknown) => problemOf(schema, input)?.code ?? null;

it('R8.3 refuses limit=abc with 20001 and accepts limit=10', () => {
  expect(problemOf(listApplications.request, { limit: 'abc' })).toEqual({
    code: ERROR.invalidFormat,
    fields: { limit: 'field.integer' },
  });
  expect(codeOf(listApplications.request, { limit: '10' })).toBeNull();
});

it.each(['0', '101', '-1', '1.5', '1e1', ' 1', '0x10'])('refuses limit=%s', (limit) => {
  expect(codeOf(listApplications.request, { limit })).toBe(ERROR.invalidFormat);
});

it('fills in the defaults, for blank values too', () => {
  const defaults = { category: 100, limit: 20, offset: 0, sort: '-createdAt', lang: 'zh-TW' };
  expect(listApplications.request.parse({})).toEqual(defaults);
  expect(listApplications.request.parse({ platform: '', limit: '', applicationIds: [], lang: null })).toEqual(defaults);
});

it('reads text and typed values alike', () => {
  const expected = { platform: 6, category: 110, limit: 2 };
  expect(listApplications.request.parse({ platform: '6', category: '110', limit: '2' })).toMatchObject(expected);
  expect(listApplications.request.parse(expected)).toMatchObject(expected);
});

it('R7.21 answers platform=3 with 50001 and category=999 with 50003', () => {
  expect(codeOf(listApplications.request, { platform: '3' })).toBe(ERROR.platformNotFound);
  expect(codeOf(listApplications.request, { category: '999' })).toBe(ERROR.categoryNotFound);
  expect(listApplications.request.parse({ platform: 'PC' }).platform).toBe(1);
});

it('R7.22 answers lang=xx and an unknown application with codes of their own; vi means vi-VN', () => {
  expect(codeOf(getApplication.request, { applicationId: 'com.demo.a', lang: 'xx' })).toBe(ERROR.languageNotFound);
  expect(codeOf(getApplication.request, { applicationId: 'no such thing', lang: 'en-US' })).toBe(
    ERROR.applicationNotFound,
  );
  expect(codeOf(getApplication.request, { lang: 'en-US' })).toBe(ERROR.invalidFormat);
  expect(getApplication.request.parse({ applicationId: 'com.demo.a', lang: 'vi' }).lang).toBe('vi-VN');
});

it('R7.23 R7.24 R7.25 checks the parameters of lists', () => {
  expect(codeOf(listCategories.request, { type: '9' })).toBe(ERROR.invalidFormat);
  expect(codeOf(listCategories.request, {})).toBeNull();
  expect(codeOf(listSortedApplications.request, { platformId: '3' })).toBe(ERROR.platformNotFound);
  expect(codeOf(listSortedApplications.request, { sortType: '8' })).toBe(ERROR.invalidFormat);
  expect(codeOf(listBanners.request, { type: '1', lang: 'zh-TW', size: 'huge' })).toBe(ERROR.imageSizeNotFound);
  expect(codeOf(listBanners.request, { type: '1', lang: 'xx' })).toBe(ERROR.languageNotFound);
  expect(codeOf(listBanners.request, { type: '3', lang: 'zh-TW' })).toBe(ERROR.invalidFormat);
});

it('names every failing field; a wrong format wins over what is not found', () => {
  expect(problemOf(listApplications.request, { platform: '3', limit: 'x', lang: 'xx', sort: 'price' })).toEqual({
    code: ERROR.invalidFormat,
    fields: { platform: 'field.choice', limit: 'field.integer', lang: 'field.choice', sort: 'field.choice' },
  });
});

it('says what is wrong with plain schemas in the same keys', () => {
  const schema = z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(3)),
    count: z.number().check(z.minimum(1)),
    kind: z.enum(['a']),
    list: z.array(z.object({ id: z.int() })),
  });
  const input = { name: 'long', count: 0, kind: 'b', list: [{ id: 1.5 }, {}], extra: 1 };
  expect(problemOf(schema, input)).toEqual({
    code: ERROR.invalidFormat,
    fields: {
      name: 'field.tooLong',
      count: 'field.range',
      kind: 'field.choice',
      'list.0.id': 'field.integer',
      'list.1.id': 'field.required',
      extra: 'field.unknown',
    },
  });
});

it('measures texts in code points and refuses what cannot be stored', () => {
  expect(codeOf(text({ max: 2 }), '🎲🎲')).toBeNull();
  expect(codeOf(text({ max: 2 }), 'abc')).toBe(ERROR.invalidFormat);
  expect(codeOf(text({ max: 9 }), 'a\u0000b')).toBe(ERROR.invalidFormat);
  expect(codeOf(text({ max: 9 }), '\ud800')).toBe(ERROR.invalidFormat);
});

it('keeps the format of new application IDs', () => {
  expect(['com.demo.a', 'a.b', 'com.x_1.y2'].every((id) => newApplicationId.safeParse(id).success)).toBe(true);
  const refused = ['', 'com', 'Com.demo', '1com.a', 'com..a', 'com.a-', `a.${'b'.repeat(99)}`];
  expect(refused.some((id) => newApplicationId.safeParse(id).success)).toBe(false);
});

it('R7.26 reads the query of the content search and refuses what is not on its list', () => {
  const parse = (input: unknown) => searchContent.request.parse(input);
  expect(parse({ where: { lang: 'vi' }, only: ['title'], limit: 1, skip: 0 })).toMatchObject({
    where: { lang: 'vi-VN' },
    only: ['title'],
    limit: 1,
    skip: 0,
  });
  const newestFirst = [{ field: 'date', direction: 'desc' }];
  for (const sortBy of [[{ date: -1 }], { date: 'desc' }, 'date:desc']) {
    expect(parse({ sortBy }).sortBy).toEqual(newestFirst);
  }
  expect(codeOf(searchContent.request, { where: { title: { $regex: '.*' } } })).toBe(ERROR.invalidFormat);
  expect(codeOf(searchContent.request, { where: { $where: '1' } })).toBe(ERROR.invalidFormat);
  expect(codeOf(searchContent.request, { where: { lang: 'xx' } })).toBe(ERROR.languageNotFound);
  expect(codeOf(searchContent.request, { only: ['password'] })).toBe(ERROR.invalidFormat);
});

it.each([
  [platform, '99', ERROR.platformNotFound, 'field.choice'],
  [platform, 'xbox', ERROR.invalidFormat, 'field.integer'],
  [locale, 'xx', ERROR.languageNotFound, 'field.choice'],
  [locale, '', ERROR.invalidFormat, 'field.required'],
  [locale, null, ERROR.invalidFormat, 'field.required'],
  [category, '99', ERROR.categoryNotFound, 'field.choice'],
  [applicationId, '', ERROR.invalidFormat, 'field.required'],
  [applicationId, null, ERROR.invalidFormat, 'field.required'],
  [applicationId, 5, ERROR.invalidFormat, 'field.invalid'],
  [applicationId, 'NO ID', ERROR.applicationNotFound, 'field.unknown'],
  [newApplicationId, '', ERROR.invalidFormat, 'field.required'],
  [newApplicationId, null, ERROR.invalidFormat, 'field.required'],
  [newApplicationId, 5, ERROR.invalidFormat, 'field.invalid'],
  [newApplicationId, 'NO ID', ERROR.invalidFormat, 'field.invalid'],
  [newApplicationId, 'a'.repeat(500), ERROR.invalidFormat, 'field.tooLong'],
  [imagePreset, 'huge', ERROR.imageSizeNotFound, 'field.choice'],
  [currency, 'USD', ERROR.currencyNotFound, 'field.choice'],
  [orderId, '', ERROR.invalidFormat, 'field.required'],
  [orderId, null, ERROR.invalidFormat, 'field.required'],
  [orderId, 'd26', ERROR.orderOrDepositNotFound, 'field.unknown'],
  [orderId, 'D'.repeat(21), ERROR.orderOrDepositNotFound, 'field.unknown'],
  [orderId, 5, ERROR.orderOrDepositNotFound, 'field.unknown'],
])('case %# refuses with the code and the message of its parameter', (schema, value, code, message) => {
  expect(problemOf(z.object({ value: schema }), { value })).toEqual({ code, fields: { value: message } });
});

type Case = [schema: AnySchema, value: unknown, expected: unknown];

const LONGEST_ID = `a.${'b'.repeat(LIMITS.applicationIdLength - 2)}`;
const LONGEST_SEARCH = '🎲'.repeat(LIMITS.searchTextLength);
const ROWS = numberList({ max: 2 });
const TEXTS = textList({ max: 2, length: 3 });
const CHOICES = textChoices(['a', 'b']);

it.each<Case>([
  [integer({ min: 1, max: 5 }), '5', 5],
  [integer({ min: 1, max: 5 }), 1, 1],
  ...[true, 'true', '1', 1].map((flag): Case => [booleanFlag, flag, true]),
  ...[false, 'false', '0', 0].map((flag): Case => [booleanFlag, flag, false]),
  [text({ min: 2, max: 3 }), 'ab', 'ab'],
  [text({ min: 0, max: 3 }), '', ''],
  [searchText, '  chess ', 'chess'],
  [searchText, ` ${LONGEST_SEARCH} `, LONGEST_SEARCH],
  [searchText, ' ', ''],
  [platform, 6, 6],
  [orderId, 'D26ABC', 'D26ABC'],
  [imagePreset, 'small', 'small'],
  [newApplicationId, LONGEST_ID, LONGEST_ID],
  [CHOICES, ['b', 'a'], ['b', 'a']],
  [CHOICES, undefined, []],
  [TEXTS, 'abc', ['abc']],
  [TEXTS, ['🎲🎲🎲', 'a'], ['🎲🎲🎲', 'a']],
  [ROWS, '7', [7]],
  [ROWS, [1, String(DATABASE_INTEGER.max)], [1, DATABASE_INTEGER.max]],
])('case %# reads the value of its parameter', (schema, value, expected) => {
  expect(schema.parse(value)).toEqual(expected);
});

it.each<Case>([
  [integer(), '', 'field.required'],
  [integer(), true, 'field.integer'],
  [integer(), ['5'], 'field.integer'],
  [integer(), 1.5, 'field.integer'],
  [integer(), 2 ** 53, 'field.integer'],
  [integer({ max: 5 }), 6, 'field.range'],
  ...[currency, booleanFlag, text({ max: 3 }), newApplicationId, orderId].flatMap((schema) =>
    [undefined, null, ''].map((blank): Case => [schema, blank, 'field.required']),
  ),
  [locale, undefined, 'field.required'],
  [applicationId, undefined, 'field.required'],
  [applicationId, 5, 'field.invalid'],
  [newApplicationId, 5, 'field.invalid'],
  [newApplicationId, ['com.demo.a'], 'field.invalid'],
  [newApplicationId, 'NO ID', 'field.invalid'],
  [newApplicationId, `${LONGEST_ID}b`, 'field.tooLong'],
  [orderId, ['D1'], 'field.unknown'],
  [booleanFlag, 'yes', 'field.invalid'],
  [booleanFlag, 2, 'field.invalid'],
  [text({ max: 3 }), 5, 'field.invalid'],
  [text({ max: 3 }), ['a'], 'field.invalid'],
  [text({ min: 2, max: 3 }), '', 'field.required'],
  [text({ min: 2, max: 3 }), 'a', 'field.tooShort'],
  [text({ max: 3 }), 'abcd', 'field.tooLong'],
  [searchText, 5, 'field.invalid'],
  [searchText, ['a'], 'field.invalid'],
  [searchText, 'a\u0000', 'field.invalid'],
  [searchText, `${LONGEST_SEARCH}a`, 'field.tooLong'],
  [platform, '', 'field.required'],
  [platform, true, 'field.integer'],
  [platform, 'PC1', 'field.integer'],
  [platform, '1PC', 'field.integer'],
  [CHOICES, 'a', 'field.invalid'],
  [CHOICES, ['a', 'b', 'a'], 'field.invalid'],
  [CHOICES, ['a', 'c'], 'field.choice'],
  [TEXTS, ['a', 'b', 'c'], 'field.tooLong'],
  [TEXTS, ['a', ''], 'field.invalid'],
  [TEXTS, ['a', 5], 'field.invalid'],
  [TEXTS, ['abcd'], 'field.tooLong'],
  [ROWS, [1, 2, 3], 'field.tooLong'],
  [ROWS, [1, 'x'], 'field.integer'],
  [ROWS, [0], 'field.range'],
  [ROWS, [DATABASE_INTEGER.max + 1], 'field.range'],
])('case %# refuses the value of its parameter with a message of its own', (schema, value, message) => {
  expect(schema.safeParse(value).error?.issues).toMatchObject([{ message }]);
});

it('describes a text by its bounds', () => {
  expect(toJsonSchema(text({ min: 2, max: 5 }), 'input')).toEqual({ type: 'string', minLength: 2, maxLength: 5 });
});
