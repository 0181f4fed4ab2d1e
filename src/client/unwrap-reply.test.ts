import { expect, it } from 'vitest';
import { copyWithCamelCaseKeys } from './camel-case.ts';
import { unwrapReply } from './unwrap-reply.ts';

it('R7.13 makes a bare list a field, and keeps HTML text', () => {
  expect(unwrapReply('application/json', '[1,2]')).toEqual({ list: [1, 2] });
  expect(unwrapReply('application/json', '[]')).toEqual({ list: [] });
  expect(unwrapReply('text/html; charset=utf-8', '<p>[1]</p>')).toBe('<p>[1]</p>');
});

it('keeps CSV as text', () => {
  expect(unwrapReply('text/csv; charset=utf-8', 'a,b\r\n1,2\r\n')).toBe('a,b\r\n1,2\r\n');
  expect(unwrapReply('text/csv', '')).toBe('');
});

it('R7.14 copies objects with camel-cased keys, deeply, and leaves the input alone', () => {
  const input = { user_id: 1, given_name: 'a', list: [{ tax_id_number: 'b' }] };
  expect(copyWithCamelCaseKeys(input)).toEqual({ userId: 1, givenName: 'a', list: [{ taxIdNumber: 'b' }] });
  expect(input).toEqual({ user_id: 1, given_name: 'a', list: [{ tax_id_number: 'b' }] });
});

it('keeps keys that are not identifiers', () => {
  const input = { 'zh-TW': 1, '/files/shot_one.webp': 2, __proto_x: 3 };
  expect(copyWithCamelCaseKeys(input)).toEqual(input);
});
