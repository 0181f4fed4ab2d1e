import {
  exportSales,
  exportStatement,
  getSalesCharts,
  getStatement,
  listSales,
  listStatements,
  printStatement,
  requestSaleRefund,
} from '#contract/sales/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createExportSales } from './export-sales.ts';
import { createExportStatement } from './export-statement.ts';
import { createGetSalesCharts } from './get-sales-charts.ts';
import { createGetStatement } from './get-statement.ts';
import { createListSales } from './list-sales.ts';
import { createListStatements } from './list-statements.ts';
import { createPrintStatement } from './print-statement.ts';
import { createRequestSaleRefund } from './request-sale-refund.ts';

/** What developers see of what their games sold, and what they are paid for it. */
export function salesHandlers(services: Services): BoundHandler[] {
  return [
    handle(listSales, createListSales(services)),
    handle(exportSales, createExportSales(services)),
    handle(getSalesCharts, createGetSalesCharts(services)),
    handle(requestSaleRefund, createRequestSaleRefund(services)),
    handle(listStatements, createListStatements(services)),
    handle(getStatement, createGetStatement(services)),
    handle(exportStatement, createExportStatement(services)),
    handle(printStatement, createPrintStatement(services)),
  ];
}
