import type { Overlay } from '#web/app/overlays/overlay.ts';
import type { SessionState } from '#web/app/session/session-store.ts';
import type { SESSION_OVERLAY_LOADERS } from './load-session-overlay.ts';

function sessionOverlay(
  name: keyof typeof SESSION_OVERLAY_LOADERS,
  rank: number,
  isDemanded?: (user: SessionState['user']) => boolean,
): Overlay {
  return {
    name,
    place: 'modal',
    rank,
    ...(isDemanded !== undefined && { isBinding: true, isDue: ({ session }) => isDemanded(session.user) }),
    load: async (page) => (await import('./load-session-overlay.ts')).SESSION_OVERLAY_LOADERS[name](page),
  };
}

/** Overlays about the session or a purchase: before everything that opens automatically. */
export const SESSION_OVERLAYS: readonly Overlay[] = [
  sessionOverlay('device', 10, (user) => user?.deviceAllowed === false),
  sessionOverlay('email', 11, (user) => user?.emailConfirmed === false),
  sessionOverlay('phone', 12),
  sessionOverlay('phoneReminder', 13),
];
