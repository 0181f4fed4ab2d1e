import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable, Updateable } from 'kysely';
import type { AgeRating } from '#contract/age-ratings.ts';
import type { ApplicationDraftForm } from '#contract/application/draft-entities.ts';
import type { RemovalReason } from '#contract/application/operator-entities.ts';
import type { DepositProblem, DepositRefundState } from '#contract/deposit/entities.ts';
import type { ImagePurpose } from '#contract/image-purposes.ts';
import type { AccountKind, TransactionKind } from '#contract/ledger/entities.ts';
import type { CurrencyCode } from '#contract/limits.ts';
import type { LocaleCode } from '#contract/locales.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type {
  ProviderDraftForm,
  ProviderForm,
  ProviderSubmissionKind,
  ProviderSubmissionStatus,
} from '#contract/provider/entities.ts';
import type {
  BannerType,
  CarrierType,
  InvoicePrinting,
  InvoiceStatus,
  LoginType,
  PaymentStatus,
  ProviderType,
  Shelf,
  UserStatus,
  UserType,
  VersionReview,
  WinningType,
} from '#contract/states.ts';
import type { UploadMime } from '#contract/upload/entities.ts';
import type { CodePurpose } from '#contract/verification/entities.ts';

export type { AgeRating, LocaleCode };
/** Why nobody takes over a code: the mail server, or the SMS provider as table 8a tells it. */
export type CodeFailure = 80000 | 80001 | 80002 | 80003;
export type OutboxChannel = 'email' | 'sms';
export type ScreenshotKind = 'mobile' | 'tablet7' | 'tablet10' | 'computer';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface UsersTable {
  id: GeneratedAlways<number>;
  account: string;
  nickname: Generated<string>;
  type: Generated<UserType>;
  status: Generated<UserStatus>;
  login_type: LoginType | null;
  email: Generated<string>;
  email_confirmed: Generated<boolean>;
  given_name: Generated<string>;
  family_name: Generated<string>;
  birthdate: ColumnType<string | null, string | null | undefined, string | null>;
  calling_code: Generated<string>;
  phone_number: Generated<string>;
  phone_confirmed: Generated<boolean>;
  postal_code: Generated<string>;
  address: Generated<string>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  deleted_at: NullableTimestamp;
  device_whitelist: Generated<boolean>;
}

export interface IdentitiesTable {
  provider: LoginType;
  subject: string;
  user_id: number;
  email: Generated<string>;
  is_private_email: Generated<boolean>;
  created_at: GeneratedTimestamp;
}

export interface SessionsTable {
  id: Generated<string>;
  user_id: number;
  login_type: LoginType;
  token_hash: Buffer;
  authority_hash: Buffer | null;
  device_hash: Buffer | null;
  user_agent: Generated<string>;
  address_hash: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
  last_seen_at: Timestamp;
  revoked_at: NullableTimestamp;
}

export interface UsedNoncesTable {
  nonce_hash: Buffer;
  expires_at: Timestamp;
}

/** What the development outbox holds instead of sending it. */
export interface OutboxTable {
  id: GeneratedAlways<number>;
  channel: OutboxChannel;
  recipient: string;
  kind: Generated<string>;
  language: LocaleCode | null;
  subject: Generated<string>;
  text: string;
  html: Generated<string>;
  created_at: Timestamp;
}

/** Nobody changes or removes an entry: the database refuses it. */
export interface AuditLogTable {
  id: GeneratedAlways<number>;
  created_at: ColumnType<Date, never, never>;
  actor_user_id: ColumnType<number | null, number | null, never>;
  action: ColumnType<string, string, never>;
  subject: ColumnType<string, string, never>;
  /** Written as JSON text, read as the value. */
  details: ColumnType<unknown, string, never>;
}

export interface VerificationCodesTable {
  user_id: number;
  purpose: CodePurpose;
  id: string;
  code_hash: Buffer;
  tries: Generated<number>;
  created_at: Timestamp;
  expires_at: Timestamp;
  sent_at: NullableTimestamp;
  attempts: Generated<number>;
  used_at: NullableTimestamp;
  failure: CodeFailure | null;
}

