/** What an application declares about its pricing. */
export interface SellingDeclaration {
  readonly hasInAppPurchase: boolean;
  readonly isPaidOnce: boolean;
}

/**
 * Whether an application may have products on sale (R3.14): it declares in-app purchases or is paid for once, since
 * that price is a product's.
 */
export function maySellProducts({ hasInAppPurchase, isPaidOnce }: SellingDeclaration): boolean {
  return hasInAppPurchase || isPaidOnce;
}
