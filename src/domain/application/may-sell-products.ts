/** What an application declares of how it is paid for. */
export interface SellingDeclaration {
  readonly hasInAppPurchase: boolean;
  readonly isPaidOnce: boolean;
}

/**
 * Whether an application may have products on the shelf (R3.14): one that declares in-app purchases, or that it is paid
 * for once, since its price is that of a product.
 */
export function maySellProducts({ hasInAppPurchase, isPaidOnce }: SellingDeclaration): boolean {
  return hasInAppPurchase || isPaidOnce;
}
