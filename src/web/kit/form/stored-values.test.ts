import { expect, it } from 'vitest';
import { followStored, textOf } from './use-form.ts';

it('does not count blanks around a text as a change', () => {
  expect(textOf({ name: ' a ', list: ['b '] })).toBe(textOf({ name: 'a', list: ['b'] }));
  expect(textOf({ name: 'a b' })).not.toBe(textOf({ name: 'ab' }));
});

it('keeps typed fields, and updates all others to the stored values', () => {
  const before = { name: 'a', address: 'b', languages: ['en'] };
  const values = { name: 'typed', address: 'b ', languages: ['en'] };
  const after = { name: 'elsewhere', address: 'c', languages: ['en', 'vi'] };
  expect(followStored({ values, before, after })).toEqual({ name: 'typed', address: 'c', languages: ['en', 'vi'] });
});

it('keeps input typed during a save', () => {
  const sent = { address: 'Somewhere', postalCode: '' };
  const values = { address: 'Somewhere', postalCode: '100' };
  expect(followStored({ values, before: sent, after: sent })).toEqual(values);
});
