import { getUserProfile } from '#contract/account/endpoints.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { type ApplicationOverrides, buildApplication } from '#tests/factories/build-application.ts';
import { buildProduct, type ProductOverrides } from '#tests/factories/build-product.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { givePoints } from '#tests/factories/give-points.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import type { TestProduct } from './open-test-product.ts';
import { signIn } from './sign-in.ts';

/** A buyer: signed in, with star coins in minor units. */
export async function makeBuyer(product: TestProduct, coins: Partial<Record<CurrencyCode, number>> = {}) {
  const email = `buyer-${nextNumber()}@example.com`;
  const { headers } = await signIn(product, { email });
  const { id: userId } = await product.call(getUserProfile, {}, { headers });
  for (const currency of ['TWD', 'MYR', 'SGD', 'EUR'] as const) {
    const amountMinor = coins[currency] ?? 0;
    if (amountMinor > 0) await givePoints(product.db, { userId, amountMinor, currency });
  }
  return { email, headers, userId };
}

export interface ShopOverrides {
  readonly application?: ApplicationOverrides;
  readonly product?: Partial<ProductOverrides>;
}

/** An application that sells one product, and who gets the star coins. */
export async function buildShop(product: TestProduct, { application = {}, product: sold = {} }: ShopOverrides = {}) {
  const sellerId = await buildProvider(product.db, { name: 'Aurora Games' });
  const { id, appId } = await buildApplication(product.db, { ...application, developer_id: sellerId });
  const { id: productRow, productId } = await buildProduct(product.db, { ...sold, application_id: id });
  product.forget();
  return { sellerId, applicationRow: id, applicationId: appId, productRow, productId };
}
