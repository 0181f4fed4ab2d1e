import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ApplicationDraftForm } from '#contract/application/draft-entities.ts';
import type { RemovalReason } from '#contract/application/operator-entities.ts';
import type { UploadMime, VideoUpload } from '#contract/upload/entities.ts';
import type { AgeRating } from '#contract/values/age-ratings.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Shelf } from '#contract/values/states.ts';
import type { UploadPurpose } from '#contract/values/trailer-limits.ts';
import type { VideoIssue } from '#domain/video/trailer-rules.ts';
import type { GeneratedTimestamp, NullableTimestamp, Timestamp } from './column-types.ts';

/** Applications with their parts and pictures, and players' activity. */
export interface ApplicationTables {
  applications: ApplicationsTable;
  application_contents: ApplicationContentsTable;
  application_drafts: ApplicationDraftsTable;
  application_snapshots: ApplicationSnapshotsTable;
  images: ImagesTable;
  videos: VideosTable;
  video_conversions: VideoConversionsTable;
  application_screenshots: ApplicationScreenshotsTable;
  application_downloads: ApplicationDownloadsTable;
  application_data_types: ApplicationDataTypesTable;
  application_contacts: ApplicationContactsTable;
  application_views: ApplicationViewsTable;
  application_days: ApplicationDaysTable;
  application_trends: ApplicationTrendsTable;
  uploads: UploadsTable;
}

export type ScreenshotKind = 'mobile' | 'tablet7' | 'tablet10' | 'computer';

interface ApplicationsTable {
  id: GeneratedAlways<number>;
  app_id: string;
  developer_id: number;
  content_default: Generated<LocaleCode>;
  icon: Generated<string>;
  background_image: Generated<string>;
  trailer: Generated<string>;
  /** Written as JSON text, read as the value. */
  captions: ColumnType<unknown, string | undefined, string>;
  /** Written as JSON text, read as the value. */
  screenshot_languages: ColumnType<Readonly<Record<string, LocaleCode>>, string | undefined, string>;
  promo_video: Generated<string>;
  promo_image: Generated<string>;
  category: number;
  default_category: Generated<number>;
  age_rating: Generated<AgeRating>;
  platforms: Generated<number[]>;
  tags: Generated<string[]>;
  countries: Generated<string[]>;
  web_redirect_url: Generated<string>;
  hardware_requirements: Generated<string>;
  contains_ads: Generated<boolean>;
  is_paid_once: Generated<boolean>;
  game_product_id: number | null;
  has_in_app_purchase: Generated<boolean>;
  privacy_policy_url: Generated<string>;
  contact_email: Generated<string>;
  published_at: NullableTimestamp;
  view_count: Generated<number>;
  play_count: Generated<number>;
  status: Generated<Shelf>;
  is_open: Generated<boolean>;
  position: number | null;
  pin_position: number | null;
  /** Written as JSON text, read as the value. */
  age_answers: ColumnType<unknown, string | null | undefined, string | null>;
  removal_template: RemovalReason | null;
  removal_reason: Generated<string>;
  removed_at: NullableTimestamp;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

/** At most one per application; those without belong to new applications. */
interface ApplicationDraftsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  application_id: number | null;
  /** Written as JSON text, read as the value. */
  form: ColumnType<ApplicationDraftForm, string, string>;
  revision: Generated<number>;
  saved_at: Timestamp;
}

/** An application's form as a reviewer last saw it. */
interface ApplicationSnapshotsTable {
  application_id: number;
  /** Written as JSON text, read as the value. */
  form: ColumnType<unknown, string, string>;
  cause: 'release' | 'approval';
  taken_at: Timestamp;
}

interface ApplicationContentsTable {
  application_id: number;
  lang: LocaleCode;
  name: string;
  short_description: Generated<string>;
  full_description: Generated<string>;
}

interface ImagesTable {
  url: string;
  width: number;
  height: number;
  placeholder: string;
}

interface VideosTable {
  url: string;
  width: number;
  height: number;
  seconds: number;
}

interface VideoConversionsTable {
  id: string;
  user_id: number;
  percent: Generated<number>;
  /** Written as JSON text, read as the value. */
  issue: ColumnType<VideoIssue | null, string | undefined, string>;
  created_at: Timestamp;
}

interface ApplicationScreenshotsTable {
  application_id: number;
  kind: ScreenshotKind;
  position: number;
  url: string;
}

interface ApplicationDownloadsTable {
  application_id: number;
  platform: number;
  url: string;
  size: Generated<number>;
}

interface ApplicationDataTypesTable {
  application_id: number;
  code: number;
  collected: Generated<boolean>;
  shared: Generated<boolean>;
  optional: Generated<boolean>;
  ephemeral: Generated<boolean>;
  purposes: Generated<string[]>;
}

interface ApplicationContactsTable {
  application_id: number;
  key: string;
  value: string;
}

interface ApplicationViewsTable {
  application_id: number;
  visitor: Buffer;
  day: string;
}

export type StoredMime = UploadMime | VideoUpload['mime'] | 'text/vtt';

interface UploadsTable {
  id: string;
  user_id: number;
  purpose: UploadPurpose;
  state: UploadState;
  url: string;
  width: number | null;
  height: number | null;
  size: number;
  mime: StoredMime;
  created_at: Timestamp;
}

export type UploadState = 'storing' | 'ready' | 'removing';

/** Statistics of an application per day in Taiwan. */
interface ApplicationDaysTable {
  application_id: number;
  day: string;
  views: Generated<number>;
  plays: Generated<number>;
}

/** Computed every hour. */
interface ApplicationTrendsTable {
  application_id: number;
  score: number;
}
