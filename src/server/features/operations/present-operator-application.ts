import type { OperatorApplication } from '#contract/application/operator-entities.ts';
import type { OperatorApplicationRow } from './application-list-queries.ts';

/** Builds the operator view of an application. */
export function presentOperatorApplication(row: OperatorApplicationRow): OperatorApplication {
  const { removed_at: removedAt, removal_template: template, removal_reason: reason } = row;
  return {
    id: row.id,
    applicationId: row.app_id,
    name: row.name,
    lang: row.lang,
    icon: row.icon,
    iconPlaceholder: row.icon_placeholder ?? '',
    category: row.category,
    company: row.company,
    providerId: row.developer_id,
    status: row.status,
    isOpen: row.is_open,
    sort: row.position,
    viewCount: row.view_count,
    publishDate: row.published_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    removal: removedAt === null ? null : { template, reason, removedAt: removedAt.toISOString() },
  };
}
