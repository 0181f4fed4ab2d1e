import type { LocaleCode } from '#contract/values/locales.ts';
import type { Logger } from '../../../middleware/logger.ts';
import { createAccountChooser } from './choose-account.ts';
import { createChosenPeople } from './chosen-people.ts';
import { createOidcProvider } from './create-oidc-provider.ts';
import type { LocalAccount } from './local-account.ts';
import type { LocalIssuer } from './local-issuer.ts';
import { localBase } from './local-paths.ts';
import { type BridgedRequest, createNodeBridge } from './node-bridge.ts';
import { noticePage } from './notice-page.ts';
import { answerFailures, forgetLastChoice, sendNameOnce } from './provider-middleware.ts';
import { createShowPage } from './show-page.ts';

export interface LocalIdentitySettings {
  readonly issuer: LocalIssuer;
  readonly locales: readonly LocaleCode[];
  /** Key of the provider's own cookies. */
  readonly cookieKey: string;
  readonly log: Logger;
  /** The accounts that the chooser offers. */
  readonly listAccounts: () => Promise<readonly LocalAccount[]>;
}

/** The OpenID provider with its account chooser, behind a bridge; paths are relative to the provider's base. */
export async function openOidcBridge(
  settings: LocalIdentitySettings,
): Promise<(asked: BridgedRequest) => Promise<Response>> {
  const { issuer, cookieKey, log, listAccounts, locales } = settings;
  const base = localBase(issuer.provider);
  const people = createChosenPeople();
  const showPage = createShowPage(locales);
  const provider = await createOidcProvider({
    issuer,
    people,
    cookieKey,
    showRefusal: (ctx, detail) => showPage(ctx, '', (words) => noticePage({ words, base, kind: 'refused', detail })),
  });
  provider.on('server_error', (_, error) => log.error({ err: error }, 'local identity provider'));
  provider.use(
    answerFailures((ctx, error) => {
      log.error({ err: error }, 'local identity provider');
      showPage(ctx, '', (words) => noticePage({ words, base, kind: 'refused' }));
    }),
  );
  provider.use(forgetLastChoice);
  if (issuer.provider === 'apple') provider.use(sendNameOnce(people));
  provider.use(createAccountChooser({ provider, name: issuer.provider, people, listAccounts, showPage }));
  const answer = provider.callback();
  return createNodeBridge((request, response) => {
    // Tells Koa that it is mounted under a path of another application.
    void answer(Object.assign(request, { baseUrl: base }), response);
  });
}
