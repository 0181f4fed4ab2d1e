import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import { LOCALE_COOKIE, type LocaleCode } from '#contract/values/locales.ts';
import { detectLocale } from '#domain/page/detect-locale.ts';
import { checkOrigin } from '../../middleware/origin-check.ts';
import type { ScopeVariables } from '../../middleware/request-scope.ts';
import { readBoundedBody } from '../../middleware/request-size.ts';
import { readCookie } from '../../pages/page-request.ts';
import { isPlatformLocal, LOCAL_PLATFORM } from '../../providers/invoice-platform/index.ts';
import { answerStore, PLATFORM_OUTCOMES } from '../../providers/invoice-platform/local/answer-store.ts';
import { type PlatformFields, readPlatformFields } from '../../providers/invoice-platform/local/platform-fields.ts';
import {
  brokenPage,
  findRequestedLocale,
  PLATFORM_POLICY,
  platformPage,
} from '../../providers/invoice-platform/local/platform-page.ts';
import { PLATFORM_STYLE } from '../../providers/invoice-platform/local/platform-style.ts';
import type { Services } from '../../services.ts';
import { ownOrigin } from './own-origin.ts';

type App = Hono<ScopeVariables>;
type Call = Context<ScopeVariables>;

/**
 * Mounts the simulated invoice platform: its page, style sheet and the answers a visitor chooses. It is a separate
 * party that knows only what was posted to it. It does not exist in production or beside the real platform.
 */
export function mountLocalPlatform(app: App, { config }: Pick<Services, 'config'>): void {
  if (!isPlatformLocal(config)) return;
  const read = async (context: Call) => {
    checkOrigin(context.req.raw, config.PUBLIC_ORIGIN);
    const params = await readForm(context.req.raw);
    const locale = findRequestedLocale(params) ?? readLanguage(context.req.raw.headers, config.LOCALES);
    return { params, locale, fields: readPlatformFields(params, ownOrigin(config, context.req.raw.headers)) };
  };
  app.on(['GET', 'POST'], `${LOCAL_PLATFORM}/membercardlogin`, async (context) => {
    const { fields, locale } = await read(context);
    return fields === undefined ? showPage(brokenPage(locale), 400) : showPage(platformPage(fields, locale));
  });
  app.post(`${LOCAL_PLATFORM}/answer`, async (context) => {
    const { fields, locale, params } = await read(context);
    const outcome = PLATFORM_OUTCOMES.find((known) => known === params.get('outcome'));
    if (fields === undefined || outcome === undefined) return showPage(brokenPage(locale), 400);
    const back = await answerStore({ outcome, fields, sleep, post: postTo(app, context) });
    return new Response(null, { status: 303, headers: { location: back, 'cache-control': 'no-store' } });
  });
  app.get(`${LOCAL_PLATFORM}/page.css`, () => {
    return new Response(PLATFORM_STYLE, { headers: { 'content-type': 'text/css; charset=utf-8' } });
  });
}

/** Calls the store from outside, as a server does: without the visitor's cookies. */
function postTo(app: App, context: Call) {
  return async (url: PlatformFields['back_url'], form: URLSearchParams): Promise<string> => {
    const { pathname } = new URL(url);
    const response = await app.request(pathname, { method: 'POST', body: form }, context.env);
    return (await response.text()).trim();
  };
}

async function readForm(request: Request): Promise<URLSearchParams> {
  if (request.method === 'GET' || request.method === 'HEAD') return new URL(request.url).searchParams;
  return new URLSearchParams(new TextDecoder().decode(await readBoundedBody(request)));
}

function readLanguage(headers: Headers, locales: readonly LocaleCode[]): LocaleCode {
  const cookie = readCookie(headers.get('cookie') ?? '', LOCALE_COOKIE);
  return detectLocale({ cookie, acceptLanguage: headers.get('accept-language') ?? '' }, locales);
}

function showPage(page: string, status = 200): Response {
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PLATFORM_POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    },
  });
}
