import type { OwnApplication, VersionCounts } from '#contract/application/developer-entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { isPlatformCode } from '#contract/values/platforms.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { findCompleteness } from '#domain/application/application-completeness.ts';
import { findApplicationObstacles } from '#domain/state-machines/application-obstacles.ts';
import { type OwnRow, toStoredForm, type VersionPart } from './own-application-queries.ts';

/** Formats an application for its developer. The contacts are those shown to players, including the account's. */
export function presentOwnApplication(row: OwnRow, lang: LocaleCode): OwnApplication {
  const form = toStoredForm(row);
  const versions = row.versions ?? [];
  return {
    ...form,
    ageAnswers: form.ageAnswers,
    contacts: [...(row.contacts ?? [])],
    id: row.id,
    publishDate: row.published_at?.toISOString() ?? null,
    viewCount: row.view_count,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    pinned: row.pin_position !== null,
    sort: row.pin_position,
    onlineVersionId: versions.findLast(({ status }) => status === SHELF.onShelf)?.id ?? null,
    name: findName(form, lang),
    iconPlaceholder: row.icon_placeholder ?? '',
    playCount: row.play_count,
    gameProductId: row.game_product_id,
    isOpen: row.is_open,
    versions: countVersions(versions),
    completeness: findCompleteness(form),
    obstacles: findApplicationObstacles({ status: row.status, versions, wasReleased: row.published_at !== null }),
    draft: row.draft && { ...row.draft, savedAt: new Date(row.draft.savedAt).toISOString() },
  };
}

function findName({ contents, contentDefault }: Pick<OwnApplication, 'contents' | 'contentDefault'>, lang: LocaleCode) {
  const content =
    contents.find((entry) => entry.lang === lang) ?? contents.find((entry) => entry.lang === contentDefault);
  return content?.name ?? '';
}

function countVersions(versions: readonly VersionPart[]): VersionCounts {
  const count = (review: VersionPart['review']) => versions.filter((version) => version.review === review).length;
  const online = versions.filter(({ status }) => status === SHELF.onShelf);
  return {
    total: versions.length,
    notReviewed: count(VERSION_REVIEW.notReviewed),
    inReview: count(VERSION_REVIEW.inReview),
    rejected: count(VERSION_REVIEW.rejected),
    approved: count(VERSION_REVIEW.approved),
    online: online.flatMap(({ id, platform, versionName }) =>
      isPlatformCode(platform) ? [{ id, platform, versionName }] : [],
    ),
  };
}
