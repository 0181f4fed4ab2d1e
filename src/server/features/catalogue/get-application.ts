import type { getApplication } from '#contract/application/endpoints.ts';
import type { PublicApplication } from '#contract/application/entities.ts';
import type { LocaleCode } from '#contract/locales.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import {
  findContacts,
  findDeclarations,
  findDownloads,
  findOnlineVersions,
  findPlaceholders,
  findScreenshots,
  findTexts,
} from './application-parts.ts';
import { requireVisible } from './application-policy.ts';
import { findApplicationRow } from './application-queries.ts';
import { presentApplication } from './present-application.ts';

/** The public part of one application in one language. The counters are read afresh; the rest may be kept. */
export function createGetApplication({ database, cache }: Services): Handler<typeof getApplication> {
  const db = database.readDb;
  const load = async (applicationId: string, lang: LocaleCode): Promise<PublicApplication> => {
    const row = requireVisible(await findApplicationRow(db, applicationId));
    const [texts, versions, screenshots, declarations, contacts, downloads, placeholders] = await Promise.all([
      findTexts(db, row, lang),
      findOnlineVersions(db, row, lang),
      findScreenshots(db, row.id),
      findDeclarations(db, row.id),
      findContacts(db, row.id),
      findDownloads(db, row.id),
      findPlaceholders(db, [row.icon, row.background_image]),
    ]);
    const parts = { row, texts, versions, screenshots, declarations, contacts, downloads, placeholders };
    return presentApplication(parts, lang);
  };
  return async ({ applicationId, lang }) => {
    const key = `application ${JSON.stringify([applicationId, lang])}`;
    const application = await cache.read(key, () => load(applicationId, lang));
    const counters = await db
      .selectFrom('applications')
      .select(['view_count', 'play_count'])
      .where('id', '=', application.id)
      .executeTakeFirst();
    if (counters === undefined) return application;
    return { ...application, viewCount: counters.view_count, playCount: counters.play_count };
  };
}
