import { isHostedGame } from './game-sandbox.ts';

/** The `origin` of events from a frame without `allow-same-origin`. */
const OPAQUE = 'null';

/** The expected origin of a game's messages; opaque for hosted games. */
export function gameOrigin(url: string, gamesOrigin: string): string {
  return isHostedGame(url, gamesOrigin) ? OPAQUE : (URL.parse(url)?.origin ?? OPAQUE);
}

/** The target origin of messages to a game. An opaque origin has no name, and its frame only shows hosted games. */
export function targetOrigin(origin: string): string {
  return origin === OPAQUE ? '*' : origin;
}

/** Whether a message is from the game's frame and origin. */
export function isFromGame(
  event: Pick<MessageEvent, 'source' | 'origin'>,
  game: { readonly window: Window | null | undefined; readonly origin: string },
): boolean {
  return event.source !== null && event.source === game.window && event.origin === game.origin;
}
