import { useHydrated } from '@tanstack/react-router';
import {
  type FocusEvent,
  type FunctionComponent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useEarlyUseOf } from '#web/first-load/use-early-use.ts';
import { Snackbar } from '#web/ui/snackbar/snackbar.tsx';
import { browserStorage } from '../browser-storage.ts';
import { showFailure } from '../messages/show-failure.ts';
import type { OverlaysProps } from '../page/page-context.ts';
import { usePage } from '../use-page.ts';
import { dismissUntil, isDismissed } from './dismissals.ts';
import { chooseOverlay, isDue, keyOf, type Overlay, type OverlayPlace, type OverlayViewProps } from './overlay.ts';
import { useOverlayState } from './use-overlay-state.ts';

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
  useEarlyUseOf(isHydrated);
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

/** The element that contains modal overlays; every other dialog is not an overlay. */
const MODAL_PLACE_ID = 'overlay-modal';

const OTHER_DIALOG = `dialog[open]:not(#${MODAL_PLACE_ID} dialog)`;

const isOtherDialogOpen = (): boolean => document.querySelector(OTHER_DIALOG) !== null;

function watchDialogs(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

const watchNothing = () => () => undefined;

/**
 * Whether a dialog that is not an overlay is open: sign-in, purchase or question. Observes the page only while
 * `matters`.
 */
function useOtherDialog(matters: boolean): boolean {
  return useSyncExternalStore(matters ? watchDialogs : watchNothing, isOtherDialogOpen, () => false);
}

const ROOM = '--overlay-room';

/** Sets the scroll padding and the space at the end of the page. */
function leaveRoom(height: number): void {
  for (const { style } of [document.documentElement, document.body]) {
    if (height === 0) style.removeProperty(ROOM);
    else style.setProperty(ROOM, `${height}px`);
  }
}

/** Publishes how much of the bottom of the page an element covers, for styles to keep that space free. */
function useRoom(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => leaveRoom(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      leaveRoom(0);
    };
  }, []);
  return place;
}

interface ShownOverlayProps extends OverlayViewProps {
  readonly overlay: Overlay;
}

/** Shows an overlay; most are loaded on demand. */
function ShownOverlay(props: ShownOverlayProps) {
  const { View } = props.overlay;
  return View === undefined ? <FetchedOverlay {...props} /> : <View state={props.state} onClose={props.onClose} />;
}

/** Closes an overlay that fails to load, with a message if it was requested. */
function FetchedOverlay({ overlay, state, onClose }: ShownOverlayProps) {
  const page = usePage();
  const [Loaded, setLoaded] = useState<FunctionComponent<OverlayViewProps> | null>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    let isWanted = true;
    const isAsked = page.session.state().demands.includes(overlay.name) || overlay.isBinding === true;
    overlay.load?.(page).then(
      (Component) => isWanted && setLoaded(() => Component),
      (error: unknown) => {
        if (!isWanted) return undefined;
        close.current();
        return isAsked ? showFailure(page, error) : undefined;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [overlay, page]);
  return Loaded !== null && <Loaded state={state} onClose={onClose} />;
}
