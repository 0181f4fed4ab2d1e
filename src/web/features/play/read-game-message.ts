import { LIMITS } from '#contract/values/limits.ts';
import { type GameCall, readGameCall } from './game-call.ts';

export type GameMessage =
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
