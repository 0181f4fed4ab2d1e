/** Sandbox of hosted games: scripts and pointer lock. The opaque origin isolates them from the store. */
export const HOSTED_SANDBOX = 'allow-scripts allow-pointer-lock';
/** A developer's own site keeps its own origin, which it needs for storage. */
export const FOREIGN_SANDBOX = `${HOSTED_SANDBOX} allow-same-origin allow-forms allow-popups`;

/** Whether an address is a game hosted by the store; `gamesOrigin` is empty if there is no hosting. */
export function isHostedGame(url: string, gamesOrigin: string): boolean {
  return url.startsWith('/') || (gamesOrigin !== '' && URL.parse(url)?.origin === gamesOrigin);
}
