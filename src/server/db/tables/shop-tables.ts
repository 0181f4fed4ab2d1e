import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DepositDisputeState, DepositProblem, DepositRefundState } from '#contract/deposit/entities.ts';
import type {
  PriceCause,
  ProductImportReport,
  ProductJobKind,
  ProductJobState,
  Refusal,
  Repricing,
} from '#contract/product/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { PaymentMethod } from '#contract/values/payment-methods.ts';
import type { PaymentStatus, Shelf } from '#contract/values/states.ts';
import type { GeneratedTimestamp, NullableTimestamp, TextsColumn, Timestamp } from './column-types.ts';

/** Products, orders and top-ups. */
export interface ShopTables {
  products: ProductsTable;
  product_contents: ProductContentsTable;
  product_prices: ProductPricesTable;
  product_price_changes: ProductPriceChangesTable;
  product_pulls: ProductPullsTable;
  product_jobs: ProductJobsTable;
  discounts: DiscountsTable;
  orders: OrdersTable;
  deposits: DepositsTable;
  deposit_refunds: DepositRefundsTable;
  deposit_disputes: DepositDisputesTable;
  cashier_payments: CashierPaymentsTable;
  cashier_refunds: CashierRefundsTable;
  cashier_notifications: CashierNotificationsTable;
}

interface ProductsTable {
  id: GeneratedAlways<number>;
  application_id: number;
  product_id: string;
  name: string;
  icon: Generated<string>;
  status: Generated<Shelf>;
  published_at: NullableTimestamp;
  content_default: Generated<LocaleCode>;
  default_currency: CurrencyCode;
  default_price_minor: number;
  removal_reason: Generated<string>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

interface ProductContentsTable {
  product_id: number;
  lang: LocaleCode;
  title: string;
  description: Generated<string>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

interface ProductPricesTable {
  product_id: number;
  country: string;
  position: number;
  currency: CurrencyCode;
  price_minor: number;
  default_price_minor: number;
  is_manual: Generated<boolean>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

/** Written by triggers; amounts are in minor units. */
interface ProductPriceChangesTable {
  id: GeneratedAlways<number>;
  product_id: number;
  country: string;
  old_currency: CurrencyCode | null;
  old_price_minor: number | null;
  new_currency: CurrencyCode | null;
  new_price_minor: number | null;
  is_manual: boolean;
  cause: PriceCause;
  changed_at: Timestamp;
}

/** Written by a trigger: the position in the price history when a product left the shelf. */
interface ProductPullsTable {
  product_id: ColumnType<number, never, never>;
  last_change: ColumnType<number, never, never>;
}

interface DiscountsTable {
  id: GeneratedAlways<number>;
  application_id: number;
  product_id: number | null;
  percent: number;
  begin_at: Timestamp;
  end_at: Timestamp;
  created_at: Timestamp;
}

/** The parameters of a large repricing. */
export interface RepricingRequest {
  /** Empty: all products of the application. */
  readonly ids: readonly number[];
  /** The hash of the confirmed preview. */
  readonly basis?: string;
}

interface ProductJobsTable {
  id: GeneratedAlways<number>;
  application_id: number;
  user_id: number;
  kind: ProductJobKind;
  is_applying: boolean;
  state: Generated<ProductJobState>;
  /** The parameters of a repricing; null for imports. */
  request: ColumnType<RepricingRequest | null, string | undefined, never>;
  repricing: ColumnType<Repricing | null, string | undefined, string>;
  refusal: ColumnType<Refusal | null, string | undefined, string>;
  /** The file of an unfinished import. */
  file: Uint8Array | null;
  done: Generated<number>;
  total: number;
  counts: ColumnType<ProductImportReport['counts'], string | undefined, string>;
  lines: ColumnType<ProductImportReport['lines'], string | undefined, string>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Amounts are in minor units. */
interface OrdersTable {
  order_id: string;
  id: GeneratedAlways<number>;
  user_id: number;
  application_id: number;
  app_id: string;
  application_names: TextsColumn;
  product_id: string;
  product_names: TextsColumn;
  seller_id: number;
  seller: string;
  lang: LocaleCode;
  currency: CurrencyCode;
  price_minor: number;
  quantity: number;
  amount_minor: number;
  amount_rank: GeneratedAlways<number>;
  status: Generated<PaymentStatus>;
  refunded_minor: Generated<number>;
  refund_reason: Generated<string>;
  refund_requested_at: NullableTimestamp;
  refund_answer: Generated<string>;
  refund_decided_at: NullableTimestamp;
  refund_operator_id: number | null;
  refund_requester_id: number | null;
  country: string | null;
  is_test: Generated<boolean>;
  acknowledged_at: NullableTimestamp;
  created_at: Timestamp;
}

/** Amounts are in minor units. */
interface DepositsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  user_id: number;
  payment_method: PaymentMethod;
  provider: string;
  provider_reference: Generated<string>;
  /** The payment method in the provider's terms. */
  provider_method: Generated<string>;
  currency: CurrencyCode;
  amount_minor: number;
  /** Orders amounts of all currencies together. */
  amount_rank: GeneratedAlways<number>;
  refunded_minor: Generated<number>;
  status: Generated<PaymentStatus>;
  problem: DepositProblem | null;
  language: LocaleCode;
  store_code: string | null;
  expires_at: NullableTimestamp;
  checks: Generated<number>;
  next_check_at: NullableTimestamp;
  created_at: Timestamp;
  paid_at: NullableTimestamp;
  updated_at: Timestamp;
  /** The first operator who credited it, while a second one is needed. */
  credit_operator_id: number | null;
  credit_reason: Generated<string>;
  credit_called_at: NullableTimestamp;
}

interface DepositRefundsTable {
  id: GeneratedAlways<number>;
  deposit_id: number;
  amount_minor: number;
  held_minor: Generated<number>;
  owed_minor: Generated<number>;
  state: DepositRefundState;
  reason: Generated<string>;
  operator_id: number | null;
  second_operator_id: number | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Payments that their payer disputes at the bank. */
interface DepositDisputesTable {
  deposit_id: number;
  reference: string;
  amount_minor: number;
  taken_minor: Generated<number>;
  state: DepositDisputeState;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The sandbox cashier's payments; only the cashier reads them. */
interface CashierPaymentsTable {
  order_id: string;
  method: PaymentMethod;
  currency: CurrencyCode;
  amount_minor: number;
  refunded_minor: Generated<number>;
  state: CashierState;
  reference: string;
  store_code: string | null;
  language: LocaleCode;
  expires_at: Timestamp;
  created_at: Timestamp;
}

export type CashierState = 'open' | 'authorised' | 'paid' | 'declined' | 'cancelled';

interface CashierRefundsTable {
  refund_id: string;
  order_id: string;
  amount_minor: number;
}

interface CashierNotificationsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  /** JSON as it is sent, including the signature. */
  body: string;
  tries: Generated<number>;
  delivered_at: NullableTimestamp;
  created_at: Timestamp;
}
