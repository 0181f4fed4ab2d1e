import type { FeatureHandlers } from '../../api/handler.ts';
import { addAgency } from './add-agency.ts';
import { listAgencies } from './list-agencies.ts';
import { listShopCurrencies } from './list-shop-currencies.ts';
import { removeAgency } from './remove-agency.ts';
import { updateAgency } from './update-agency.ts';

/** Lists of the shop: agencies, which operators maintain, and currencies, which are fixed. */
export const shopHandlers = {
  listAgencies,
  listShopCurrencies,
  addAgency,
  updateAgency,
  removeAgency,
} satisfies FeatureHandlers;
