import { LIMITS } from '#contract/values/limits.ts';

/** The calls a game can make, with their parameters (demo/games/README.md). */
export type GameCall =
  | { readonly method: 'connect' | 'products' | 'purchases' | 'load' | 'signIn'; readonly params: object }
  | { readonly method: 'purchase'; readonly params: { readonly productId: string; readonly quantity: number } }
  | { readonly method: 'acknowledge'; readonly params: { readonly exchangeId: string } }
  /** By default, the revision is the last one read by this page. */
  | { readonly method: 'save'; readonly params: { readonly data: string; readonly revision?: number } }
  | { readonly method: 'submitScore'; readonly params: { readonly score: number; readonly board?: string } }
  | { readonly method: 'leaderboard'; readonly params: { readonly board?: string; readonly limit?: number } };

type Check = (value: unknown) => boolean;

const text =
  (min: number, max: number, pattern = /^/): Check =>
  (value) =>
    typeof value === 'string' && value.length >= min && value.length <= max && pattern.test(value);

const whole =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const board = optional(text(1, LIMITS.gameBoardLength, /^[a-z\d][a-z\d_.-]*$/));

/** By hand: the schema library would be a third of what the page loads to hear a game. */
const PARAMETERS: Readonly<Record<GameCall['method'], Readonly<Record<string, Check>>>> = {
  connect: {},
  products: {},
  purchase: {
    productId: text(1, LIMITS.productIdLength),
    quantity: optional(whole(LIMITS.orderQuantityMin, LIMITS.orderQuantityMax)),
  },
  purchases: {},
  acknowledge: { exchangeId: text(1, 20, /^X[0-9A-Z]{1,19}$/) },
  load: {},
  save: { data: text(0, LIMITS.gameSaveLength), revision: optional(whole(0, Number.MAX_SAFE_INTEGER)) },
  submitScore: { score: whole(-LIMITS.gameScoreMax, LIMITS.gameScoreMax), board },
  leaderboard: { board, limit: optional(whole(LIMITS.pageSizeMin, LIMITS.pageSizeMax)) },
  signIn: {},
};

function isMethod(value: unknown): value is GameCall['method'] {
  return typeof value === 'string' && Object.hasOwn(PARAMETERS, value);
}

/** Parses a call; null for an unknown method or invalid parameters. Unknown parameters are dropped. */
function readGameCall(method: unknown, params: unknown): GameCall | null {
  if (!isMethod(method) || typeof params !== 'object' || params === null) return null;
  const read = Object.entries(PARAMETERS[method]).map(([name, check]) => {
    const value: unknown = Reflect.get(params, name);
    return { name, value, isValid: check(value) };
  });
  if (!read.every(({ isValid }) => isValid)) return null;
  const given = read.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value]);
  const defaults = method === 'purchase' ? { quantity: 1 } : {};
  // The checks of the method have accepted its parameters.
  return { method, params: { ...defaults, ...Object.fromEntries(given) } } as GameCall;
}

type GameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'save'; readonly data: string }
  | { readonly type: 'score'; readonly score: number }
  /** A call that expects a reply under the game's own ID; null: not a valid call. */
  | { readonly type: 'call'; readonly id: number; readonly call: GameCall | null };

/** Parses a message from a game's frame; undefined if it is unknown. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'source') !== 'starhall-game') return undefined;
  const type: unknown = Reflect.get(data, 'type');
  if (type === 'ready') return { type };
  if (type === 'call') return readCall(data);
  const save: unknown = Reflect.get(data, 'data');
  if (type === 'save' && typeof save === 'string' && save.length <= LIMITS.gameSaveLength) return { type, data: save };
  const score: unknown = Reflect.get(data, 'score');
  if (type === 'score' && typeof score === 'number' && Number.isFinite(score)) return { type, score };
  return undefined;
}

function readCall(data: object): GameMessage | undefined {
  const id: unknown = Reflect.get(data, 'id');
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined;
  return { type: 'call', id, call: readGameCall(Reflect.get(data, 'method'), Reflect.get(data, 'params')) };
}
