import type { Config } from '../../config.ts';
import type { PolicySources } from './page-policy.ts';

type IdentitySources = Required<Omit<PolicySources, 'files'>>;

/** https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy */
const GOOGLE: IdentitySources = {
  scripts: ['https://accounts.google.com/gsi/client'],
  frames: ['https://accounts.google.com/gsi/'],
  calls: ['https://accounts.google.com/gsi/'],
  styles: ['https://accounts.google.com/gsi/style'],
};

/** Apple signs in in a window of its own, where the page's policy has no say; Safari asks first whether it may. */
const APPLE: IdentitySources = {
  scripts: ['https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/'],
  frames: [],
  calls: ['https://appleid.apple.com/auth/'],
  styles: [],
};

/** What a page may load of the identity providers that have a client ID; the local ones are our own files. */
export function identitySources(config: Pick<Config, 'GOOGLE_CLIENT_ID' | 'APPLE_CLIENT_ID'>): IdentitySources {
  const used = [...(config.GOOGLE_CLIENT_ID === '' ? [] : [GOOGLE]), ...(config.APPLE_CLIENT_ID === '' ? [] : [APPLE])];
  return {
    scripts: used.flatMap(({ scripts }) => scripts),
    frames: used.flatMap(({ frames }) => frames),
    calls: used.flatMap(({ calls }) => calls),
    styles: used.flatMap(({ styles }) => styles),
  };
}
