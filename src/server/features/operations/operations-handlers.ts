import { getCounters } from '#contract/system/operator-endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { countWaiting } from './counter-queries.ts';
import { applicationHandlers } from './manage-applications.ts';
import { bannerHandlers } from './manage-banners.ts';
import { companyHandlers } from './manage-company.ts';
import { maintenanceHandlers } from './manage-maintenance.ts';
import { productHandlers } from './manage-products.ts';
import { shelfHandlers } from './shelve-applications.ts';
import { categoryHandlers } from './sort-categories.ts';

/** How operators run the store from day to day. */
export function operationsHandlers(services: Services): BoundHandler[] {
  return [
    handle(getCounters, (_, { clock }) => countWaiting(services.database.db, new Date(clock()))),
    ...applicationHandlers(services),
    ...shelfHandlers(services),
    ...productHandlers(services),
    ...bannerHandlers(services),
    ...maintenanceHandlers(services),
    ...companyHandlers(services),
    ...categoryHandlers(services),
  ];
}
