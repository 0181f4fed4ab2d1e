import type { Kysely } from 'kysely';
import { PLATFORM_CODE_BY_NAME } from '#contract/values/platforms.ts';
import type { Version } from '#contract/version/entities.ts';
import type { VersionCase } from '#contract/version/operator-entities.ts';
import { findFormChanges } from '#domain/application/form-changes.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import { listVersionReasonTexts } from '../../mails/version-reasons.ts';
import type { Services } from '../../services.ts';
import { findSnapshot, findStoredForm } from '../application/public.ts';
import { findClaims } from '../claim/public.ts';
import { listReviewMessages } from '../provider/public.ts';
import { compareVersion, findWaitingAppeal, readVersion } from '../version/public.ts';
import { previewUrl } from '../web-build/public.ts';
import { mayDecideAppeal } from './appeal-queries.ts';
import { type CaseRow, findCaseRow, findReviewedFile, listVersionHistory } from './case-queries.ts';
import { findNeighbours } from './queue-queries.ts';
import { assessVersions, NO_RISK } from './risk-queries.ts';
import { REVIEWED_FILES } from './serve-reviewed-file.ts';
import { requireVersion } from './version-review-policy.ts';

type CaseServices = Pick<Services, 'database' | 'config' | 'hashKey' | 'now'>;

/** Returns everything an operator needs for a decision. */
export function getVersionReview(services: CaseServices): Handler<'getVersionReview'> {
  const { db } = services.database;
  return async ({ id, lang }, context) => {
    const operator = { userId: requireSession(context).userId, now: new Date(context.clock()) };
    const subject = `version:${id}` as const;
    const version = requireVersion(await readVersion(db, id));
    const row = requireVersion(await findCaseRow(db, { id, lang }));
    const [assessed, claims, neighbours, file] = await Promise.all([
      assessVersions(db, [id]),
      findClaims(db, [subject], operator),
      findNeighbours(db, id),
      findReviewedFile(db, id),
    ]);
    return {
      version,
      application: presentApplication(row),
      ...(assessed.get(id) ?? NO_RISK),
      comparison: requireVersion(await compareVersion(db, id)),
      formChanges: await presentFormChanges(db, row.application_id),
      playUrl: playUrlOf(services, version, row),
      fileUrl: file === undefined ? null : `${REVIEWED_FILES}${id}`,
      messages: await listReviewMessages(db, subject),
      history: await listVersionHistory(db, id),
      language: row.language,
      templates: listVersionReasonTexts(row.language),
      canDecideAppeal: await canDecideAppeal(services, row, operator.userId),
      claim: claims.get(subject) ?? null,
      ...neighbours,
    };
  };
}

function presentApplication(row: CaseRow): VersionCase['application'] {
  return {
    applicationId: row.app_id,
    name: row.name,
    icon: row.icon,
    status: row.application_status,
    developer: { id: row.developer_id, account: row.account, nickname: row.nickname },
    company: row.company,
    webRedirectUrl: row.web_redirect_url,
    updatedAt: row.application_updated_at.toISOString(),
  };
}

/** Changes since the form that was last reviewed; the whole form if there was no review. */
async function presentFormChanges(db: Kysely<Schema>, applicationId: number): Promise<VersionCase['formChanges']> {
  const [snapshot, form] = await Promise.all([findSnapshot(db, applicationId), findStoredForm(db, applicationId)]);
  const changes = form === undefined ? [] : findFormChanges(snapshot?.form ?? null, form);
  return { since: snapshot?.takenAt.toISOString() ?? null, changes };
}

/** A private address of a hosted build, else the developer's own site. */
function playUrlOf(services: CaseServices, { id, platform }: Version, row: CaseRow): string | null {
  if (platform !== PLATFORM_CODE_BY_NAME.Web) return null;
  const folderKey = row.file_key ?? row.folder_key ?? '';
  const hosted = previewUrl(services, { versionId: id, folderKey });
  return hosted || row.web_redirect_url || null;
}

async function canDecideAppeal({ database, config }: CaseServices, row: CaseRow, userId: number): Promise<boolean> {
  const appeal = await findWaitingAppeal(database.db, row.id);
  if (appeal === undefined) return false;
  return mayDecideAppeal(database.db, row, { userId, operatorEmails: config.OPERATOR_EMAILS });
}
