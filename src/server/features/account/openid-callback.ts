import { finishOpenId } from '#contract/account/sign-in-endpoints.ts';
import type { Config } from '../../../config.ts';

/** The address at which a provider ends a sign-in; operators register it there. */
export function openIdCallback(config: Pick<Config, 'PUBLIC_ORIGIN'>, headers: Headers, provider: string): URL {
  const origin = config.PUBLIC_ORIGIN || `http://${headers.get('host') ?? 'localhost'}`;
  return new URL(finishOpenId.path.replace('{provider}', encodeURIComponent(provider)), origin);
}
