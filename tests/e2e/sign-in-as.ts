import type { Page } from 'playwright-core';
import { HEADERS, LIMITS } from '#contract/limits.ts';
import { makeSignature } from '#contract/signature.ts';

/** What the local provider says of the person, besides the e-mail. */
export interface LocalClaims {
  readonly emailVerified?: boolean;
}

/** Signs in as whoever has the e-mail, with tokens of the local provider, as the page would; the page is not reloaded. */
export async function signInAs(page: Page, email: string, claims: LocalClaims = {}): Promise<void> {
  const { origin } = new URL(page.url());
  const secret = await page.evaluate(() => {
    const state = document.querySelector<HTMLMetaElement>('meta[name=page-state]')?.content ?? '{}';
    return String(JSON.parse(state).signKey);
  });
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
  const { idToken } = await send('POST', '/dev/identity/google/token', { email, nonce, ...claims });
  await send('POST', '/api/provider/google/login', { token: idToken });
}
