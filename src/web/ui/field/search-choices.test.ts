import { expect, it } from 'vitest';
import { makeSearch } from './search-choices.ts';

const search = makeSearch([
  { value: 'MX', text: 'Mexico', note: '+52' },
  { value: 'VN', text: 'Việt Nam', note: '+84', alias: 'Vietnam\nVN' },
  { value: '004', text: '臺灣銀行', note: '004' },
  { value: '812', text: '台新國際商業銀行', note: '812' },
]);
const valuesOf = (typed: string) => search(typed).map(({ value }) => value);

it('finds by name, code and other names, in any case and without accents', () => {
  expect(valuesOf('viet')).toEqual(['VN']);
  expect(valuesOf('VIỆT')).toEqual(['VN']);
  expect(valuesOf('vn')).toEqual(['VN']);
  expect(valuesOf('84')).toEqual(['VN']);
  expect(valuesOf('銀行')).toEqual(['004', '812']);
  expect(valuesOf('zzz')).toEqual([]);
});

it('lists all for an empty text, and prefix matches first', () => {
  expect(valuesOf(' ')).toHaveLength(4);
  expect(valuesOf('m')).toEqual(['MX', 'VN']);
});
