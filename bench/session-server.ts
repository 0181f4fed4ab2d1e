/** Child of session.ts: the product from its sources, with a twin of one call that is open to everyone. */
import type { AddressInfo } from 'node:net';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { readSessionCookie } from '#domain/account/session-cookie.ts';
import { createApp } from '#server/app.ts';
import { createFindSession } from '#server/features/account/find-session.ts';
import { listen } from '#server/listen.ts';
import { openProduct } from '#server/open-product.ts';
import { parseConfig } from '../src/config.ts';
import { signedHeaders } from './sign.ts';
import { signInForCookies } from './sign-in.ts';

/** The call under test with its own handler; the twin gets its account without a look at any session. */
export interface SessionTarget {
  readonly paths: { readonly session: string; readonly open: string };
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
}

const twin = defineEndpoint({ ...getUserProfile, name: 'openTwin', path: '/api/user/open_twin', auth: 'public' });

const { pages, secrets, services } = await openProduct({
  config: parseConfig({ ...process.env, DEMO: 'off' }),
  render: () => () => Promise.reject(new Error('no pages here')),
});
const handler = pages.table.get(getUserProfile);
if (handler === undefined) throw new Error('nothing answers the profile');

const findSession = createFindSession(services);
const settings = { pages, signSecret: secrets.sign, findSession };
const origin = 'http://127.0.0.1';
const cookie = await signInForCookies(async (request) => createApp(settings).fetch(request), origin);
const { session: stored } = readSessionCookie(cookie, Date.now());
if (stored === null) throw new Error('nobody is signed in');
const headers = { cookie, authorization: `Bearer ${stored.token}` };
const session = await findSession(new Request(origin, { headers }), getUserProfile);

const openHandler = {
  endpoint: twin,
  run: (input: unknown, context: Parameters<typeof handler.run>[1]) => handler.run(input, { ...context, session }),
};
const table = new Map([...pages.table, [twin, openHandler] as const]);
const app = createApp({ ...settings, pages: { ...pages, table } });
const server = await listen({
  fetch: (request, env) => app.fetch(request, env as object),
  answerEarly: () => false,
  port: 0,
  host: '127.0.0.1',
});
const { port } = server.address() as AddressInfo;
const target: SessionTarget = {
  port,
  paths: { session: getUserProfile.path, open: twin.path },
  headers: { ...headers, ...signedHeaders() },
};
process.send?.(target);
process.on('disconnect', () => process.exit());
