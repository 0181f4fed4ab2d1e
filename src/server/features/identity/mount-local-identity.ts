import type { Hono } from 'hono';
import { checkOrigin } from '../../middleware/origin-check.ts';
import type { ScopeVariables } from '../../middleware/request-scope.ts';
import { createLocalIdentity } from '../../providers/identity/local/local-identity.ts';
import { localBase } from '../../providers/identity/local/local-paths.ts';
import type { Services } from '../../services.ts';
import { createListLocalAccounts } from './list-local-accounts.ts';

type LocalServices = Pick<Services, 'config' | 'database' | 'identity' | 'log' | 'hashKey'>;

/**
 * Mounts the local identity providers: the script that pages load instead of a provider's, the OpenID flow and its
 * pages. They do not exist in production or if the real provider is configured.
 */
export function mountLocalIdentity(app: Hono<ScopeVariables>, services: LocalServices): void {
  const { config, identity, log, hashKey } = services;
  const listAccounts = createListLocalAccounts(services);
  for (const { name, local } of Object.values(identity)) {
    if (local === null) continue;
    const answer = createLocalIdentity({
      issuer: local,
      locales: config.LOCALES,
      cookieKey: hashKey,
      log,
      listAccounts: () => listAccounts(name),
    });
    app.all(`${localBase(name)}/*`, (context) => {
      const request = context.req.raw;
      checkOrigin(request, config.PUBLIC_ORIGIN);
      return answer(request, config.PUBLIC_ORIGIN || new URL(request.url).origin);
    });
  }
}
