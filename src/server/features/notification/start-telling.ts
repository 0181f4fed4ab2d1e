import type { Services } from '../../services.ts';
import { type MailingServices, mailNotifications } from './mail-notifications.ts';
import { spreadAnnouncements } from './spread-announcements.ts';

/** How soon many people hear of what one transaction announced, and how exactly mails are on time. */
const LOOK_EVERY_MS = 10_000;

/**
 * Spreads announcements and mails what is due, every few seconds, in one process or in several side by side.
 * @returns what ends it, once what is under way is done.
 */
export function startTelling(services: MailingServices & Pick<Services, 'log'>): () => Promise<void> {
  let running: Promise<void> | null = null;
  const look = async () => {
    try {
      await spreadAnnouncements(services);
      await mailNotifications(services);
    } catch (error) {
      services.log.error({ err: error }, 'notifications could not be told');
    }
    running = null;
  };
  const timer = setInterval(() => {
    running ??= look();
  }, LOOK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
