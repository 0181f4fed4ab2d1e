/** Sandbox of hosted games: scripts and pointer lock. The opaque origin isolates them from the store. */
export const HOSTED_SANDBOX = 'allow-scripts allow-pointer-lock';
/** A developer's own site keeps its own origin, which it needs for storage. */
export const FOREIGN_SANDBOX = `${HOSTED_SANDBOX} allow-same-origin allow-forms allow-popups`;

/** Whether an address is a game hosted by the store; `gamesOrigin` is empty if there is no hosting. */
export function isHostedGame(url: string, gamesOrigin: string): boolean {
  return url.startsWith('/') || (gamesOrigin !== '' && URL.parse(url)?.origin === gamesOrigin);
}

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
