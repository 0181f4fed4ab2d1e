import { useHydrated } from '@tanstack/react-router';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { usePressAgain } from '#web/first-load/early-press.ts';
import { Snackbar } from '#web/ui/snackbar/snackbar.tsx';
import { browserStorage } from '../browser-storage.ts';
import type { OverlaysProps } from '../page/page-context.ts';
import { usePage } from '../use-page.ts';
import { dismissUntil, isDismissed } from './dismissals.ts';
import { chooseOverlay, isDue, keyOf, type Overlay, type OverlayPlace } from './overlay.ts';
import { ShownOverlay } from './shown-overlay.tsx';
import { MODAL_PLACE_ID, useOtherDialog } from './use-other-dialog.ts';
import { useOverlayState } from './use-overlay-state.ts';
import { useRoom } from './use-room.ts';

const NONE: ReadonlySet<string> = new Set();

export interface AllOverlaysProps extends OverlaysProps {
  readonly table: readonly Overlay[];
}

/** Shows at most one due overlay at each place, so that overlays never cover each other (R2.54-R2.64). */
export function AllOverlays({ layout, table }: AllOverlaysProps) {
  const page = usePage();
  const isHydrated = useHydrated();
  // The server does not know the browser's storage.
  const overlays = isHydrated ? table : table.filter(({ View }) => View !== undefined);
  usePressAgain(isHydrated);
  const state = useOverlayState(layout);
  const [closed, setClosed] = useState(NONE);
  const isClosed = (key: string) => closed.has(key) || isDismissed(browserStorage(), key, state.nowMs);
  const isOtherDialogOpen = useOtherDialog(
    overlays.some((overlay) => overlay.isPatient === true && isDue(overlay, state, isClosed)),
  );
  const { bar, keepOrigin, giveFocusBack } = useBarFocus();
  const close = (overlay: Overlay) => {
    page.session.dismiss(overlay.name);
    if (overlay.isDue === undefined || overlay.isBinding === true) return;
    const key = keyOf(overlay, state);
    const untilMs = overlay.closedUntil?.(state);
    if (untilMs !== undefined) dismissUntil(browserStorage(), key, { nowMs: Date.now(), untilMs });
    setClosed((others) => new Set([...others, key]));
  };
  const show = (place: OverlayPlace) => {
    const overlay = chooseOverlay(overlays, place, { state, isClosed, isOtherDialogOpen });
    if (overlay === undefined) return null;
    const onClose = () => {
      if (place !== 'modal') giveFocusBack();
      close(overlay);
    };
    return <ShownOverlay key={overlay.name} overlay={overlay} state={state} onClose={onClose} />;
  };
  return (
    <>
      <div id={MODAL_PLACE_ID}>{show('modal')}</div>
      {/* As tall as the window from the start: growing with its notice would count as a layout shift. */}
      <section
        ref={bar}
        id="overlays"
        aria-label={page.t('overlays.label')}
        data-rendered={!isHydrated || undefined}
        onFocus={keepOrigin}
        className="pointer-events-none fixed inset-0 z-40 flex flex-col items-center justify-end px-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:px-4 print:hidden"
      >
        <div className="flex w-full items-end gap-3">
          <Snackbar close={page.t('shell.close')} onLeave={giveFocusBack} />
          {show('corner')}
        </div>
        <BottomPlace>{show('bottom')}</BottomPlace>
      </section>
    </>
  );
}

/** Reserves the height of the notice at the end of the page. */
function BottomPlace({ children }: { children: ReactNode }) {
  const place = useRoom();
  return (
    <div ref={place} aria-live="polite" className="flex w-full justify-center *:pointer-events-auto not-empty:mt-3">
      {children}
    </div>
  );
}

/** Remembers where the focus was before it entered the bottom bar, and restores it when the focused notice closes. */
function useBarFocus() {
  const bar = useRef<HTMLElement>(null);
  const origin = useRef<Element | null>(null);
  return {
    bar,
    keepOrigin({ relatedTarget }: FocusEvent) {
      if (relatedTarget !== null && bar.current?.contains(relatedTarget) === false) origin.current = relatedTarget;
    },
    giveFocusBack() {
      if (bar.current?.contains(document.activeElement) !== true) return;
      const place = origin.current?.isConnected === true ? origin.current : document.querySelector('#content');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
  };
}
