import { buildApplication } from '#tests/factories/build-application.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { makeDeveloper } from './make-developer.ts';
import type { TestProduct } from './open-test-product.ts';
import { signIn } from './sign-in.ts';

/** A signed-in developer with a published game. */
export async function makeSeller(product: TestProduct, company: Parameters<typeof makeDeveloper>[2] = {}) {
  const email = `seller-${nextNumber()}@example.com`;
  const { headers } = await signIn(product, { email });
  const sellerId = await makeDeveloper(product, email, company);
  const { id, appId } = await buildApplication(product.db, { developer_id: sellerId });
  return { headers, sellerId, application_id: id, applicationId: appId };
}
