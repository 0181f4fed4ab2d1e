import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable, Updateable } from 'kysely';
import type { AgeRating } from '#contract/age-ratings.ts';
import type { LocaleCode } from '#contract/locales.ts';
import type {
  BannerType,
  LoginType,
  ProviderType,
  Shelf,
  UserStatus,
  UserType,
  VersionReview,
} from '#contract/states.ts';
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
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
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
  lang: LocaleCode;
  eyebrow: Generated<string>;
  title: string;
  tagline: Generated<string>;
  image: string;
  link: Generated<string>;
  sort: Generated<number>;
}

export interface MaintenancesTable {
  id: GeneratedAlways<number>;
  maintaining: Generated<boolean>;
  begin_at: Timestamp;
  end_at: Timestamp;
  message: Generated<string>;
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
  outbox: OutboxTable;
  providers: ProvidersTable;
  applications: ApplicationsTable;
  application_contents: ApplicationContentsTable;
  images: ImagesTable;
  application_screenshots: ApplicationScreenshotsTable;
  application_downloads: ApplicationDownloadsTable;
  application_data_types: ApplicationDataTypesTable;
  application_contacts: ApplicationContactsTable;
  versions: VersionsTable;
  version_contents: VersionContentsTable;
  banners: BannersTable;
  maintenances: MaintenancesTable;
  application_views: ApplicationViewsTable;
  settings: SettingsTable;
  shelf_names: ShelfNamesTable;
  category_counts: CategoryCountsTable;
  search_tokens: SearchTokensTable;
  search_words: SearchWordsTable;
  search_variants: SearchVariantsTable;
}

export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;
export type RowUpdate<Table extends keyof Schema> = Updateable<Schema[Table]>;
