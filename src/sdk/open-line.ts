import { StarhallError } from './starhall-error.ts';

/** The part of a window that the line uses, replaceable in tests. */
export interface GameWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

type Data = MessageEvent['data'];

const ID_START_MAX = 2 ** 50;

/** Calls to the page around the game, and its messages. */
export interface Line {
  /** Calls the page; rejects with `unavailable` after the timeout, if one is set. */
  call<Result>(method: string, params?: object, timeoutMs?: number): Promise<Result>;
  close(): void;
}

/**
 * Opens the line to the page. Only messages from the parent window count and, after the first response, only those
 * from its origin: a page that replaces it is ignored and receives nothing.
 */
export function openLine(window: GameWindow, onMessage: (message: Data) => void): Line {
  const waiting = new Map<number, (answer: Data) => void>();
  let origin: string | undefined;
  // A game that restarts in its frame, or connects twice, must not mistake responses to earlier calls for its own.
  let lastId = Math.floor(Math.random() * ID_START_MAX);

  const listen = (event: MessageEvent) => {
    const { data } = event;
    if (event.source !== window.parent || data?.source !== 'starhall') return;
    if (origin !== undefined && event.origin !== origin) return;
    const answer = data.type === 'answer' ? waiting.get(data.id) : undefined;
    if (answer !== undefined) {
      origin = event.origin;
      waiting.delete(data.id);
      answer(data);
    } else if (origin !== undefined) onMessage(data);
  };
  window.addEventListener('message', listen);

  return {
    call: (method, params = {}, timeoutMs) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        const give = (error: StarhallError) => {
          waiting.delete(id);
          reject(error);
        };
        const timer =
          timeoutMs === undefined
            ? undefined
            : setTimeout(() => give(new StarhallError('unavailable', 'the store did not respond')), timeoutMs);
        waiting.set(id, ({ error, result }) => {
          clearTimeout(timer);
          if (error === undefined) resolve(result);
          else reject(new StarhallError(error.code, error.message));
        });
        try {
          window.parent.postMessage({ source: 'starhall-game', type: 'call', id, method, params }, origin ?? '*');
        } catch {
          clearTimeout(timer);
          give(new StarhallError('invalid', 'the arguments cannot be sent'));
        }
      }),
    close: () => window.removeEventListener('message', listen),
  };
}
