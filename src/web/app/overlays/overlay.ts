import type { FunctionComponent } from 'react';
import type { Page } from '../use-page.ts';
import type { OverlayState } from './overlay-state.ts';

/** Where an overlay lies: over everything, in the bar at the bottom, or in the corner above that. */
export type OverlayPlace = 'modal' | 'bottom' | 'corner';

export interface OverlayProps {
  /** Takes back what asked for the overlay; one that a state demands stays until that changes, others are closed. */
  readonly onClose: () => void;
}

/** What overlays are given that show something of the state they follow from. */
export interface OverlayViewProps extends OverlayProps {
  readonly state: OverlayState;
}

/** Something that lies over a page. At each place only the first that is due is shown. */
export interface Overlay {
  /** By which code asks for it: `page.session.demand(name)`. */
  readonly name: string;
  readonly place: OverlayPlace;
  /** The lower, the earlier. */
  readonly rank: number;
  /** Comes by itself, and so waits while any other dialog is open. */
  readonly isPatient?: boolean;
  /** Whether it is shown without being asked for. */
  readonly isDue?: (state: OverlayState) => boolean;
  /** Cannot be closed while it is due. */
  readonly isBinding?: boolean;
  /** What closing it is remembered by; its name unless said otherwise. */
  readonly keyOf?: (state: OverlayState) => string;
  /** Until when closing it holds beyond this page view, in Unix milliseconds. */
  readonly closedUntil?: (state: OverlayState) => number;
  /** The overlay where it comes with what decides about them all: the server renders it with the page. */
  readonly View?: FunctionComponent<OverlayViewProps>;
  /** Fetches every other overlay, and the messages it needs. */
  readonly load?: (page: Page) => Promise<FunctionComponent<OverlayViewProps>>;
}

/** What the closing of an overlay is remembered by. */
export function keyOf(overlay: Overlay, state: OverlayState): string {
  return overlay.keyOf?.(state) ?? overlay.name;
}

/** Whether something asks for an overlay, or its own state does and nobody has closed it. */
export function isDue(overlay: Overlay, state: OverlayState, isClosed: (key: string) => boolean): boolean {
  if (state.session.demands.includes(overlay.name)) return true;
  if (overlay.isDue?.(state) !== true) return false;
  return overlay.isBinding === true || !isClosed(keyOf(overlay, state));
}

export interface OverlayChoice {
  readonly state: OverlayState;
  readonly isClosed: (key: string) => boolean;
  /** A dialog that is no overlay lies over the page. */
  readonly isOtherDialogOpen: boolean;
}

/** The overlay to show at a place: the due one of the lowest rank, unless it has to wait. */
export function chooseOverlay(
  overlays: readonly Overlay[],
  place: OverlayPlace,
  { state, isClosed, isOtherDialogOpen }: OverlayChoice,
): Overlay | undefined {
  // In the bar what somebody has just asked for comes before what comes by itself.
  const rankOf = ({ name, rank }: Overlay) => (place === 'bottom' && state.session.demands.includes(name) ? 0 : rank);
  const [first] = overlays
    .filter((overlay) => overlay.place === place && isDue(overlay, state, isClosed))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  return first?.isPatient === true && isOtherDialogOpen ? undefined : first;
}
