import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { NotificationKind, ParamValue } from '#contract/notification/kinds.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

/** In-store notifications and their preferences. */
export interface NotificationTables {
  announcements: AnnouncementsTable;
  notifications: NotificationsTable;
  notification_settings: NotificationSettingsTable;
  notification_languages: NotificationLanguagesTable;
}

/** Why someone is notified about a game: as a favorite or a wish. */
export type WatcherKind = 'favourite' | 'wish';
/** Whom an announcement notifies: players who saved a game, or who follow a developer. */
export type Audience = WatcherKind | 'follower';

/** Written as JSON text. */
type ParamsColumn = ColumnType<Readonly<Record<string, ParamValue>>, string, string>;

interface AnnouncementsTable {
  id: GeneratedAlways<number>;
  kind: NotificationKind;
  application_id: number | null;
  developer_id: ColumnType<number | null, number | null | undefined, never>;
  post_id: ColumnType<number | null, number | null | undefined, never>;
  params: ParamsColumn;
  path: string;
  audiences: readonly Audience[];
  notified_up_to: Generated<number>;
  created_at: Timestamp;
  fanned_out_at: NullableTimestamp;
}

interface NotificationsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: NotificationKind;
  application_id: number | null;
  params: ParamsColumn;
  path: string;
  times: Generated<number>;
  is_shown: boolean;
  mail_due_at: NullableTimestamp;
  mailed_at: NullableTimestamp;
  created_at: Timestamp;
  read_at: NullableTimestamp;
}

interface NotificationSettingsTable {
  user_id: number;
  kind: NotificationKind;
  is_shown: boolean;
  is_mailed: boolean;
  updated_at: Timestamp;
}

interface NotificationLanguagesTable {
  user_id: number;
  language: LocaleCode;
  is_chosen: boolean;
  updated_at: Timestamp;
}
