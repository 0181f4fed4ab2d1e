import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { ERROR } from '../errors/errors.ts';
import { flattenParameters, parseParameters, parseQuery, serializeParameters } from './array-parameters.ts';

it('R7.2 writes lists with indices and leaves empty lists out', () => {
  expect(decodeURIComponent(serializeParameters({ applicationIds: ['a', 'b'] }))).toBe(
    'applicationIds[0]=a&applicationIds[1]=b',
  );
  expect(serializeParameters({ applicationIds: [], platform: undefined })).toBe('');
});

it('R7.2 reads lists with indices, with brackets plain or percent-encoded, and lists of one', () => {
  const expected = { applicationIds: ['a', 'b'] };
  expect(parseQuery('applicationIds[0]=a&applicationIds[1]=b')).toEqual(expected);
  expect(parseQuery('applicationIds%5B1%5D=b&applicationIds%5B0%5D=a')).toEqual(expected);
  expect(parseQuery('applicationIds[]=a&applicationIds[]=b')).toEqual(expected);
  expect(parseQuery('applicationIds=a&applicationIds=b')).toEqual(expected);
  expect(parseQuery('applicationIds[]=a')).toEqual({ applicationIds: ['a'] });
});

it('R7.4 reads form names as a nested object', () => {
  const fields: [string, string][] = [
    ['contents[0][lang]', 'zh-TW'],
    ['contents[0][title]', 'a'],
  ];
  expect(parseParameters(fields)).toEqual({ contents: [{ lang: 'zh-TW', title: 'a' }] });
});

it('writes nested form names', () => {
  const file = new Blob(['x']);
  expect(flattenParameters({ at: new Date(0), u: undefined })).toEqual([['at', '1970-01-01T00:00:00.000Z']]);
  expect(flattenParameters({ a: { b: [1, true] }, n: null, file })).toEqual([
    ['a[b][0]', '1'],
    ['a[b][1]', 'true'],
    ['n', ''],
    ['file', file],
  ]);
});

it.each([
  ['a=1&a[0]=2'],
  ['a[0]=1&a=2'],
  ['a[b]=1&a[b][c]=2'],
  ['__proto__[polluted]=1'],
  ['a[__proto__][polluted]=1'],
  ['a[constructor][prototype][polluted]=1'],
  ['a[1000]=1'],
  ['a[b][c][d][e][f][g][h][i]=1'],
])('R8.3 refuses %s with 20001', (query) => {
  expect(() => parseQuery(query)).toThrow(expect.objectContaining({ code: ERROR.invalidFormat }));
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

it('R8.3 names the parameter that it refuses, shortened', () => {
  const fieldsOf = (query: string) => {
    try {
      return parseQuery(query);
    } catch (error) {
      return error instanceof ApiError ? error.fields : error;
    }
  };
  expect(fieldsOf('a[1000]=1')).toEqual({ 'a[1000]': 'field.invalid' });
  expect(fieldsOf(`a[1000][${'x'.repeat(200)}]=1`)).toEqual({ [`a[1000][${'x'.repeat(92)}`]: 'field.invalid' });
});

it('takes the last index, the last depth and the last parameter within the limits', () => {
  expect(parseQuery('a[999]=1')).toEqual({ a: ['1'] });
  expect(parseQuery('a[b][c][d][e][f][g][h]=1')).toEqual({ a: { b: { c: { d: { e: { f: { g: { h: '1' } } } } } } } });
  const query = Array.from({ length: 2000 }, (_, index) => `p${index}=1`).join('&');
  expect(Object.keys(parseQuery(query))).toHaveLength(2000);
});

it.each([
  ['a[b', { 'a[b': '1' }],
  ['a[b]c', { 'a[b]c': '1' }],
  ['[a]b[c]', { '[a]b[c]': '1' }],
  ['a[1000x]', { a: { '1000x': '1' } }],
  ['a[x1000]', { a: { x1000: '1' } }],
  ['a[1e9]', { a: { '1e9': '1' } }],
])('takes the name %s as it is written where its brackets or digits are no index', (name, params) => {
  expect(parseQuery(`${encodeURIComponent(name)}=1`)).toEqual(params);
});

it('builds an object from mixed names and numbers, and one item from the content of empty brackets', () => {
  expect(parseQuery('a[0]=x&a[b]=y')).toEqual({ a: { 0: 'x', b: 'y' } });
  expect(parseQuery('a[][b]=1&a[][b]=2')).toEqual({ a: [{ b: ['1', '2'] }] });
  expect(parseQuery('a[0]=1&a[0]=2')).toEqual({ a: [['1', '2']] });
});

it('refuses more parameters than any call has', () => {
  const query = Array.from({ length: 2001 }, (_, index) => `p${index}=1`).join('&');
  expect(() => parseQuery(query)).toThrow(expect.objectContaining({ code: ERROR.invalidFormat }));
});

it('reads back what it wrote, as text', () => {
  const key = fc.stringMatching(/^[a-z]{1,8}$/).filter((name) => !(name in {}));
  const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean());
  const list = fc.array(leaf, { minLength: 1, maxLength: 4 });
  const toText = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(toText);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, toText(item)]));
    }
    return String(value);
  };
  const record = fc.dictionary(key, fc.oneof(leaf, list, fc.dictionary(key, leaf, { minKeys: 1, maxKeys: 3 })));
  fc.assert(
    fc.property(record, (params) => {
      expect({ ...parseQuery(serializeParameters(params)) }).toEqual(toText({ ...params }));
    }),
    { numRuns: 100, seed: 7 },
  );
});
