import { ApiError } from '#contract/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import { SHELF, type Shelf } from '#contract/states.ts';
import { maySellProducts, type SellingDeclaration } from '#domain/may-sell-products.ts';

/** @throws 50005 for a product that is not there or is another developer's: both answer the same. */
export function requireOwnProduct<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(50005);
  return row;
}

/** @throws 70000 for a product of an application that says it sells nothing (R3.14). */
export function requireSelling(declared: SellingDeclaration): void {
  if (!maySellProducts(declared)) throw new ApiError(70000, { fields: { hasInAppPurchase: 'form.sells_nothing' } });
}

/** @throws 60035 for a product that the operator has removed. */
export function requireStanding(status: Shelf): void {
  if (status === SHELF.removed) throw new ApiError(60035);
}

/** @throws 70000 where an application would have more products than it may. */
export function requireRoom(count: number, more = 1): void {
  if (count + more > LIMITS.productsPerApplication) throw new ApiError(70000, { fields: { productId: 'form.count' } });
}

/** @throws 70000 for an edit of something that somebody has saved since it was read. */
export function requireUnchanged({ updated_at }: { readonly updated_at: Date }, readAt: string | undefined): void {
  if (readAt === undefined || Date.parse(readAt) === updated_at.getTime()) return;
  throw new ApiError(70000, { fields: { updatedAt: 'field.invalid' } });
}

/** The refusal of an ID that another product of the application has, or the one that every application has (R5.27). */
export function idTaken(): ApiError {
  return new ApiError(60016, { fields: { productId: 'field.taken' } });
}
