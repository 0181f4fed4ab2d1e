const SAVE_LENGTH_MAX = 4000;

export type GameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'save'; readonly data: string }
  | { readonly type: 'score'; readonly score: number };

/** Reads what a game's frame sent; anything else than the three known messages is nothing. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'source') !== 'starhall-game') return undefined;
  const type: unknown = Reflect.get(data, 'type');
  if (type === 'ready') return { type };
  const save: unknown = Reflect.get(data, 'data');
  if (type === 'save' && typeof save === 'string' && save.length <= SAVE_LENGTH_MAX) return { type, data: save };
  const score: unknown = Reflect.get(data, 'score');
  if (type === 'score' && typeof score === 'number' && Number.isFinite(score)) return { type, score };
  return undefined;
}
