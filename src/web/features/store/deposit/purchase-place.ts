import { detailsQuery } from '#web/kit/game/details-query.ts';

const KEY = 'purchase';

/** A purchase that a top-up began in. It lasts as long as the tab, which leaves for the cashier and returns. */
export interface PurchasePlace {
  readonly applicationId: string;
  readonly productId: string;
  /** What is bought, as the page names it. */
  readonly name: string;
}

/** Remembers a purchase while its star coins are topped up. Without storage, the receipt offers no way back. */
export function rememberPurchase(place: PurchasePlace): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // The storage is disabled or full.
  }
}

/** The remembered purchase of this tab. */
export function readPurchase(): PurchasePlace | null {
  try {
    const { applicationId, productId, name }: Record<string, unknown> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof applicationId !== 'string' || typeof productId !== 'string' || typeof name !== 'string') return null;
    return { applicationId, productId, name };
  } catch {
    return null;
  }
}

/** The path of the game's page with the dialog of the purchase. */
export function purchasePath({ applicationId, productId }: PurchasePlace) {
  return `${detailsQuery(applicationId)}#${purchaseHash(productId)}`;
}

/** Whether the address asks for the dialog of a product; asked once, so that going back opens nothing. */
export function takePurchaseHash(productId: string): boolean {
  if (location.hash !== `#${purchaseHash(productId)}`) return false;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

function purchaseHash(productId: string): string {
  return `buy=${encodeURIComponent(productId)}`;
}
