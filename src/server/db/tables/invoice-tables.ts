import type { Generated, GeneratedAlways } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { CarrierType, InvoicePrinting, InvoiceStatus, WinningType } from '#contract/values/states.ts';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

/** Taiwan's electronic invoices. */
export interface InvoiceTables {
  invoice_carriers: InvoiceCarriersTable;
  invoice_bindings: InvoiceBindingsTable;
  invoice_ranges: InvoiceRangesTable;
  invoices: InvoicesTable;
  invoice_allowances: InvoiceAllowancesTable;
  invoice_draws: InvoiceDrawsTable;
  invoice_drawn_numbers: InvoiceDrawnNumbersTable;
}

interface InvoiceCarriersTable {
  user_id: number;
  type: CarrierType;
  code: string;
  hidden_code: string | null;
  bound_at: Timestamp;
}

interface InvoiceBindingsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  link_hash: Buffer;
  token_hash: Buffer;
  visible_code: string;
  hidden_code: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  answered_at: NullableTimestamp;
}

interface InvoiceRangesTable {
  id: GeneratedAlways<number>;
  period: string;
  prefix: string;
  first_number: number;
  last_number: number;
  next_number: number;
  created_at: Timestamp;
}

/** Created with the payment; the number and related fields are null until it is issued. */
interface InvoicesTable {
  id: GeneratedAlways<number>;
  order_id: string;
  user_id: number;
  provider_code: string;
  language: LocaleCode;
  amount: number;
  allowance: Generated<number>;
  paid_at: Timestamp;
  status: Generated<InvoiceStatus>;
  period: string | null;
  number: string | null;
  random_code: string | null;
  seller_name: string | null;
  seller_tax_id: string | null;
  carrier_type: CarrierType | null;
  carrier_code: string | null;
  carrier_hidden_code: string | null;
  issued_at: NullableTimestamp;
  voided_at: NullableTimestamp;
  winning_type: Generated<WinningType>;
  prize: Generated<number>;
  redeem_code: Generated<string>;
  printing: Generated<InvoicePrinting>;
  notified_at: NullableTimestamp;
}

interface InvoiceAllowancesTable {
  id: GeneratedAlways<number>;
  invoice_id: number;
  amount: number;
  created_at: Timestamp;
}

interface InvoiceDrawsTable {
  period: string;
  /** YYYY-MM-DD in Taiwan. */
  drawn_on: string;
  imported_at: Timestamp;
  winners: Generated<number>;
  prizes: Generated<number>;
}

interface InvoiceDrawnNumbersTable {
  period: string;
  position: number;
  number: string;
  winning_type: WinningType;
}
