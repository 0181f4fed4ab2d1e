import type { FeatureHandlers } from '../../api/handler.ts';
import { exportSales } from './export-sales.ts';
import { exportStatement } from './export-statement.ts';
import { getSalesCharts } from './get-sales-charts.ts';
import { getStatement } from './get-statement.ts';
import { listSales } from './list-sales.ts';
import { listStatements } from './list-statements.ts';
import { printStatement } from './print-statement.ts';
import { requestSaleRefund } from './request-sale-refund.ts';

/** Developers' sales and statements. */
export const salesHandlers = {
  listSales,
  exportSales,
  getSalesCharts,
  requestSaleRefund,
  listStatements,
  getStatement,
  exportStatement,
  printStatement,
} satisfies FeatureHandlers;
