import { NOTIFICATION_KINDS, type NotificationKind } from '#contract/notification/kinds.ts';

const MINUTE_MS = 60 * 1000;

/**
 * How long a notification waits before it is mailed: what is told meanwhile goes into the same mail, and what its person
 * reads in the store meanwhile into none. News that nobody waits for may gather for longer.
 */
export function mailWaitMs(kind: NotificationKind): number {
  return NOTIFICATION_KINDS[kind].mail === 'off' ? 60 * MINUTE_MS : 5 * MINUTE_MS;
}
