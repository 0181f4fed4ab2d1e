/**
 * Starhall's SDK for web games: purchases, progress on every device, leaderboards, sign-in.
 *
 *     <script src="/sdk/starhall.js"></script>
 *     const store = await Starhall.connect();
 *     const { status, purchase } = await store.purchase({ productId: 'theme_aurora' });
 */
import { connectThrough } from './connect-through.ts';
import type { ConnectOptions, Store } from './types.ts';

export { StarhallError } from './starhall-error.ts';
export type * from './types.ts';

/**
 * Connects the game to the store around it. Call it once, at the start.
 *
 * @throws StarhallError `unavailable` if there is no store, as in a game opened directly: start without one
 */
export function connect(options?: ConnectOptions): Promise<Store> {
  return connectThrough(window, options);
}
