import type { Transaction } from 'kysely';
import type { RequestOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { DEFAULT_PRODUCT } from '#contract/product/entities.ts';
import { type Fields, isBlank } from '#domain/forms/checks/checks.ts';
import { normalizeLine } from '#domain/forms/checks/normalize-values.ts';
import type { FieldIssue } from '#domain/forms/field-issue.ts';
import { findChangedFields } from '#domain/forms/form-table.ts';
import { productRules } from '#domain/rules/product-rules.ts';
import { productShelf } from '#domain/state-machines/product-shelf.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireSession } from '../../api/require-session.ts';
import { changedAt } from '../../db/changed-at.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { idTaken, requireOwnProduct, requireUnchanged } from './own-product-policy.ts';
import { findStoredProducts, hasProduct, type LockedProduct, lockOwnProduct } from './own-product-queries.ts';
import { readProductSubmission } from './read-product-submission.ts';
import { updateProducts } from './save-product-queries.ts';
import { requireNoRepricing } from './start-product-job.ts';
import { createWriteProducts } from './write-products.ts';

type EditRequest = RequestOf<EndpointNamed<'editProduct'>>;

/** Changes the given fields, validated together with the stored ones. An edit without changes writes nothing. */
export function editProduct(services: Pick<Services, 'database' | 'cache'>): Handler<'editProduct'> {
  const write = createWriteProducts(services);
  return async ({ id, updatedAt, ...sent }, context) => {
    const { userId } = requireSession(context);
    return write('form', async (trx) => {
      await requireNoRepricing(trx, { userId, id });
      const product = requireOwnProduct(await lockOwnProduct(trx, { userId, id }));
      requireAllowed(move(productShelf, product.status, 'edit'));
      requireUnchanged(product, updatedAt);
      const edit = await planEdit(trx, { product, sent, userId, now: new Date(context.clock()) });
      if (edit !== undefined) await writeEdit(trx, edit);
      return { result: true as const, updatedAt: (edit?.at ?? product.updated_at).toISOString() };
    });
  };
}

interface EditInput {
  readonly product: LockedProduct;
  readonly sent: Omit<EditRequest, 'id' | 'updatedAt'>;
  readonly userId: number;
  readonly now: Date;
}

/** An edit that was checked, with the time of its change. */
interface PlannedEdit {
  readonly product: LockedProduct;
  readonly userId: number;
  readonly form: Awaited<ReturnType<typeof readProductSubmission>>;
  readonly changed: readonly string[];
  readonly at: Date;
}

/** Checks an edit; undefined if it changes nothing. */
export async function planEdit(
  trx: Transaction<Schema>,
  { product, sent, userId, now }: EditInput,
): Promise<PlannedEdit | undefined> {
  const { application_id: applicationId, product_id: productId } = product;
  const found = await findStoredProducts(trx, { applicationId, productIds: [productId] });
  const { form: stored } = requireOwnProduct(found.get(productId));
  const otherId = findOtherId(productId, sent.productId);
  const isTaken = otherId !== undefined && (await isTakenId(trx, { applicationId, productId: otherId }));
  const issues = otherId !== undefined && !isTaken ? WRONG_ID : [];
  const fields = { ...stored, ...definedOf(sent), productId };
  const form = await readProductSubmission(trx, { fields, userId, stored, issues, now });
  if (isTaken) throw idTaken();
  const changed = findChangedFields(stored, form);
  return changed.length === 0 ? undefined : { product, userId, form, changed, at: changedAt(product.updated_at, now) };
}

export async function writeEdit(trx: Transaction<Schema>, edit: PlannedEdit): Promise<void> {
  const { product, userId, form, changed, at } = edit;
  const { id, product_id: productId, app_id: applicationId } = product;
  await updateProducts(trx, [{ id, form, at }]);
  await writeAudit(trx, {
    actorUserId: userId,
    action: 'product.edit',
    subject: `product:${id}`,
    details: { applicationId, productId, fields: changed },
  });
}

/** The ID of a product never changes (R5.31). */
const WRONG_ID: readonly FieldIssue[] = [{ field: 'productId', message: 'field.invalid', code: ERROR.invalidFormat }];

/** The given ID as a string if it differs from the product's. */
function findOtherId(productId: string, sent: unknown): string | undefined {
  const normalized = normalizeLine(sent);
  if (isBlank(normalized) || normalized === productId) return undefined;
  return typeof normalized === 'string' ? normalized : '';
}

async function isTakenId(
  trx: Transaction<Schema>,
  key: { readonly applicationId: number; readonly productId: string },
): Promise<boolean> {
  if (key.productId === DEFAULT_PRODUCT.productId) return true;
  // No product has an invalid ID, and the database may not accept it as a parameter.
  return productRules.product_id_format.check(key.productId, {}) === true && (await hasProduct(trx, key));
}

function definedOf(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
