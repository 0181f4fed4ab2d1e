import type { Page } from 'playwright-core';
import { makeSignature } from '#contract/request/signature.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';
import { readSignKey } from './read-sign-key.ts';

/** The claims of the local provider, besides the email. */
export interface LocalClaims {
  readonly emailVerified?: boolean;
  /** Google unless said otherwise. */
  readonly provider?: 'google' | 'apple';
}

/** Signs in as the account with this email through the local provider, as the page would, without a reload. */
export async function signInAs(
  page: Page,
  email: string,
  { provider = 'google', ...claims }: LocalClaims = {},
): Promise<void> {
  const { origin, secret } = await readSignKey(page);
  const send = async (method: 'GET' | 'POST', path: string, params: Readonly<Record<string, string | boolean>>) => {
    const iat = Math.floor(Date.now() / 1000);
    const signature = await makeSignature({ params, iat, secret, jti: crypto.randomUUID() });
    const headers = {
      origin,
      [HEADERS.clientVersion]: String(LIMITS.clientVersion),
      [HEADERS.signature]: `Bearer ${signature}`,
    };
    const reply = await page.request.fetch(origin + path, {
      method,
      headers,
      ...(method === 'POST' && { data: params }),
    });
    if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
    return reply.json();
  };
  const { nonce } = await send('GET', '/api/public/nonce', {});
  const { idToken } = await send('POST', `/dev/identity/${provider}/token`, { email, nonce, ...claims });
  await send('POST', `/api/provider/${provider}/login`, { token: idToken });
}
