import { expect, it } from 'vitest';
import type { Notification } from '#contract/notification/entities.ts';
import { notificationDetail, notificationKey, notificationValues } from './notification-words.ts';

const TOLD: Pick<Notification, 'kind' | 'application' | 'params' | 'count'> = {
  kind: 'refund_decided',
  application: { applicationId: 'a.b', name: 'Sea', icon: '' },
  params: { isRefunded: true, isRemoved: false, amount: 60, product: 'Gem' },
  count: 2,
};

it('fills in the game, the count and other arguments, flags as the texts that messages select by', () => {
  expect(notificationKey(TOLD)).toBe('notification.refund_decided');
  expect(notificationValues(TOLD)).toEqual({
    game: 'Sea',
    count: 2,
    isRefunded: 'yes',
    isRemoved: 'no',
    amount: 60,
    product: 'Gem',
  });
  expect(notificationValues({ ...TOLD, application: null })).toMatchObject({ game: '' });
});

it('has below them what an operator wrote, or nothing', () => {
  expect(notificationDetail({ params: { reason: 'It advertises.' } })).toBe('It advertises.');
  expect(notificationDetail(TOLD)).toBe('');
});
