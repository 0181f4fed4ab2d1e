import type { TestAccount, TestApplication } from '#contract/test-account/entities.ts';
import { isPlatformCode } from '#contract/values/platforms.ts';
import type { Row } from '../../db/schema.ts';
import type { TestedRow } from './test-account-queries.ts';

export function presentTestAccount(row: Pick<Row<'test_accounts'>, 'id' | 'account' | 'created_at'>): TestAccount {
  return { id: row.id, account: row.account, createdAt: row.created_at.toISOString() };
}

export function presentTestApplication(row: TestedRow): TestApplication {
  return {
    applicationId: row.app_id,
    name: row.name,
    shortDescription: row.short_description,
    icon: row.icon,
    company: row.company,
    platforms: row.platforms.filter(isPlatformCode),
    updatedAt: row.updated_at.toISOString(),
  };
}
