import { expect, it } from 'vitest';
import { appleUser } from './apple-user.ts';

it.each([
  [
    { name: { lastName: 'Lin', firstName: 'Mei' }, email: 'mei@example.org' },
    { firstName: 'Mei', lastName: 'Lin' },
  ],
  [{ name: { firstName: 'Mei' } }, { firstName: 'Mei', lastName: '' }],
  [{ name: { firstName: 5, lastName: null } }, { firstName: '', lastName: '' }],
  [{ name: 'Mei Lin' }, { firstName: '', lastName: '' }],
  [{ name: null }, { firstName: '', lastName: '' }],
  [
    { firstName: 'Mei', lastName: 'Lin' },
    { firstName: '', lastName: '' },
  ],
  [{}, { firstName: '', lastName: '' }],
  ['Mei', { firstName: '', lastName: '' }],
  [null, { firstName: '', lastName: '' }],
  [undefined, { firstName: '', lastName: '' }],
])('reads the name in %j without ever refusing it', (value, name) => {
  expect(appleUser.safeParse(value)).toEqual({ success: true, data: name });
});
