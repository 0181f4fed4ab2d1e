import type { CallEndpoint } from '#contract/endpoint.ts';
import { getGameSession } from '#contract/game/endpoints.ts';
import type { GameSession } from '#contract/game/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';

const QUIET = { loadingBar: false, isQuiet: true } as const;

export interface AskedSession {
  readonly applicationId: string;
  readonly lang: LocaleCode;
  readonly currency: CurrencyCode;
}

/** Loads the player and all products: one reply holds a thousand, a game may have ten thousand. */
export async function loadGameSession(call: CallEndpoint, asked: AskedSession): Promise<GameSession> {
  const session = await call(getGameSession, asked, QUIET);
  const { currency, productCount } = session;
  // By ID: newly published products can shift entries to the next page.
  const products = new Map(session.products.map((product) => [product.productId, product]));
  let productOffset = session.products.length;
  while (productOffset < productCount) {
    const more = await call(getGameSession, { ...asked, currency, productOffset }, QUIET);
    // The products or the currency have changed during loading.
    if (more.products.length === 0 || more.currency !== currency) break;
    for (const product of more.products) products.set(product.productId, product);
    productOffset += more.products.length;
  }
  return { ...session, products: [...products.values()] };
}

/** What a game gets that is tried before it is in the store: a visitor, and nothing to buy. */
export async function openTrialSession({ lang, currency }: AskedSession): Promise<GameSession> {
  return { player: null, isTester: false, lang, currency, products: [], productCount: 0, save: null, purchases: [] };
}
