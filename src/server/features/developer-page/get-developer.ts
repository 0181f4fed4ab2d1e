import type { PublicDeveloper } from '#contract/developer-page/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { isForYounger } from '../../api/call-audience.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { requireDeveloper } from './developer-policy.ts';
import { findChannels, findPublicDeveloper } from './developer-queries.ts';
import { countFollowers } from './follow-queries.ts';
import { presentDeveloper } from './present-developer.ts';

interface Kept {
  readonly userId: number;
  readonly developer: Omit<PublicDeveloper, 'followers'>;
}

/** Returns the public page of a developer. The number of followers is always read; the rest may be cached. */
export function getDeveloper({ database, cache }: Pick<Services, 'database' | 'cache'>): Handler<'getDeveloper'> {
  const db = database.readDb;
  const load = async (slug: string, audience: { lang: LocaleCode; isForYounger: boolean }): Promise<Kept> => {
    const row = requireDeveloper(await findPublicDeveloper(db, slug, audience));
    const channels = await findChannels(db, row.user_id);
    return { userId: row.user_id, developer: presentDeveloper({ row, channels, lang: audience.lang }) };
  };
  return async ({ slug, lang }, context) => {
    const audience = { lang, isForYounger: isForYounger(context) };
    const key = `developer ${JSON.stringify([slug, audience])}`;
    const { userId, developer } = await cache.read(key, () => load(slug, audience));
    return { ...developer, followers: await countFollowers(database.db, userId) };
  };
}
