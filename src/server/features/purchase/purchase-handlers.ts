import type { FeatureHandlers } from '../../api/handler.ts';
import { acknowledgePurchase } from './acknowledge-purchase.ts';
import { getPurchase } from './get-purchase.ts';
import { listPurchases } from './list-purchases.ts';

/** Purchases for game servers. */
export const purchaseHandlers = {
  getPurchase,
  listPurchases,
  acknowledgePurchase,
} satisfies FeatureHandlers;
