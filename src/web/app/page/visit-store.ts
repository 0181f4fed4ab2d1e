/** Where and how a page is looked at (R3.61). */
export interface VisitState {
  /** Degrees by which the screen is turned from its natural position; 0 on the server. */
  readonly orientation: number;
  /** Address that the server saw the request come from; empty on pages that every visitor gets. */
  readonly clientIp: string;
}

export interface VisitStore {
  state(): VisitState;
  subscribe(notify: () => void): () => void;
}

type Orientation = Pick<ScreenOrientation, 'angle' | 'addEventListener' | 'removeEventListener'>;

/** Follows the screen of this window; without one (server, old browsers) it is never turned. */
export function createVisitStore(clientIp: string, orientation?: Orientation): VisitStore {
  const read = (): VisitState => ({ orientation: orientation?.angle ?? 0, clientIp });
  let state = read();
  return {
    state() {
      if (state.orientation !== (orientation?.angle ?? 0)) state = read();
      return state;
    },
    subscribe(notify) {
      orientation?.addEventListener('change', notify);
      return () => orientation?.removeEventListener('change', notify);
    },
  };
}
