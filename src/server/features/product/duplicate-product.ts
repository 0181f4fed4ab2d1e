import type { Transaction } from 'kysely';
import type { RequestOf } from '#contract/endpoint.ts';
import { DEFAULT_PRODUCT } from '#contract/product/entities.ts';
import { SHELF } from '#contract/values/states.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { idTaken, requireNotRemoved, requireOwnProduct, requireRoom } from './own-product-policy.ts';
import {
  countProducts,
  findOwnProduct,
  lockOwnProduct,
  lockProductsOf,
  toStoredProductForm,
} from './own-product-queries.ts';
import { readProductSubmission } from './read-product-submission.ts';
import { insertProducts } from './save-product-queries.ts';
import { requireNoRepricing } from './start-product-job.ts';
import { createWriteProducts } from './write-products.ts';

/** Duplicates a product off the shelf under a new ID; the name is copied unless another is given. */
export function duplicateProduct(services: Pick<Services, 'database' | 'cache'>): Handler<'duplicateProduct'> {
  const write = createWriteProducts(services);
  return async (request, context) => {
    const { userId } = requireSession(context);
    const now = new Date(context.clock());
    return write('form', async (trx) => {
      const id = await duplicate(trx, { request, userId, now });
      return { result: true as const, id, status: SHELF.offShelf, updatedAt: now.toISOString() };
    });
  };
}

interface Duplication {
  readonly request: RequestOf<EndpointNamed<'duplicateProduct'>>;
  readonly userId: number;
  readonly now: Date;
}

async function duplicate(trx: Transaction<Schema>, { request, userId, now }: Duplication): Promise<number> {
  const key = { userId, id: request.id };
  await requireNoRepricing(trx, key);
  const { app_id } = requireOwnProduct(await findOwnProduct(trx, key));
  // Locks all products before the source product, in the same order as repricing, to avoid deadlocks.
  const application = requireOwnApplication(await lockProductsOf(trx, { userId, applicationId: app_id }));
  requireNotRemoved(requireOwnProduct(await lockOwnProduct(trx, key)).status);
  requireRoom(await countProducts(trx, application.id));
  const stored = toStoredProductForm(requireOwnProduct(await findOwnProduct(trx, key)));
  const { productId = '', name = stored.name } = request;
  const form = await readProductSubmission(trx, { fields: { ...stored, productId, name }, userId, stored, now });
  if (form.productId === DEFAULT_PRODUCT.productId) throw idTaken();
  const made = await insertProducts(trx, { applicationId: application.id, forms: [form], at: now });
  const id = made.get(form.productId);
  if (id === undefined) throw idTaken();
  await writeAudit(trx, {
    actorUserId: userId,
    action: 'product.duplicate',
    subject: `product:${id}`,
    details: { applicationId: app_id, productId: form.productId, from: stored.productId },
  });
  return id;
}
