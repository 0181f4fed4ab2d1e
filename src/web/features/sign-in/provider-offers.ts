import type { IdentityProviderName } from '#contract/account/entities.ts';
import type { PublicSettings } from '#contract/system/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { APPLE_SCRIPTS, GOOGLE_SCRIPT } from '#domain/page/trusted-scripts.ts';

/** A sign-in provider that this installation offers. */
export interface ProviderOffer {
  readonly clientId: string;
  readonly scriptUrl: string;
  /** Whether the local identity provider replaces it. */
  readonly isLocal: boolean;
}

/** An OpenID provider, to which a link leads. */
export interface OpenIdOffer {
  readonly id: string;
  readonly name: string;
}

export type ProviderOffers = Readonly<Record<IdentityProviderName, ProviderOffer | null>> & {
  readonly openId: readonly OpenIdOffer[];
};

export type OfferSettings = Pick<PublicSettings, 'googleClientId' | 'appleClientId' | 'localSignIn' | 'openId'>;

/** Google and Apple: the real one with a client ID, otherwise the local one if available (O112); then any others. */
export function readProviderOffers(settings: OfferSettings, locale: LocaleCode): ProviderOffers {
  const { googleClientId, appleClientId, localSignIn, openId } = settings;
  const language = locale.replace('-', '_');
  const local = (provider: IdentityProviderName): ProviderOffer | null =>
    localSignIn
      ? { clientId: `starhall-local-${provider}`, scriptUrl: `/dev/identity/${provider}/client.js`, isLocal: true }
      : null;
  const real = (clientId: string, scriptUrl: string): ProviderOffer => ({ clientId, scriptUrl, isLocal: false });
  return {
    google: googleClientId === '' ? local('google') : real(googleClientId, GOOGLE_SCRIPT),
    apple: appleClientId === '' ? local('apple') : real(appleClientId, `${APPLE_SCRIPTS}1/${language}/appleid.auth.js`),
    openId: openId.map(({ id, names }) => ({ id, name: names[locale] ?? id })),
  };
}
