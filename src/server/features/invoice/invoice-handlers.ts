import {
  bindCarrier,
  confirmCarrierBinding,
  getCarrier,
  getInvoice,
  listInvoices,
  listWinningInvoices,
  printInvoice,
  returnFromCarrierBinding,
  startCarrierBinding,
  unbindCarrier,
} from '#contract/invoice/endpoints.ts';
import {
  addInvoiceRange,
  importInvoiceDraw,
  listAllInvoices,
  listInvoiceDraws,
  listInvoiceRanges,
  retryInvoices,
} from '#contract/invoice/operator-endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createBindCarrier, createGetCarrier, createUnbindCarrier } from './bind-carrier.ts';
import { createAnswerPlatform, createStartBinding } from './bind-member-carrier.ts';
import { createImportDraw } from './import-draw.ts';
import { createListAllInvoices, createListDraws, createRetryInvoices } from './manage-invoices.ts';
import { createAddRange, createListRanges } from './manage-ranges.ts';
import { createGetInvoice, createListInvoices, createListWinning, createPrintInvoice } from './read-invoices.ts';

/** Electronic invoices: of players, of the invoice platform, of operators. */
export function invoiceHandlers(services: Services): BoundHandler[] {
  const answerPlatform = createAnswerPlatform(services);
  return [
    handle(getCarrier, createGetCarrier(services)),
    handle(bindCarrier, createBindCarrier(services)),
    handle(unbindCarrier, createUnbindCarrier(services)),
    handle(startCarrierBinding, createStartBinding(services)),
    handle(confirmCarrierBinding, answerPlatform),
    handle(returnFromCarrierBinding, answerPlatform),
    handle(listInvoices, createListInvoices(services)),
    handle(getInvoice, createGetInvoice(services)),
    handle(listWinningInvoices, createListWinning(services)),
    handle(printInvoice, createPrintInvoice(services)),
    handle(listAllInvoices, createListAllInvoices(services)),
    handle(retryInvoices, createRetryInvoices(services)),
    handle(listInvoiceRanges, createListRanges(services)),
    handle(addInvoiceRange, createAddRange(services)),
    handle(listInvoiceDraws, createListDraws(services)),
    handle(importInvoiceDraw, createImportDraw(services)),
  ];
}
