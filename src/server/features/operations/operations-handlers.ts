import type { FeatureHandlers } from '../../api/handler.ts';
import { addBanner } from './add-banner.ts';
import { addMaintenance } from './add-maintenance.ts';
import { getCategoryOrder } from './get-category-order.ts';
import { getCompany } from './get-company.ts';
import { getCounters } from './get-counters.ts';
import { listAllApplications } from './list-all-applications.ts';
import { listAllBanners } from './list-all-banners.ts';
import { listAllMaintenance } from './list-all-maintenance.ts';
import { listAllProducts } from './list-all-products.ts';
import { openApplication } from './open-application.ts';
import { orderApplications } from './order-applications.ts';
import { removeApplication } from './remove-application.ts';
import { removeBanner } from './remove-banner.ts';
import { removeMaintenance } from './remove-maintenance.ts';
import { removeProduct } from './remove-product.ts';
import { restoreApplication } from './restore-application.ts';
import { restoreProduct } from './restore-product.ts';
import { setCompany } from './set-company.ts';
import { setMaintenance } from './set-maintenance.ts';
import { sortApplication } from './sort-application.ts';
import { sortCategories } from './sort-categories.ts';
import { updateBanner } from './update-banner.ts';

/** The operators' day-to-day calls. */
export const operationsHandlers = {
  getCounters,
  listAllApplications,
  sortApplication,
  orderApplications,
  openApplication,
  removeApplication,
  restoreApplication,
  listAllProducts,
  removeProduct,
  restoreProduct,
  listAllBanners,
  addBanner,
  updateBanner,
  removeBanner,
  listAllMaintenance,
  addMaintenance,
  setMaintenance,
  removeMaintenance,
  getCompany,
  setCompany,
  getCategoryOrder,
  sortCategories,
} satisfies FeatureHandlers;
