import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { configuredCompany } from './company-queries.ts';
import { companySetting, findSetting } from './setting-queries.ts';
import { revisionOf } from './setting-revision.ts';

export function getCompany(services: Services): Handler<'getCompany'> {
  const { config, database } = services;
  return async () => {
    const standing = configuredCompany(config);
    const chosen = await findSetting(database.db, companySetting);
    const company = chosen ?? standing;
    return { company, standing, isChanged: chosen !== undefined, revision: revisionOf(company) };
  };
}
