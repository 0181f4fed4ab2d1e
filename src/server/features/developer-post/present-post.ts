import type { Claim } from '#contract/claim/entities.ts';
import type { OwnPost, OwnPostSummary, PostSummary, PublicPost } from '#contract/developer-post/entities.ts';
import type { OperatorPost } from '#contract/developer-post/operator-entities.ts';
import { defaultSlug } from '#domain/company/developer-slug.ts';
import type { OperatorPostRow } from './operator-post-queries.ts';
import type { PostLine, PostRow } from './post-queries.ts';
import type { PublicPostRow } from './public-post-queries.ts';

interface Game {
  readonly app_id: string | null;
  readonly application_name: string | null;
}

function presentGame({ app_id, application_name }: Game) {
  return app_id === null ? null : { applicationId: app_id, name: application_name ?? app_id };
}

/** Formats published news for lists. */
export function presentPostSummary(row: PublicPostRow): PostSummary {
  return {
    id: row.id,
    developer: { slug: row.developer_slug ?? defaultSlug(row.developer_id), name: row.developer_name },
    lang: row.lang,
    title: row.title,
    lead: row.lead,
    picture: row.picture,
    picturePlaceholder: row.picture_placeholder ?? '',
    application: presentGame(row),
    ...(row.is_adult === true && { adult: true }),
    publishedAt: row.published_at.toISOString(),
  };
}

/** Formats published news with its text. */
export function presentPublicPost(row: PublicPostRow): PublicPost {
  return { ...presentPostSummary(row), body: row.body };
}

function presentOwnFields(row: PostRow | PostLine) {
  return {
    id: row.id,
    status: row.status,
    revision: row.revision,
    reason: row.reason,
    contentDefault: row.content_default,
    picture: row.picture,
    application: presentGame(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
  };
}

/** Formats news for its developer's list. */
export function presentPostLine(row: PostLine): OwnPostSummary {
  return { ...presentOwnFields(row), title: row.title };
}

/** Formats news for its developer. */
export function presentOwnPost(row: PostRow): OwnPost {
  return { ...presentOwnFields(row), contents: [...row.contents], needsApproval: row.is_trusted !== true };
}

/** Formats news for operators. */
export function presentOperatorPost(row: OperatorPostRow, claim: Claim | null): OperatorPost {
  const { developer_id: userId, developer_slug, developer_name: name } = row;
  return {
    ...presentOwnPost(row),
    developer: { userId, name, slug: developer_slug ?? defaultSlug(userId) },
    reportCount: row.report_count,
    reports: row.reports.map((report) => ({ ...report, reportedAt: new Date(report.reportedAt).toISOString() })),
    claim,
  };
}
