import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import { maySellProducts, type SellingDeclaration } from '#domain/application/may-sell-products.ts';

/** @throws `productNotFound` for a product that does not exist or is another developer's; the two look the same. */
export function requireOwnProduct<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(ERROR.productNotFound);
  return row;
}

/** @throws `parameterError` for an application declared to sell nothing (R3.14). */
export function requireSelling(declared: SellingDeclaration): void {
  if (!maySellProducts(declared)) {
    throw new ApiError(ERROR.parameterError, { fields: { hasInAppPurchase: 'form.sells_nothing' } });
  }
}

/** @throws `productRemoved` for a product that was taken down. */
export function requireNotRemoved(status: Shelf): void {
  if (status === SHELF.removed) throw new ApiError(ERROR.productRemoved);
}

/** @throws `parameterError` if the application would exceed its product limit. */
export function requireRoom(count: number, more = 1): void {
  if (count + more > LIMITS.productsPerApplication) {
    throw new ApiError(ERROR.parameterError, { fields: { productId: 'form.count' } });
  }
}

/** @throws `parameterError` if the row was saved after `readAt`. */
export function requireUnchanged({ updated_at }: { readonly updated_at: Date }, readAt: string | undefined): void {
  if (readAt === undefined || Date.parse(readAt) === updated_at.getTime()) return;
  throw new ApiError(ERROR.parameterError, { fields: { updatedAt: 'field.invalid' } });
}

/**
 * The error for an ID that another product of the application has, or that is reserved in every application (R5.27).
 */
export function idTaken(): ApiError {
  return new ApiError(ERROR.duplicateProductId, { fields: { productId: 'field.taken' } });
}
