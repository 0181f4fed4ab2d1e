import type { Page } from '../../app/use-page.ts';
import { openSignIn, type SignInReason, signInRequest } from '../sign-in/open-sign-in.ts';
import { loadBalances } from '../store/balance/load-balances.ts';

/** Opens the store's own dialog over the game, which goes on with the new session; resolves with whether there is one. */
export async function askToSignIn(page: Page, reason?: SignInReason): Promise<boolean> {
  openSignIn({ reason, keepsPage: true });
  await new Promise<void>((resolve) => {
    const end = signInRequest.subscribe(() => {
      if (signInRequest.get() !== null) return;
      end();
      resolve();
    });
  });
  if (!page.session.state().isLogin) return false;
  await loadBalances(page);
  return true;
}
