import { readBoundedBody } from '../../../middleware/request-size.ts';
import { makeClientScript, readCallbackScript } from './browser-scripts.ts';
import { localBase } from './local-paths.ts';
import type { BridgedRequest } from './node-bridge.ts';
import { noticePage } from './notice-page.ts';
import { once } from './once.ts';
import { type LocalIdentitySettings, openOidcBridge } from './open-oidc-bridge.ts';
import { PAGE_STYLE } from './page-style.ts';
import { createPageWords } from './page-words.ts';
import { PAGE_HEADERS } from './show-page.ts';

/** Handles a request below the provider's base; `origin` is the public one. */
export type LocalIdentity = (request: Request, origin: string) => Promise<Response>;

/** Request headers passed to the OpenID provider; host and scheme are set by us. */
const PASSED_HEADERS = ['accept', 'accept-language', 'authorization', 'content-type', 'cookie', 'origin'] as const;

/** What Node allows in a header; a request without a socket may contain more. */
const SENDABLE = /^[\t\x20-\x7e\x80-\xff]*$/;

/**
 * Emulates Google or Apple for a page: the script it loads, and an OpenID provider with an account chooser for that
 * script. All state is in memory; for development only.
 */
export function createLocalIdentity(settings: LocalIdentitySettings): LocalIdentity {
  const base = localBase(settings.issuer.provider);
  const files = createFiles(settings, base);
  // The library is loaded on the first sign-in.
  const openBridge = once(() => openOidcBridge(settings));
  return async (request, origin) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = isRead ? files[new URL(request.url).pathname.slice(base.length)] : undefined;
    if (file !== undefined) return file(request);
    const ask = await openBridge();
    return ask(await toBridged(request, new URL(origin), base));
  };
}

type Files = Readonly<Partial<Record<string, (request: Request) => Response>>>;

function createFiles({ issuer, locales }: LocalIdentitySettings, base: string): Files {
  const wordsOf = createPageWords(locales);
  const wordsFor = ({ headers }: Request) => {
    const [cookie, acceptLanguage] = [headers.get('cookie') ?? '', headers.get('accept-language') ?? ''];
    return wordsOf({ uiLocales: '', cookie, acceptLanguage });
  };
  return {
    '/client.js': () => textFile(makeClientScript(issuer.provider, locales), 'text/javascript'),
    '/callback.js': () => textFile(readCallbackScript(), 'text/javascript'),
    '/page.css': () => textFile(PAGE_STYLE, 'text/css'),
    '/callback': (request) =>
      new Response(noticePage({ words: wordsFor(request), base, kind: 'done' }), { headers: PAGE_HEADERS }),
  };
}

function textFile(text: string, type: string): Response {
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' } });
}

async function toBridged(request: Request, origin: URL, base: string): Promise<BridgedRequest> {
  const { pathname, search } = new URL(request.url);
  const body = await readBoundedBody(request);
  const passed = PASSED_HEADERS.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null || !SENDABLE.test(value) ? [] : [[name, value]];
  });
  const headers = {
    ...Object.fromEntries(passed),
    host: origin.host,
    'x-forwarded-proto': origin.protocol.slice(0, -1),
    'content-length': String(body.byteLength),
  };
  const path = (pathname.slice(base.length) || '/') + search;
  return { method: request.method, path, headers, body };
}
