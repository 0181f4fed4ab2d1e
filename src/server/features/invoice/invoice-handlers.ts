import type { FeatureHandlers } from '../../api/handler.ts';
import { addInvoiceRange } from './add-invoice-range.ts';
import { bindCarrier } from './bind-carrier.ts';
import { confirmCarrierBinding } from './confirm-carrier-binding.ts';
import { getCarrier } from './get-carrier.ts';
import { getInvoice } from './get-invoice.ts';
import { importInvoiceDraw } from './import-invoice-draw.ts';
import { listAllInvoices } from './list-all-invoices.ts';
import { listInvoiceDraws } from './list-invoice-draws.ts';
import { listInvoiceRanges } from './list-invoice-ranges.ts';
import { listInvoices } from './list-invoices.ts';
import { listWinningInvoices } from './list-winning-invoices.ts';
import { printInvoice } from './print-invoice.ts';
import { retryInvoices } from './retry-invoices.ts';
import { returnFromCarrierBinding } from './return-from-carrier-binding.ts';
import { startCarrierBinding } from './start-carrier-binding.ts';
import { unbindCarrier } from './unbind-carrier.ts';

/** Electronic invoices: calls of players, the invoice platform and operators. */
export const invoiceHandlers = {
  getCarrier,
  bindCarrier,
  unbindCarrier,
  startCarrierBinding,
  confirmCarrierBinding,
  returnFromCarrierBinding,
  listInvoices,
  getInvoice,
  listWinningInvoices,
  printInvoice,
  listAllInvoices,
  retryInvoices,
  listInvoiceRanges,
  addInvoiceRange,
  listInvoiceDraws,
  importInvoiceDraw,
} satisfies FeatureHandlers;
