/** What a hosted game may do: run scripts and catch the pointer. Its origin is opaque, so it reaches nothing of ours. */
export const HOSTED_SANDBOX = 'allow-scripts allow-pointer-lock';
/** A developer's own site keeps its own origin (another one than ours), or it could not store a thing. */
export const FOREIGN_SANDBOX = `${HOSTED_SANDBOX} allow-same-origin allow-forms allow-popups`;

/** Whether an address is that of a game that the store itself serves; `gamesOrigin` is empty where it has none. */
export function isHostedGame(url: string, gamesOrigin: string): boolean {
  return url.startsWith('/') || (gamesOrigin !== '' && URL.parse(url)?.origin === gamesOrigin);
}
