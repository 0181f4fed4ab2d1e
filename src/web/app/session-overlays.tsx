import { type ComponentType, useEffect, useState } from 'react';
import { takeDemands } from './overlay-demands.ts';
import { type SessionState, useSession } from './session-store.ts';
import { showFailure } from './show-failure.ts';
import { type Page, usePage } from './use-page.ts';

export interface OverlayProps {
  /** Takes back what asked for the overlay by name; one that the session's state demands stays until that changes. */
  readonly onClose: () => void;
}

/** Something that lies over every page because of who is signed in, or of what they are about to do. */
export interface SessionOverlay {
  /** By which code asks for it: `page.session.demand(name)`. */
  readonly name: string;
  /** Whether the state of the session demands it by itself. */
  readonly isDemanded?: (session: SessionState) => boolean;
  /** Fetches the overlay, and the messages it needs. */
  readonly load: (page: Page) => Promise<ComponentType<OverlayProps>>;
}

/** Every overlay; the first that is demanded is shown, and only that one. */
export const SESSION_OVERLAYS: readonly SessionOverlay[] = [
  {
    name: 'device',
    isDemanded: ({ user }) => user?.deviceAllowed === false,
    load: async (page) => (await import('../features/verification/device-dialog.tsx')).loadDeviceDialog(page),
  },
  {
    name: 'email',
    isDemanded: ({ user }) => user?.emailConfirmed === false,
    load: async (page) => (await import('../features/verification/email-dialog.tsx')).loadEmailDialog(page),
  },
  {
    name: 'phone',
    load: async (page) => (await import('../features/verification/phone-dialog.tsx')).loadPhoneDialog(page),
  },
  {
    name: 'phoneReminder',
    load: async (page) => (await import('../features/verification/phone-reminder.tsx')).loadPhoneReminder(page),
  },
];

export function findOverlay(
  session: SessionState,
  overlays: readonly SessionOverlay[] = SESSION_OVERLAYS,
): SessionOverlay | undefined {
  return overlays.find(({ name, isDemanded }) => session.demands.includes(name) || isDemanded?.(session));
}

interface LoadedOverlay {
  readonly overlay: SessionOverlay;
  readonly Overlay: ComponentType<OverlayProps>;
}

/** Shows what follows from the session; what nobody needs is never fetched. */
export function SessionOverlays() {
  const page = usePage();
  const demanded = findOverlay(useSession());
  // Under maintenance its notice is all there is: no call of an overlay would be answered.
  const overlay = page.state.maintenance === undefined ? demanded : undefined;
  const [loaded, setLoaded] = useState<LoadedOverlay | null>(null);
  useEffect(() => takeDemands(page.session), [page]);
  useEffect(() => {
    if (overlay === undefined) return;
    let isWanted = true;
    overlay.load(page).then(
      (Overlay) => isWanted && setLoaded({ overlay, Overlay }),
      (error: unknown) => {
        page.session.dismiss(overlay.name);
        return showFailure(page, error);
      },
    );
    return () => {
      isWanted = false;
      setLoaded(null);
    };
  }, [overlay, page]);
  if (overlay === undefined || loaded?.overlay !== overlay) return null;
  return <loaded.Overlay onClose={() => page.session.dismiss(overlay.name)} />;
}
