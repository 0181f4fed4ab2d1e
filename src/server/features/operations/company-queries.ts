import type { Kysely } from 'kysely';
import type { CompanyContacts } from '#contract/system/operator-entities.ts';
import type { Config } from '../../../config.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { companySetting, findSetting } from './setting-queries.ts';

/** The company's contact details from the environment. */
export function configuredCompany(config: Config): CompanyContacts {
  const { COMPANY_HOTLINE: hotline, COMPANY_FAX: fax, COMPANY_SERVICE_EMAIL: serviceEmail } = config;
  return { hotline, fax, serviceEmail };
}

/** The company's contact details: as set by operators, else from the environment. */
export async function readCompany(db: Kysely<Schema>, config: Config): Promise<CompanyContacts> {
  return (await findSetting(db, companySetting)) ?? configuredCompany(config);
}

/** The cached version of `readCompany`. */
export function findCompany({
  config,
  database,
  cache,
}: Pick<Services, 'config' | 'database' | 'cache'>): Promise<CompanyContacts> {
  return cache.read('company', () => readCompany(database.db, config));
}
