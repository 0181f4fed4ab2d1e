import type { Services } from '../../services.ts';
import { fanOutAnnouncements } from './fan-out-announcements.ts';
import { type MailingServices, mailNotifications } from './mail-notifications.ts';

/** Upper limit on the delay of announcements and of mails. */
const LOOK_EVERY_MS = 10_000;

/**
 * Fans out announcements and sends due mails every few seconds, in one process or in several concurrently.
 * @returns a function that stops it once the current run is done.
 */
export function startNotifications(services: MailingServices & Pick<Services, 'log'>): () => Promise<void> {
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      await fanOutAnnouncements(services);
      await mailNotifications(services);
    } catch (error) {
      services.log.error({ err: error }, 'notifications could not be sent');
    }
    running = null;
  };
  const timer = setInterval(() => {
    running ??= run();
  }, LOOK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
