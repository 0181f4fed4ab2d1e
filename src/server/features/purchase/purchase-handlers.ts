import { acknowledgePurchase, getPurchase, listPurchases } from '#contract/purchase/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createAcknowledgePurchase } from './acknowledge-purchase.ts';
import { createGetPurchase } from './get-purchase.ts';
import { createListPurchases } from './list-purchases.ts';

/** What the servers of games ask of purchases. */
export function purchaseHandlers(services: Services): BoundHandler[] {
  return [
    handle(getPurchase, createGetPurchase(services)),
    handle(listPurchases, createListPurchases(services)),
    handle(acknowledgePurchase, createAcknowledgePurchase(services)),
  ];
}
