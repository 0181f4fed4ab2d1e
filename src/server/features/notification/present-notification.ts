import type { Notification } from '#contract/notification/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { NotificationRow } from './notification-queries.ts';

/** Builds the API representation of a notification in a language. */
export function presentNotification(row: NotificationRow, lang: LocaleCode): Notification {
  const params = Object.entries(row.params).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[lang] : value,
  ]);
  return {
    id: row.id,
    kind: row.kind,
    application:
      row.app_id === null ? null : { applicationId: row.app_id, name: row.name ?? row.app_id, icon: row.icon ?? '' },
    params: Object.fromEntries(params),
    count: row.times,
    path: row.path,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}
