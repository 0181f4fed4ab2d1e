import type { RequestOf } from '#contract/endpoint.ts';
import { isForYounger } from '../../api/call-audience.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { validUntil } from '../../cache/catalogue-cache.ts';
import type { Services } from '../../services.ts';
import { createMarkOwned, findApplicationRow, readPricedSummaries, requireVisible } from '../catalogue/public.ts';
import { findRelated, type RelatedRequest } from './related-queries.ts';

/** Returns the games most like one, and more of its developer. */
export function listRelatedApplications(
  services: Pick<Services, 'database' | 'cache' | 'findOwnedGames'>,
): Handler<'listRelatedApplications'> {
  const { cache } = services;
  const db = services.database.readDb;
  const markOwned = createMarkOwned(services);
  const read = ({ applicationId, lang }: RequestOf<EndpointNamed<'listRelatedApplications'>>, context: CallContext) => {
    const isYounger = isForYounger(context);
    return cache.read(`related ${JSON.stringify([isYounger, applicationId.toLowerCase(), lang])}`, async () => {
      const { id, developer_id: developerId } = requireVisible(await findApplicationRow(db, applicationId));
      const request: RelatedRequest = { applicationId: id, developerId, isForYounger: isYounger };
      const { related, ofDeveloper, developerCount } = await findRelated(db, request);
      const ids = [...new Set([...related, ...ofDeveloper])];
      const priced = await readPricedSummaries(db, ids, { lang, at: new Date(context.clock()) });
      const games = new Map(priced.games.map((entry) => [entry.id, entry.game]));
      const pick = (wanted: readonly number[]) => wanted.flatMap((one) => games.get(one) ?? []);
      const reply = {
        count: related.length,
        list: pick(related),
        developer: { count: developerCount, list: pick(ofDeveloper) },
      };
      return validUntil(reply, priced.untilMs);
    });
  };
  return async (request, context) => {
    const reply = await read(request, context);
    const [alike, developer] = await Promise.all([
      markOwned(reply, context.session),
      markOwned(reply.developer, context.session),
    ]);
    // A cached reply that nothing was added to is sent as it was written before.
    return developer === reply.developer ? alike : { ...alike, developer };
  };
}
