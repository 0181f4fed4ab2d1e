import type { FunctionComponent } from 'react';
import type { Page } from '../use-page.ts';
import type { OverlayState } from './overlay-state.ts';

/** Position of an overlay: over everything, in the bar at the bottom, or in the corner above that bar. */
export type OverlayPlace = 'modal' | 'bottom' | 'corner';

export interface OverlayProps {
  /**
   * Withdraws the request for the overlay and remembers that it was closed; a binding one stays while its state
   * requires it.
   */
  readonly onClose: () => void;
}

/** Props of overlays that show part of the overlay state. */
export interface OverlayViewProps extends OverlayProps {
  readonly state: OverlayState;
}

/** Content on top of a page. Each place shows only the first overlay that is due. */
export interface Overlay {
  /** Name for requests: `page.session.demand(name)`. */
  readonly name: string;
  readonly place: OverlayPlace;
  /** Lower ranks come first. */
  readonly rank: number;
  /** Opens automatically and therefore waits while any other dialog is open. */
  readonly isPatient?: boolean;
  /** Whether it is shown without a request. */
  readonly isDue?: (state: OverlayState) => boolean;
  /** Cannot be closed while it is due. */
  readonly isBinding?: boolean;
  /** Key under which closing it is remembered; its name by default. */
  readonly keyOf?: (state: OverlayState) => string;
  /** Until when it stays closed beyond this page view, in Unix milliseconds. */
  readonly closedUntil?: (state: OverlayState) => number;
  /** The component, if it is bundled with the overlay manager: the server renders it with the page. */
  readonly View?: FunctionComponent<OverlayViewProps>;
  /** Loads any other overlay with its messages. */
  readonly load?: (page: Page) => Promise<FunctionComponent<OverlayViewProps>>;
}

/** The key under which closing an overlay is remembered. */
export function keyOf(overlay: Overlay, state: OverlayState): string {
  return overlay.keyOf?.(state) ?? overlay.name;
}

/** Whether an overlay is requested, or its state makes it due and it has not been closed. */
export function isDue(overlay: Overlay, state: OverlayState, isClosed: (key: string) => boolean): boolean {
  if (state.session.demands.includes(overlay.name)) return true;
  if (overlay.isDue?.(state) !== true) return false;
  return overlay.isBinding === true || !isClosed(keyOf(overlay, state));
}

export interface OverlayChoice {
  readonly state: OverlayState;
  readonly isClosed: (key: string) => boolean;
  /** A dialog that is not an overlay is open. */
  readonly isOtherDialogOpen: boolean;
}

/** The overlay to show at a place: the due one with the lowest rank, unless it has to wait. */
export function chooseOverlay(
  overlays: readonly Overlay[],
  place: OverlayPlace,
  { state, isClosed, isOtherDialogOpen }: OverlayChoice,
): Overlay | undefined {
  // In the bar, requested overlays come before those that open automatically.
  const rankOf = ({ name, rank }: Overlay) => (place === 'bottom' && state.session.demands.includes(name) ? 0 : rank);
  const [first] = overlays
    .filter((overlay) => overlay.place === place && isDue(overlay, state, isClosed))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  return first?.isPatient === true && isOtherDialogOpen ? undefined : first;
}
