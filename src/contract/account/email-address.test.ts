import { expect, it } from 'vitest';
import { emailAddress } from './email-address.ts';

it.each(['a@b.co', 'mei.lin+shop@mail.example.com', 'O_o@xn--fiq228c.tw', `${'a'.repeat(242)}@example.com`])(
  'accepts %s',
  (address) => {
    expect(emailAddress.parse(address)).toBe(address);
  },
);

it.each([
  '',
  'a',
  'a@b',
  '@b.co',
  'a@',
  'a b@c.de',
  'a@b@c.de',
  'a@b..de',
  'a@.de',
  'a\u0000@b.de',
  5,
  null,
  `${'a'.repeat(243)}@example.com`,
])('refuses %j', (address) => {
  expect(emailAddress.safeParse(address).success).toBe(false);
});
