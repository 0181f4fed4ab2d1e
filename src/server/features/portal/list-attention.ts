import type { Kysely } from 'kysely';
import { ATTENTION_KINDS, type Attention } from '#contract/portal/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { isPlatformCode } from '#contract/values/platforms.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { findCompleteness } from '#domain/application/application-completeness.ts';
import { checkScreenshotCounts } from '#domain/application/required-screenshots.ts';
import type { Schema } from '../../db/schema.ts';
import {
  findNewDrafts,
  findOpenQuestion,
  findWaiting,
  type WaitingApplication,
  type WaitingVersion,
} from './attention-queries.ts';
import type { PortalScope } from './summary-queries.ts';

/** The developer's open tasks, most urgent first, for all applications or one. */
export async function listAttention(
  db: Kysely<Schema>,
  scope: PortalScope,
  lang: LocaleCode,
): Promise<readonly Attention[]> {
  const isAll = scope.applicationId === undefined;
  const [waiting, drafts, question] = await Promise.all([
    findWaiting(db, scope, lang),
    isAll ? findNewDrafts(db, scope.developerId) : [],
    isAll ? findOpenQuestion(db, scope.developerId) : undefined,
  ]);
  const found = [
    ...waiting.flatMap(attentionOf),
    ...(question === undefined ? [] : [{ ...NOTHING, kind: 'question' as const, detail: question }]),
    ...drafts.map((draft) => ({
      ...NOTHING,
      kind: 'draft' as const,
      draftId: draft.id,
      name: draft.name ?? draft.app_id ?? '',
    })),
  ];
  // The sort is stable within a kind.
  return found.sort((a, b) => ATTENTION_KINDS.indexOf(a.kind) - ATTENTION_KINDS.indexOf(b.kind));
}

const NOTHING = { applicationId: null, draftId: null, name: '', detail: '' } as const;

/** The open tasks of an application. One that was taken down has no task but that. */
function attentionOf(application: WaitingApplication): readonly Attention[] {
  const about = { ...NOTHING, applicationId: application.app_id, name: application.name };
  if (application.status === SHELF.removed) {
    return [{ ...about, kind: 'removed', detail: application.removal_reason }];
  }
  return [
    ...application.versions.map((version): Attention => ({ ...about, ...attentionOfVersion(version) })),
    ...application.questions.map((detail): Attention => ({ ...about, kind: 'question', detail })),
    ...(areTextsIncomplete(application) ? [{ ...about, kind: 'texts' as const }] : []),
    ...(areScreenshotsWrong(application) ? [{ ...about, kind: 'screenshots' as const }] : []),
    ...(application.bad_rating === null
      ? []
      : [{ ...about, kind: 'badRating' as const, detail: application.bad_rating }]),
    ...(application.draft_id === null ? [] : [{ ...about, kind: 'draft' as const, draftId: application.draft_id }]),
  ];
}

function attentionOfVersion(version: WaitingVersion): Pick<Attention, 'kind' | 'detail'> {
  const { review, status, versionName, rejectReason, removalReason } = version;
  if (status === SHELF.removed) return { kind: 'removedVersion', detail: removalReason || versionName };
  return review === VERSION_REVIEW.rejected
    ? { kind: 'rejectedVersion', detail: rejectReason || versionName }
    : { kind: 'approvedVersion', detail: versionName };
}

/** Whether a started language is incomplete, or the default one, which is required; others are optional. */
function areTextsIncomplete({ contents, content_default }: WaitingApplication): boolean {
  return findCompleteness({ contents }).languages.some(({ lang, ...texts }) => {
    const states = Object.values(texts);
    const isBegun = lang === content_default || states.some((state) => state !== 'empty');
    return isBegun && states.some((state) => state !== 'filled');
  });
}

function areScreenshotsWrong({ platforms, screenshots }: WaitingApplication): boolean {
  const counts = {
    screenshot_mobile: screenshots.mobile ?? 0,
    screenshot_tablet7: screenshots.tablet7 ?? 0,
    screenshot_tablet10: screenshots.tablet10 ?? 0,
    screenshot_computer: screenshots.computer ?? 0,
  };
  return checkScreenshotCounts(platforms.filter(isPlatformCode), counts).length > 0;
}
