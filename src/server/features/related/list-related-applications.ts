import { isForYounger } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { findApplicationRow, readSummaries, requireVisible } from '../catalogue/public.ts';
import { findRelated, type RelatedRequest } from './related-queries.ts';

/** Returns the games most like one, and more of its developer. */
export function listRelatedApplications({
  database,
  cache,
}: Pick<Services, 'database' | 'cache'>): Handler<'listRelatedApplications'> {
  const db = database.readDb;
  return ({ applicationId, lang }, context) => {
    const isYounger = isForYounger(context);
    return cache.read(`related ${JSON.stringify([isYounger, applicationId.toLowerCase(), lang])}`, async () => {
      const { id, developer_id: developerId } = requireVisible(await findApplicationRow(db, applicationId));
      const request: RelatedRequest = { applicationId: id, developerId, isForYounger: isYounger };
      const { related, ofDeveloper, developerCount } = await findRelated(db, request);
      const found = await readSummaries(db, [...new Set([...related, ...ofDeveloper])], lang);
      const games = new Map(found.map((entry) => [entry.id, entry.game]));
      const pick = (ids: readonly number[]) => ids.flatMap((wanted) => games.get(wanted) ?? []);
      return {
        count: related.length,
        list: pick(related),
        developer: { count: developerCount, list: pick(ofDeveloper) },
      };
    });
  };
}
