import type { Page } from 'playwright-core';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { makeSignature } from '#contract/request/signature.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';
import { readSessionCookie } from '#domain/account/session-cookie.ts';
import { checkAnswer } from '#tests/product/check-answer.ts';
import { readSignKey } from './read-sign-key.ts';

/** Makes a call as the account signed in on a page, as its client would. Returns the reply; throws a failure. */
export async function callAs<E extends Endpoint>(page: Page, { method, path }: E, input: InputOf<E>) {
  const { origin, secret } = await readSignKey(page);
  const cookies = await page.context().cookies(origin);
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { session } = readSessionCookie(header, Date.now());
  const iat = Math.floor(Date.now() / 1000);
  const signature = await makeSignature({ params: input, iat, secret, jti: crypto.randomUUID() });
  const headers = {
    origin,
    authorization: `Bearer ${session?.token}`,
    [HEADERS.clientVersion]: String(LIMITS.clientVersion),
    [HEADERS.signature]: `Bearer ${signature}`,
    [HEADERS.idempotency]: crypto.randomUUID(),
  };
  const query = Object.entries(input ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  const reply = await page.request.fetch(origin + path, {
    method,
    headers,
    ...(method === 'GET' || method === 'DELETE' ? { params: Object.fromEntries(query) } : { data: input }),
  });
  if (!reply.ok()) throw new Error(`${method} ${path} answered ${reply.status()}: ${await reply.text()}`);
  const body = await reply.json();
  const mismatch = checkAnswer({ method, path, status: reply.status(), body });
  if (mismatch !== undefined) throw new Error(`not in /api/openapi.json: ${mismatch}`);
  return body;
}
