import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  ProviderDraftForm,
  ProviderForm,
  ProviderSubmissionKind,
  ProviderSubmissionStatus,
} from '#contract/provider/entities.ts';
import type { RatingReason } from '#contract/rating/rating-reasons.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { PostState, ProviderType } from '#contract/values/states.ts';
import type { GeneratedTimestamp, NullableTimestamp, Timestamp } from './column-types.ts';

/** Developers' companies and their reviews. */
export interface ProviderTables {
  providers: ProvidersTable;
  provider_submissions: ProviderSubmissionsTable;
  provider_drafts: ProviderDraftsTable;
  review_messages: ReviewMessagesTable;
  tax_id_holders: TaxIdHoldersTable;
  test_accounts: TestAccountsTable;
  developer_slugs: DeveloperSlugsTable;
  developer_pages: DeveloperPagesTable;
  developer_page_contents: DeveloperPageContentsTable;
  developer_follows: DeveloperFollowsTable;
  developer_posts: DeveloperPostsTable;
  developer_post_contents: DeveloperPostContentsTable;
  developer_post_reports: DeveloperPostReportsTable;
}

interface ProvidersTable {
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
  terms_signed_at: NullableTimestamp;
  is_verified: Generated<boolean>;
  is_enabled: Generated<boolean>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

/** A submitted form; the latest of kind `application` determines an account's review status. */
interface ProviderSubmissionsTable {
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
  waiting_since: Timestamp;
  decided_at: NullableTimestamp;
  decided_by: number | null;
  reasons: ColumnType<string[], readonly string[] | undefined, readonly string[]>;
  reason: Generated<string>;
}

/** A form without its pictures, which have their own columns. */
export type StoredProviderForm = Omit<ProviderForm, 'documents' | 'passbook'>;

interface ProviderDraftsTable {
  user_id: number;
  /** Written as JSON text, read as the value. */
  form: ColumnType<ProviderDraftForm, string, string>;
  step: number;
  revision: Generated<number>;
  saved_at: Timestamp;
}

interface ReviewMessagesTable {
  id: GeneratedAlways<number>;
  subject: string;
  author_id: number;
  is_operator: boolean;
  text: string;
  attachments: ColumnType<string[], readonly string[] | undefined, never>;
  created_at: Timestamp;
}

interface TaxIdHoldersTable {
  tax_key: string;
  user_id: number;
}

/** Who may open a developer's games before release. */
interface TestAccountsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  account: string;
  /** From 1 to the maximum number per developer. */
  place: number;
  created_at: Timestamp;
}

interface DeveloperSlugsTable {
  slug: string;
  user_id: number;
  created_at: Timestamp;
}

interface DeveloperPagesTable {
  user_id: number;
  /** Null: made of the number. */
  slug: string | null;
  logo: Generated<string>;
  content_default: LocaleCode;
  updated_at: Timestamp;
}

interface DeveloperPageContentsTable {
  user_id: number;
  lang: LocaleCode;
  about: string;
}

interface DeveloperFollowsTable {
  developer_id: number;
  user_id: number;
  created_at: Timestamp;
}

interface DeveloperPostsTable {
  id: GeneratedAlways<number>;
  developer_id: number;
  /** The game that it is about. */
  application_id: number | null;
  picture: Generated<string>;
  content_default: LocaleCode;
  status: Generated<PostState>;
  revision: Generated<number>;
  decision: 'approved' | 'rejected' | 'removed' | 'restored' | null;
  decided_at: NullableTimestamp;
  reason: Generated<string>;
  reported_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
  submitted_at: NullableTimestamp;
  published_at: NullableTimestamp;
}

interface DeveloperPostContentsTable {
  post_id: number;
  lang: LocaleCode;
  title: string;
  lead: string;
  body: string;
}

interface DeveloperPostReportsTable {
  post_id: number;
  user_id: number;
  reason: RatingReason;
  note: Generated<string>;
  reported_at: Timestamp;
  decided_at: NullableTimestamp;
}
