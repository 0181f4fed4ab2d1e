import { type GameWindow, type Line, openLine } from './open-line.ts';
import { StarhallError } from './starhall-error.ts';
import type {
  ConnectOptions,
  JsonValue,
  Language,
  Leaderboard,
  Player,
  Product,
  Purchase,
  PurchaseResult,
  StarhallEvents,
  Store,
} from './types.ts';

const TIMEOUT_MS = 4000;

/** The session data the page sends at the start and again after a sign-in. */
interface Session {
  readonly player: Player | null;
  readonly testMode: boolean;
  readonly language: Language;
  readonly currency: string;
}

interface State extends Session {
  readonly theme: 'dark' | 'light';
  readonly muted: boolean;
}

type Listeners = { readonly [Event in keyof StarhallEvents]: Set<(...values: StarhallEvents[Event]) => void> };

/** Connects to the parent window; without one there is no store to wait for. */
export async function connectThrough(
  window: GameWindow,
  { timeoutMs = TIMEOUT_MS }: ConnectOptions = {},
): Promise<Store> {
  if (Object.is(window.parent, window)) throw new StarhallError('unavailable', 'the game is not inside a store');
  const listeners: Listeners = { sound: new Set(), pause: new Set(), player: new Set() };
  let state: State | undefined;
  const line = openLine(window, (message) => {
    if (state === undefined) return;
    if (message.type === 'sound') {
      state = { ...state, muted: message.muted };
      for (const tell of listeners.sound) tell(state.muted);
    } else if (message.type === 'pause') {
      for (const tell of listeners.pause) tell();
    } else if (message.type === 'player') {
      state = { ...state, ...message.session };
      for (const tell of listeners.player) tell(message.session.player);
    }
  });
  try {
    const first = await line.call<State>('connect', {}, timeoutMs);
    state = first;
    return makeStore(line, listeners, () => state ?? first);
  } catch (error) {
    line.close();
    throw error;
  }
}

function makeStore(line: Line, listeners: Listeners, state: () => State): Store {
  return {
    get player() {
      return state().player;
    },
    get testMode() {
      return state().testMode;
    },
    get language() {
      return state().language;
    },
    get theme() {
      return state().theme;
    },
    get muted() {
      return state().muted;
    },
    get currency() {
      return state().currency;
    },
    products: () => line.call<readonly Product[]>('products'),
    purchase: (order) => askToBuy(line, order),
    purchases: () => line.call<readonly Purchase[]>('purchases'),
    acknowledge: (exchangeId) => line.call<Purchase>('acknowledge', { exchangeId }),
    load: async () => readJson((await line.call<{ readonly data: string | null }>('load')).data),
    save: async (data) => void (await line.call('save', { data: writeJson(data) })),
    submitScore: (score, options) => line.call<{ readonly isBest: boolean }>('submitScore', { ...options, score }),
    leaderboard: (options) => line.call<Leaderboard>('leaderboard', { ...options }),
    signIn: async () => (await line.call<{ readonly player: Player | null }>('signIn')).player,
    on(event, listener) {
      listeners[event].add(listener);
      return () => void listeners[event].delete(listener);
    },
  };
}

/** The page returns the purchase, or reports that the player closed its dialog, which is not an error. */
async function askToBuy(line: Line, { productId, quantity = 1 }: Parameters<Store['purchase']>[0]) {
  const { purchase } = await line.call<{ readonly purchase: Purchase | null }>('purchase', { productId, quantity });
  const result: PurchaseResult = purchase === null ? { status: 'cancelled' } : { status: 'completed', purchase };
  return result;
}

function writeJson(data: JsonValue): string {
  try {
    return JSON.stringify(data);
  } catch {
    throw new StarhallError('invalid', 'the data to save must be JSON');
  }
}

/** The saved data; a text that is not JSON was saved by a game that does not use this SDK. */
function readJson(data: string | null): JsonValue {
  if (data === null) return null;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
