import { APPLE_SCRIPTS, GOOGLE_SCRIPT } from '#domain/page/trusted-scripts.ts';
import type { Config } from '../../config.ts';
import { localClientScript } from '../providers/identity/local/local-paths.ts';
import type { PolicySources } from './page-policy.ts';

type IdentitySources = Required<Pick<PolicySources, 'scripts' | 'frames' | 'calls' | 'styles' | 'runsForeignScripts'>>;

const NOTHING: IdentitySources = { scripts: [], frames: [], calls: [], styles: [], runsForeignScripts: false };

/** https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy */
const GOOGLE: IdentitySources = {
  scripts: [GOOGLE_SCRIPT],
  frames: ['https://accounts.google.com/gsi/'],
  calls: ['https://accounts.google.com/gsi/'],
  styles: ['https://accounts.google.com/gsi/style'],
  runsForeignScripts: true,
};

/** Apple signs in in a separate window, where the page's policy does not apply; Safari asks for permission first. */
const APPLE: IdentitySources = {
  ...NOTHING,
  scripts: [APPLE_SCRIPTS],
  calls: ['https://appleid.apple.com/auth/'],
  runsForeignScripts: true,
};

type IdentitySettings = Pick<Config, 'GOOGLE_CLIENT_ID' | 'APPLE_CLIENT_ID' | 'isProduction'>;

/**
 * The identity provider sources a page may load: the real provider's if it has a client ID, else its local
 * emulation's.
 */
export function identitySources(config: IdentitySettings): IdentitySources {
  const local = (provider: 'google' | 'apple') =>
    config.isProduction ? NOTHING : { ...NOTHING, scripts: [localClientScript(provider)] };
  const used = [
    config.GOOGLE_CLIENT_ID === '' ? local('google') : GOOGLE,
    config.APPLE_CLIENT_ID === '' ? local('apple') : APPLE,
  ];
  return {
    scripts: used.flatMap(({ scripts }) => scripts),
    frames: used.flatMap(({ frames }) => frames),
    calls: used.flatMap(({ calls }) => calls),
    styles: used.flatMap(({ styles }) => styles),
    runsForeignScripts: used.some(({ runsForeignScripts }) => runsForeignScripts),
  };
}
