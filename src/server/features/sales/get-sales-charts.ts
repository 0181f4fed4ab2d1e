import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { readChartPeriod } from './chart-period.ts';
import { findChartRows } from './chart-queries.ts';
import { presentCharts } from './present-charts.ts';
import { findOwnApplication } from './read-sale-filter.ts';

/** Returns charts of the caller's sales; reads a replica. */
export function getSalesCharts({ database }: Pick<Services, 'database'>): Handler<'getSalesCharts'> {
  return async ({ lang, applicationId, productId, ...bounds }, context) => {
    const sellerId = requireSession(context).userId;
    const { days, ...period } = readChartPeriod(bounds, context.clock());
    const application = await findOwnApplication(database, sellerId, applicationId);
    const scope = { sellerId, applicationId: application, productId, ...period };
    return { list: presentCharts(await findChartRows(database.readDb, scope), { days, lang }) };
  };
}
