import type { CallEndpoint } from '#contract/endpoint.ts';
import { getGameSession } from '#contract/game/endpoints.ts';
import type { GameSession } from '#contract/game/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';

const QUIET = { loadingBar: false, isQuiet: true } as const;

interface AskedSession {
  readonly applicationId: string;
  readonly lang: LocaleCode;
  readonly currency: CurrencyCode;
}

/** Who plays, with all that the game sells: one answer holds a thousand products, a game may have ten thousand. */
export async function loadGameSession(call: CallEndpoint, asked: AskedSession): Promise<GameSession> {
  const session = await call(getGameSession, asked, QUIET);
  const { currency, productCount } = session;
  // By ID: where something is put on the shelf meanwhile, an answer may repeat products of the one before.
  const products = new Map(session.products.map((product) => [product.productId, product]));
  let productOffset = session.products.length;
  while (productOffset < productCount) {
    const more = await call(getGameSession, { ...asked, currency, productOffset }, QUIET);
    // Fewer than there were, or for other star coins: the game's products have changed meanwhile.
    if (more.products.length === 0 || more.currency !== currency) break;
    for (const product of more.products) products.set(product.productId, product);
    productOffset += more.products.length;
  }
  return { ...session, products: [...products.values()] };
}
