import type { CallEndpoint } from '#contract/endpoint.ts';
import type { GameSave, GameSession } from '#contract/game/entities.ts';
import { createGameBridge } from '#web/features/play/game-bridge.ts';
import { GameDesk } from '#web/features/play/game-desk.ts';
import { loadGameSession } from '#web/features/play/load-game-session.ts';
import { createLocalSaves } from '#web/features/play/local-save.ts';
import { connectThrough } from '../../src/sdk/connect-through.ts';
import type { GameWindow } from '../../src/sdk/open-line.ts';
import { buildOrder } from './build-records.ts';

export const STORE_ORIGIN = 'https://store.example';

export const THEME = {
  productId: 'theme_aurora',
  title: 'Aurora',
  description: 'A look',
  icon: '/files/images/a.webp',
  currency: 'TWD',
  price: 60,
} as const;

/** A signed-in user, without progress and purchases. */
export function buildSession(overrides: Partial<GameSession> = {}): GameSession {
  return {
    player: { playerId: 'pl_0123456789abcdefghijkl', name: 'Ming' },
    isTester: false,
    lang: 'en-US',
    currency: 'TWD',
    products: [THEME],
    productCount: 1,
    save: null,
    purchases: [],
    ...overrides,
  };
}

/** The input that the fake responses use. */
interface Input {
  readonly data: string;
  readonly revision: number;
  readonly exchangeId: string;
  readonly productOffset?: number;
}

type Answers = Readonly<Record<string, (input: Input) => unknown>>;

interface Start {
  readonly session?: GameSession;
  /** The user after a sign-in; null if the dialog is closed. */
  readonly signedIn?: GameSession | null;
  readonly origin?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly answers?: Answers;
}

/** A page and a game that exchange copies of messages, as two windows do, with a fake server. */
export function buildBridge(start: Start = {}) {
  const { origin = 'null', signedIn = null } = start;
  let session = start.session ?? buildSession();
  let clock = 1_700_000_000_000;
  const sent: { readonly name: string; readonly input: unknown; readonly key?: string | undefined }[] = [];
  const storage = new Map(Object.entries(start.stored ?? {}));
  const usual = buildServer(() => session);
  const copy = (value: unknown) => JSON.parse(JSON.stringify(value));
  const call: CallEndpoint = async ({ name }, input, options) => {
    sent.push({ name, input, ...(options?.idempotencyKey !== undefined && { key: options.idempotencyKey }) });
    return copy(await (start.answers?.[name] ?? usual[name])?.(copy(input)));
  };
  const frameWindow = Object.create(null);
  const listeners = new Set<(event: MessageEvent) => void>();
  const toGame = (message: object, from: unknown = pageWindow, fromOrigin = STORE_ORIGIN) => {
    const event = new MessageEvent('message', { data: structuredClone(message), origin: fromOrigin });
    Object.defineProperty(event, 'source', { value: from });
    for (const listen of [...listeners]) listen(event);
  };
  const told: object[] = [];
  const desk = new GameDesk({
    applicationId: 'com.example.game',
    lang: 'en-US',
    currency: () => 'TWD',
    call,
    loadSession: (asked) => loadGameSession(call, asked),
    isSignedIn: () => session.player !== null,
    async askToSignIn() {
      if (signedIn !== null) session = signedIn;
      return signedIn !== null;
    },
    mood: () => ({ theme: 'dark', muted: false }),
    local: createLocalSaves(
      {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
      'com.example.game',
    ),
    now: () => clock,
    tell: (message) => tell(message),
  });
  const tell = (message: object) => {
    told.push(message);
    toGame({ source: 'starhall', ...message });
  };
  const hear = createGameBridge({
    desk,
    game: () => ({ window: frameWindow, origin }),
    onHeard: () => undefined,
    tell,
    describeStart: () => ({ lang: 'en-US', theme: 'dark', muted: false }),
  });
  /** A message to the page's window; by default from the game. */
  const say = (data: unknown, from: { readonly source?: unknown; readonly origin?: string } = {}) =>
    hear({ data, source: Object('source' in from ? from.source : frameWindow), origin: from.origin ?? origin });
  const pageWindow = {
    postMessage(message: unknown, target: string) {
      if (target === '*' || target === STORE_ORIGIN) void say(structuredClone(message));
    },
  };
  const gameWindow: GameWindow = {
    parent: pageWindow,
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  };
  return {
    desk,
    told,
    sent,
    storage,
    say,
    toGame,
    names: () => sent.map(({ name }) => name),
    connect: () => connectThrough(gameWindow, { timeoutMs: 1000 }),
    /** A sign-in that the game did not request. */
    become: (next: GameSession) => {
      session = next;
    },
    advance: (ms: number) => {
      clock += ms;
    },
  };
}

/** The responses to games' calls; saves are stored with their revision. */
function buildServer(session: () => GameSession): Answers {
  let kept: GameSave | null | undefined;
  const save = () => (kept === undefined ? session().save : kept);
  return {
    getGameSession: () => ({ ...session(), save: session().player === null ? null : save() }),
    getGameSave: () => ({ save: save() }),
    putGameSave({ data }) {
      kept = { data, revision: (save()?.revision ?? 0) + 1, updatedAt: '2026-11-22T00:00:00.000Z' };
      return { save: kept };
    },
    acknowledgeGamePurchase: ({ exchangeId }) => ({
      ...buildPurchase(),
      exchangeId,
      acknowledgedAt: '2026-11-22T00:00:00.000Z',
    }),
    listGamePurchases: () => ({ list: [buildPurchase()] }),
    submitScore: () => ({ isBest: true, entry: {} }),
    listLeaderboard: () => ({ list: [], count: 0, own: null }),
  };
}

/** An undelivered purchase. */
export function buildPurchase() {
  const { exchangeId, quantity, amount, currency, createdAt } = buildOrder();
  return {
    exchangeId,
    applicationId: 'com.example.game',
    playerId: 'pl_0123456789abcdefghijkl',
    productId: THEME.productId,
    title: THEME.title,
    quantity,
    currency,
    amount,
    state: 'completed',
    testMode: false,
    createdAt,
    acknowledgedAt: null,
    refundedAt: null,
  } as const;
}