export interface DevicesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  device_hash: Buffer;
  name: string;
  added_at: Timestamp;
  last_seen_at: Timestamp;
}

export interface RateLimitsTable {
  key_hash: Buffer;
  count: number;
  resets_at: Timestamp;
}

export interface ProvidersTable {
  user_id: number;
  type: Generated<ProviderType>;
  name: string;
  website: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  tax_id_number: Generated<string>;
  currency: Generated<'TWD' | 'MYR' | 'SGD' | 'EUR'>;
  country: Generated<string>;
  poc_given_name: Generated<string>;
  poc_family_name: Generated<string>;
  poc_email: Generated<string>;
  poc_calling_code: Generated<string>;
  poc_phone_number: Generated<string>;
  bank_code: Generated<string>;
  branch_code: Generated<string>;
  bank_name: Generated<string>;
  bank_account_number: Generated<string>;
  iban: Generated<string>;
  cnaps_code: Generated<string>;
  billing_contact_name: Generated<string>;
  billing_contact_email: Generated<string>;
  billing_contact_phone: Generated<string>;
  terms_signing_at: NullableTimestamp;
  verified: Generated<boolean>;
  enable: Generated<boolean>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

/** One submission of a form; the latest of kind `application` says where an account stands. */
export interface ProviderSubmissionsTable {
  id: GeneratedAlways<number>;
  user_id: ColumnType<number, number, never>;
  kind: ColumnType<ProviderSubmissionKind, ProviderSubmissionKind, never>;
  status: Generated<ProviderSubmissionStatus>;
  /** Written as JSON text, read as the value. */
  form: ColumnType<StoredProviderForm, string, never>;
  tax_key: ColumnType<string, never, never>;
  documents: ColumnType<string[], readonly string[], never>;
  passbook: ColumnType<string[], readonly string[], never>;
  language: LocaleCode;
  submitted_at: Timestamp;
  counts_from: Timestamp;
  decided_at: NullableTimestamp;
  decided_by: number | null;
  reasons: ColumnType<string[], readonly string[] | undefined, readonly string[]>;
  reason: Generated<string>;
}

/** A form without its pictures, which stand in columns of their own. */
export type StoredProviderForm = Omit<ProviderForm, 'documents' | 'passbook'>;

export interface ProviderDraftsTable {
  user_id: number;
  /** Written as JSON text, read as the value. */
  form: ColumnType<ProviderDraftForm, string, string>;
  step: number;
  revision: Generated<number>;
  saved_at: Timestamp;
}

export interface ReviewMessagesTable {
  id: GeneratedAlways<number>;
  subject: string;
  author_user_id: number;
  is_operator: boolean;
  text: string;
  attachments: ColumnType<string[], readonly string[] | undefined, never>;
  created_at: Timestamp;
}

export interface TaxIdHoldersTable {
  tax_key: string;
  user_id: number;
}

export interface ApplicationsTable {
  id: GeneratedAlways<number>;
  app_id: string;
  provider_id: number;
  content_default: Generated<LocaleCode>;
  icon: Generated<string>;
  background_image: Generated<string>;
  promo_video: Generated<string>;
  promo_image: Generated<string>;
  category: number;
  default_category: Generated<number>;
  age_rating: Generated<AgeRating>;
  platforms: Generated<number[]>;
  countries: Generated<string[]>;
  web_redirect_url: Generated<string>;
  hardware_requirements: Generated<string>;
  contains_ads: Generated<boolean>;
  is_paid_once: Generated<boolean>;
  has_in_app_purchase: Generated<boolean>;
  privacy_policy_url: Generated<string>;
  contact_email: Generated<string>;
  publish_date: NullableTimestamp;
  view_count: Generated<number>;
  play_count: Generated<number>;
  status: Generated<Shelf>;
  is_open: Generated<boolean>;
  sort: number | null;
  pin_sort: number | null;
  /** Written as JSON text, read as the value. */
  age_answers: ColumnType<unknown, string | null | undefined, string | null>;
  removal_template: RemovalReason | null;
  removal_reason: Generated<string>;
  removed_at: NullableTimestamp;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

/** One of an application at most; those without are of applications to be made. */
export interface ApplicationDraftsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  application_id: number | null;
  /** Written as JSON text, read as the value. */
  form: ColumnType<ApplicationDraftForm, string, string>;
  revision: Generated<number>;
  saved_at: Timestamp;
}

/** The form of an application as a reviewer has last seen it. */
export interface ApplicationSnapshotsTable {
  application_id: number;
  /** Written as JSON text, read as the value. */
  form: ColumnType<unknown, string, string>;
  because: 'release' | 'approval';
  taken_at: Timestamp;
}

export interface ApplicationContentsTable {
  application_id: number;
  lang: LocaleCode;
  name: string;
  short_description: Generated<string>;
  full_description: Generated<string>;
}

export interface ImagesTable {
  url: string;
  width: number;
  height: number;
  placeholder: string;
}

export interface ApplicationScreenshotsTable {
  application_id: number;
  kind: ScreenshotKind;
  position: number;
  url: string;
}

export interface ApplicationDownloadsTable {
  application_id: number;
  platform: number;
  url: string;
  size: Generated<number>;
}

export interface ApplicationDataTypesTable {
  application_id: number;
  code: number;
  collected: Generated<boolean>;
  shared: Generated<boolean>;
  optional: Generated<boolean>;
  ephemeral: Generated<boolean>;
  purposes: Generated<string[]>;
}

export interface ApplicationContactsTable {
  application_id: number;
  key: string;
  value: string;
}

export interface VersionsTable {
  id: GeneratedAlways<number>;
  application_id: number;
  platform: number;
  version_name: string;
  minimum_version: Generated<string>;
  file_name: string | null;
  file_key: string | null;
  file_size: number | null;
  review: Generated<VersionReview>;
  reject_reason: Generated<string>;
  status: Generated<Shelf>;
  released_at: NullableTimestamp;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface VersionContentsTable {
  version_id: number;
  lang: LocaleCode;
  description: Generated<string>;
}

export interface BannersTable {
  id: GeneratedAlways<number>;
  type: BannerType;
  image: string;
  link: Generated<string>;
  sort: Generated<number>;
  begin_at: NullableTimestamp;
  end_at: NullableTimestamp;
}

export interface BannerContentsTable {
  banner_id: number;
  lang: LocaleCode;
  eyebrow: Generated<string>;
  title: string;
  tagline: Generated<string>;
}

/** Which operator sees to what just now. */
export interface ClaimsTable {
  subject: string;
  user_id: number;
  expires_at: Timestamp;
}

export interface MaintenancesTable {
  id: GeneratedAlways<number>;
  maintaining: Generated<boolean>;
  begin_at: Timestamp;
  end_at: Timestamp;
  message: Generated<string>;
  /** By language; written as JSON text, read as the value. */
  messages: ColumnType<Readonly<Partial<Record<LocaleCode, string>>>, string | undefined, string>;
}

export interface ApplicationViewsTable {
  application_id: number;
  visitor: Buffer;
  day: string;
}

export interface SettingsTable {
  key: string;
  /** Written as JSON text, read as the value. */
  value: ColumnType<unknown, string, string>;
}

/** Kept by triggers; one column for each language, since each has its own order. */
export interface ShelfNamesTable {
  application_id: ColumnType<number, never, never>;
  category: ColumnType<number, never, never>;
  zh_tw: ColumnType<string, never, never>;
  zh_cn: ColumnType<string, never, never>;
  vi_vn: ColumnType<string, never, never>;
  en_us: ColumnType<string, never, never>;
}

/** Kept by triggers; category 100 stands for all. */
export interface CategoryCountsTable {
  category: ColumnType<number, never, never>;
  on_shelf_count: ColumnType<number, never, never>;
}

export interface SearchTokensTable {
  token: string;
  application_id: number;
  weight: number;
  langs: number;
}

export interface SearchWordsTable {
  token: string;
}

export interface SearchVariantsTable {
  variant: string;
  token: string;
}

/** Written by `ledger_post` alone; a balance follows the entries. Amounts of the ledger are in minor units. */
export interface LedgerAccountsTable {
  id: GeneratedAlways<number>;
  /** 0 is the house. */
  owner_id: number;
  kind: AccountKind;
  currency: CurrencyCode;
  /** Null where it is the sum of the entries. */
  balance: ColumnType<number | null, number | null, never>;
}

export interface LedgerTransactionsTable {
  id: GeneratedAlways<number>;
  kind: ColumnType<TransactionKind, never, never>;
  reference: ColumnType<string, never, never>;
  posted_at: ColumnType<Date, never, never>;
}

export interface LedgerEntriesTable {
  id: GeneratedAlways<number>;
  transaction_id: ColumnType<number, never, never>;
  account_id: ColumnType<number, never, never>;
  currency: ColumnType<CurrencyCode, never, never>;
  amount: ColumnType<number, never, never>;
  balance_after: ColumnType<number | null, never, never>;
}

/** What a day brought, in minor units; only days that are over. */
export interface DailyClosesTable {
  day: string;
  currency: CurrencyCode;
  top_up_count: number;
  top_up_minor: number;
  refund_minor: number;
  order_count: number;
  order_minor: number;
  order_refund_minor: number;
  circulation_minor: number;
}

export interface LedgerReportsTable {
  id: GeneratedAlways<number>;
  made_at: Timestamp;
  is_balanced: boolean;
  /** Written as JSON text, read as the value. */
  figures: ColumnType<unknown, string, never>;
  findings: ColumnType<unknown, string, never>;
}

/** Answers of money calls by the key that their caller gave them. */
export interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  call: string;
  request_hash: Buffer;
  /** Written as JSON text, read as the value. */
  answer: ColumnType<unknown, string | null | undefined, string>;
  created_at: Timestamp;
}

/** Records by day, kept by triggers. */
export interface RecordDaysTable {
  user_id: ColumnType<number, never, never>;
  record: ColumnType<RecordKind, never, never>;
  day: ColumnType<string, never, never>;
  currency: ColumnType<CurrencyCode, never, never>;
  status: ColumnType<PaymentStatus, never, never>;
  count: ColumnType<number, never, never>;
  amount_minor: ColumnType<number, never, never>;
  refunded_minor: ColumnType<number, never, never>;
}
export type RecordKind = 'deposit' | 'order';

export interface ProductsTable {
  id: GeneratedAlways<number>;
  application_id: number;
  product_id: string;
  name: string;
  icon: Generated<string>;
  status: Generated<Shelf>;
  publish_date: NullableTimestamp;
  content_default: Generated<LocaleCode>;
  default_currency: CurrencyCode;
  default_price_minor: number;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface ProductContentsTable {
  product_id: number;
  lang: LocaleCode;
  title: string;
  description: Generated<string>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface ProductPricesTable {
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

/** A text in every language; written as JSON text. */
type TextsColumn = ColumnType<Readonly<Record<LocaleCode, string>>, string, never>;

/** Amounts are in minor units. */
export interface OrdersTable {
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
  created_at: Timestamp;
}

/** Amounts are in minor units. */
export interface DepositsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  user_id: number;
  payment_method: PaymentMethod;
  provider: string;
  provider_reference: Generated<string>;
  /** How it was paid, in the words of the provider. */
  provider_method: Generated<string>;
  currency: CurrencyCode;
  amount_minor: number;
  /** Sorts amounts of all currencies together. */
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
}

export interface DepositRefundsTable {
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

/** The books of the sandbox cashier; nothing but the cashier reads them. */
export interface CashierPaymentsTable {
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

export interface CashierRefundsTable {
  refund_id: string;
  order_id: string;
  amount_minor: number;
}

export interface CashierNotificationsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  /** JSON as it is sent, signature included. */
  body: string;
  tries: Generated<number>;
  delivered_at: NullableTimestamp;
  created_at: Timestamp;
}

export interface InvoiceCarriersTable {
  user_id: number;
  type: CarrierType;
  code: string;
  hidden_code: string | null;
  bound_at: Timestamp;
}

export interface InvoiceBindingsTable {
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

export interface InvoiceRangesTable {
  id: GeneratedAlways<number>;
  period: string;
  prefix: string;
  first_number: number;
  last_number: number;
  next_number: number;
  created_at: Timestamp;
}

/** From the payment on; the number and what comes with it are null until it is issued. */
export interface InvoicesTable {
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
  told_at: NullableTimestamp;
}

export interface InvoiceAllowancesTable {
  id: GeneratedAlways<number>;
  invoice_id: number;
  amount: number;
  created_at: Timestamp;
}

export interface InvoiceDrawsTable {
  period: string;
  /** YYYY-MM-DD in Taiwan. */
  drawn_on: string;
  imported_at: Timestamp;
  winners: Generated<number>;
  prizes: Generated<number>;
}

export interface InvoiceDrawnNumbersTable {
  period: string;
  position: number;
  number: string;
  winning_type: WinningType;
}

export interface AgenciesTable {
  code: string;
  name: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ExchangeRatesTable {
  from_currency: CurrencyCode;
  to_currency: CurrencyCode;
  rate: number;
  updated_at: Timestamp;
}

export interface UploadsTable {
  id: string;
  user_id: number;
  purpose: ImagePurpose;
  state: UploadState;
  url: string;
  width: number;
  height: number;
  size: number;
  mime: UploadMime;
  created_at: Timestamp;
}
export type UploadState = 'storing' | 'ready' | 'removing';

/** Who may open a developer's games before they are on the shelf. */
export interface TestAccountsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  account: string;
  /** From 1 to the most that a developer may have. */
  place: number;
  created_at: Timestamp;
}

/** What a day of Taiwan's brought an application. */
export interface ApplicationDaysTable {
  application_id: number;
  day: string;
  views: Generated<number>;
  plays: Generated<number>;
}

/** Every table, as the migrations leave it. */
export interface Schema {
  users: UsersTable;
  identities: IdentitiesTable;
  sessions: SessionsTable;
  used_nonces: UsedNoncesTable;
  verification_codes: VerificationCodesTable;
  devices: DevicesTable;
  rate_limits: RateLimitsTable;
  audit_log: AuditLogTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_reports: LedgerReportsTable;
  daily_closes: DailyClosesTable;
  idempotency_keys: IdempotencyKeysTable;
  record_days: RecordDaysTable;
  outbox: OutboxTable;
  providers: ProvidersTable;
  provider_submissions: ProviderSubmissionsTable;
  provider_drafts: ProviderDraftsTable;
  review_messages: ReviewMessagesTable;
  tax_id_holders: TaxIdHoldersTable;
  applications: ApplicationsTable;
  application_contents: ApplicationContentsTable;
  application_drafts: ApplicationDraftsTable;
  application_snapshots: ApplicationSnapshotsTable;
  images: ImagesTable;
  application_screenshots: ApplicationScreenshotsTable;
  application_downloads: ApplicationDownloadsTable;
  application_data_types: ApplicationDataTypesTable;
  application_contacts: ApplicationContactsTable;
  versions: VersionsTable;
  version_contents: VersionContentsTable;
  banners: BannersTable;
  banner_contents: BannerContentsTable;
  claims: ClaimsTable;
  maintenances: MaintenancesTable;
  application_views: ApplicationViewsTable;
  application_days: ApplicationDaysTable;
  test_accounts: TestAccountsTable;
  settings: SettingsTable;
  shelf_names: ShelfNamesTable;
  category_counts: CategoryCountsTable;
  search_tokens: SearchTokensTable;
  search_words: SearchWordsTable;
  search_variants: SearchVariantsTable;
  products: ProductsTable;
  product_contents: ProductContentsTable;
  product_prices: ProductPricesTable;
  orders: OrdersTable;
  deposits: DepositsTable;
  deposit_refunds: DepositRefundsTable;
  cashier_payments: CashierPaymentsTable;
  cashier_refunds: CashierRefundsTable;
  cashier_notifications: CashierNotificationsTable;
  invoice_carriers: InvoiceCarriersTable;
  invoice_bindings: InvoiceBindingsTable;
  invoice_ranges: InvoiceRangesTable;
  invoices: InvoicesTable;
  invoice_allowances: InvoiceAllowancesTable;
  invoice_draws: InvoiceDrawsTable;
  invoice_drawn_numbers: InvoiceDrawnNumbersTable;
  agencies: AgenciesTable;
  exchange_rates: ExchangeRatesTable;
  uploads: UploadsTable;
}

export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;
export type RowUpdate<Table extends keyof Schema> = Updateable<Schema[Table]>;
