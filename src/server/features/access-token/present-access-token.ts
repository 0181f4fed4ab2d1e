import type { AccessToken } from '#contract/access-token/entities.ts';
import type { AccessTokenRow } from './access-token-queries.ts';

export function presentAccessToken(row: AccessTokenRow): AccessToken {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scope: row.scope,
    applicationIds: row.is_limited ? [...row.app_ids] : null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
