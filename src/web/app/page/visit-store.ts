/** Screen orientation and address of the visit (R3.61). */
export interface VisitState {
  /** Rotation of the screen from its natural orientation, in degrees; 0 on the server. */
  readonly orientation: number;
  /** IP address as seen by the server; empty on pages shared by all visitors. */
  readonly clientIp: string;
}

export interface VisitStore {
  state(): VisitState;
  subscribe(notify: () => void): () => void;
}

type Orientation = Pick<ScreenOrientation, 'angle' | 'addEventListener' | 'removeEventListener'>;

/** Tracks the orientation of the screen; without the API (server, old browsers) it is always 0. */
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
