import { expect, it } from 'vitest';
import type { RefuseValue } from '../openapi/wire-type.ts';
import { LIMITS } from '../values/limits.ts';
import { CONTENT_FIELDS } from './entities.ts';
import { readContentSearch, readContentSort, readContentSurround } from './query-parts.ts';

const refuse: RefuseValue = (messageKey) => {
  throw new Error(messageKey);
};

const everyField = (extra: readonly unknown[] = []) => [...CONTENT_FIELDS, ...extra];
const LONGEST = '字'.repeat(LIMITS.searchTextLength);
const NO_TEXT = [undefined, null, 5, ['news'], 'a\u0000b', '\ud800'];

it.each([
  ['title', [{ field: 'title', direction: 'asc' }]],
  ['date:desc', [{ field: 'date', direction: 'desc' }]],
  ['date:-1', [{ field: 'date', direction: 'desc' }]],
  ['date:1', [{ field: 'date', direction: 'asc' }]],
  ['date:asc', [{ field: 'date', direction: 'asc' }]],
  [{ date: 'asc' }, [{ field: 'date', direction: 'asc' }]],
  [{ date: 1 }, [{ field: 'date', direction: 'asc' }]],
  [{ date: -1 }, [{ field: 'date', direction: 'desc' }]],
  [
    { date: 'desc', title: 'asc' },
    [
      { field: 'date', direction: 'desc' },
      { field: 'title', direction: 'asc' },
    ],
  ],
  [
    [{ date: 'desc' }, 'path'],
    [
      { field: 'date', direction: 'desc' },
      { field: 'path', direction: 'asc' },
    ],
  ],
  [everyField(), CONTENT_FIELDS.map((field) => ({ field, direction: 'asc' }))],
  [[], []],
])('reads the order %j', (raw, read) => {
  expect(readContentSort(raw, refuse)).toEqual(read);
});

it.each([
  ['secret', 'field.unknown'],
  [{ secret: 1 }, 'field.unknown'],
  ['date:up', 'field.choice'],
  ['date:', 'field.choice'],
  [{ date: 2 }, 'field.choice'],
  [{ date: null }, 'field.choice'],
  [5, 'field.invalid'],
  [null, 'field.invalid'],
  [[['date']], 'field.invalid'],
  [everyField(['title']), 'field.tooLong'],
  [everyField([7]), 'field.tooLong'],
  [
    [
      { date: 1, title: 1, path: 1, lang: 1 },
      { date: 1, title: 1, path: 1, lang: 1 },
    ],
    'field.tooLong',
  ],
])('refuses the order %j: %s', (raw, messageKey) => {
  expect(() => readContentSort(raw, refuse)).toThrow(new Error(messageKey));
});

it.each([
  [' terms of use ', { words: 'terms of use', field: undefined }],
  ['', { words: '', field: undefined }],
  [LONGEST, { words: LONGEST, field: undefined }],
  [{ query: ' terms ' }, { words: 'terms', field: undefined }],
  [
    { query: 'title', value: undefined },
    { words: 'title', field: undefined },
  ],
  [
    { query: 'title', value: null },
    { words: 'title', field: undefined },
  ],
  [
    { query: 'title', value: '' },
    { words: 'title', field: undefined },
  ],
  [
    { query: 'title', value: ' terms ' },
    { words: 'terms', field: 'title' },
  ],
  [
    { query: 'description', value: 'x' },
    { words: 'x', field: 'description' },
  ],
  [
    { query: 'body', value: 'x' },
    { words: 'x', field: 'body' },
  ],
])('reads the search %j', (raw, read) => {
  expect(readContentSearch(raw, refuse)).toEqual(read);
});

it.each([
  [{}, 'field.invalid'],
  [{ query: 5 }, 'field.invalid'],
  [{ query: 'path', value: 'x' }, 'field.unknown'],
  [{ value: 'x' }, 'field.unknown'],
  [{ query: 'title', value: 5 }, 'field.invalid'],
  [`${LONGEST}字`, 'field.tooLong'],
])('refuses the search %j: %s', (raw, messageKey) => {
  expect(() => readContentSearch(raw, refuse)).toThrow(new Error(messageKey));
});

it.each([
  [' news/a ', { slugOrPath: 'news/a', before: 1, after: 1 }],
  [{ slugOrPath: ' news/a ' }, { slugOrPath: 'news/a', before: 1, after: 1 }],
  [
    { slugOrPath: 'a', options: {} },
    { slugOrPath: 'a', before: 1, after: 1 },
  ],
  [
    { slugOrPath: 'a', options: { before: 0 } },
    { slugOrPath: 'a', before: 0, after: 1 },
  ],
  [
    { slugOrPath: 'a', options: { before: 3, after: 10 } },
    { slugOrPath: 'a', before: 3, after: 10 },
  ],
])('reads the neighbors asked for by %j', (raw, read) => {
  expect(readContentSurround(raw, refuse)).toEqual(read);
});

it.each([
  [{ options: {} }, 'field.invalid'],
  [{ slugOrPath: 'a', options: null }, 'field.invalid'],
  [{ slugOrPath: 'a', options: 'all' }, 'field.invalid'],
  [{ slugOrPath: 'a', options: { before: '1' } }, 'field.integer'],
  [{ slugOrPath: 'a', options: { after: 1.5 } }, 'field.integer'],
  [{ slugOrPath: 'a', options: { before: -1 } }, 'field.range'],
  [{ slugOrPath: 'a', options: { after: 11 } }, 'field.range'],
])('refuses to look for the neighbors %j: %s', (raw, messageKey) => {
  expect(() => readContentSurround(raw, refuse)).toThrow(new Error(messageKey));
});

it.each(NO_TEXT)('refuses %j where words are meant', (raw) => {
  const invalid = new Error('field.invalid');
  expect(() => readContentSearch(raw, refuse)).toThrow(invalid);
  expect(() => readContentSearch({ query: raw }, refuse)).toThrow(invalid);
  expect(() => readContentSurround(raw, refuse)).toThrow(invalid);
  expect(() => readContentSurround({ slugOrPath: raw }, refuse)).toThrow(invalid);
});
