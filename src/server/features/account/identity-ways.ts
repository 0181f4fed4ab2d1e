import { LOGIN_TYPE, type LoginType } from '#contract/values/states.ts';
import type { Services } from '../../services.ts';

type WayServices = Pick<Services, 'config' | 'identity' | 'openId'>;

interface Way {
  readonly login_type: LoginType;
  readonly issuer: string;
}

/** The OpenID provider of an identity, if it is still set up. */
export function findProvider({ openId }: Pick<WayServices, 'openId'>, { login_type, issuer }: Way) {
  if (login_type !== LOGIN_TYPE.openid) return undefined;
  return [...openId.values()].find((provider) => provider.isIssuer(issuer));
}

/** Whether the installation offers this way to sign in at present. */
export function isOffered(services: WayServices, way: Way): boolean {
  const { config, identity } = services;
  switch (way.login_type) {
    case LOGIN_TYPE.google:
      return config.GOOGLE_CLIENT_ID !== '' || identity.google.local !== null;
    case LOGIN_TYPE.apple:
      return config.APPLE_CLIENT_ID !== '' || identity.apple.local !== null;
    case LOGIN_TYPE.email:
      return config.EMAIL_SIGN_IN;
    default:
      return findProvider(services, way) !== undefined;
  }
}
