import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { productShelf } from '#domain/state-machines/product-shelf.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { changedAt } from '../../db/changed-at.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { writeProductRemovalMail } from '../../mails/product-removal.ts';
import type { Services } from '../../services.ts';
import { findProductTitles, notify } from '../notification/public.ts';
import { findApplicationContact } from './application-change-queries.ts';
import { changeProduct, findProductTitle, lockProduct } from './product-queries.ts';
import type { Actor } from './write-change.ts';

interface ShelfDecision {
  readonly action: 'remove' | 'restore';
  readonly id: number;
  readonly reason: string;
}

/** Changes a product's shelf status, notifies its developer and returns the audit entry, null if nothing changed. */
export function createShelveProduct(services: Pick<Services, 'config' | 'jobs'>) {
  return async (trx: Transaction<Schema>, { now }: Actor, { action, id, reason }: ShelfDecision) => {
    const found = await lockProduct(trx, id);
    if (found === undefined) throw new ApiError(ERROR.productNotFound);
    if (found === 'busy') throw new ApiError(ERROR.parameterError, { fields: { applicationId: 'form.products_held' } });
    const { product, application } = found;
    const result = requireAllowed(move(productShelf, product.status, action));
    if (!result.hasEffect) return null;
    const updated_at = changedAt(product.updated_at, now);
    await changeProduct(trx, id, { status: result.to, removal_reason: reason, updated_at });
    await tell(services, trx, { product, application, isRemoved: action === 'remove', reason, now });
    return {
      action: `product.${action}`,
      subject: `product:${id}`,
      details: {
        applicationId: application.app_id,
        productId: product.product_id,
        from: product.status,
        to: result.to,
        reason,
      },
    } as const;
  };
}

interface Removal {
  readonly product: Row<'products'>;
  readonly application: Row<'applications'>;
  readonly isRemoved: boolean;
  readonly reason: string;
  readonly now: Date;
}

/** Notifies the developer as part of the transaction. */
async function tell(
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
  trx: Transaction<Schema>,
  { product, application, isRemoved, reason, now }: Removal,
): Promise<void> {
  await notify(trx, {
    userId: application.developer_id,
    kind: 'product_shelved',
    params: { isRemoved, product: await findProductTitles(trx, product.id) },
    path: `/developer/products/${product.id}`,
    application: application.id,
    now,
  });
  const contact = await findApplicationContact(trx, application);
  if (contact === null) return;
  const mail = writeProductRemovalMail({
    ...contact,
    isRemoved,
    productId: product.product_id,
    productName: await findProductTitle(trx, { product, lang: contact.language }),
    reason,
    company: config.COMPANY_NAME,
    origin: config.PUBLIC_ORIGIN,
  });
  await jobs.enqueue(trx, sendMail, mail);
}
