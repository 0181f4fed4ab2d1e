import { isHostedGame } from './game-sandbox.ts';

/** What events of a frame without `allow-same-origin` say of their origin. */
const OPAQUE = 'null';

/** The origin that the messages of a game have to come from: that of a hosted one is opaque. */
export function gameOrigin(url: string, gamesOrigin: string): string {
  return isHostedGame(url, gamesOrigin) ? OPAQUE : (URL.parse(url)?.origin ?? OPAQUE);
}

/** Where messages to a game may go: an opaque origin has no name, and its frame shows nothing but hosted games. */
export function targetOrigin(origin: string): string {
  return origin === OPAQUE ? '*' : origin;
}

/** Whether a message is the game's: of its own frame, and of the origin that belongs into it. */
export function isFromGame(
  event: Pick<MessageEvent, 'source' | 'origin'>,
  game: { readonly window: Window | null | undefined; readonly origin: string },
): boolean {
  return event.source !== null && event.source === game.window && event.origin === game.origin;
}
