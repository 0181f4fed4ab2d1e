import { expect, it, vi } from 'vitest';
import { USER_STATUS } from '#contract/values/states.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { remindOfPhone } from './remind-of-phone.ts';

const openPhoneReminder = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('#web/app/overlays/open-verification.ts', () => ({ openPhoneReminder }));

it.each([
  ['an account without a verified number', buildUser(), 1],
  ['one with a verified number', buildUser({ phoneConfirmed: true }), 0],
  ['a deactivated account, which cannot link one', buildUser({ status: USER_STATUS.deactivated }), 0],
  ['a visitor', null, 0],
])('O30 the offer to link a number before a payment: %s', async (_, user, times) => {
  openPhoneReminder.mockClear();
  await remindOfPhone(buildPage({ locale: 'en-US', user }));
  expect(openPhoneReminder).toHaveBeenCalledTimes(times);
});
