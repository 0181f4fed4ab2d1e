import { DEFAULT_LOCALE } from '#contract/values/locales.ts';
import { CATALOGS } from '#i18n/catalogs.ts';

const POLICY = "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The fallback page for failures before or inside the renderer: text only, no resources. */
export function errorPage(status: number, headers: Headers): Response {
  const words = CATALOGS['pages-error'][DEFAULT_LOCALE];
  const english = CATALOGS['pages-error']['en-US'];
  const [title, message, otherTitle] =
    status >= 500
      ? [words['errorPage.500.title'], words['errorPage.500.message'], english['errorPage.500.title']]
      : [words['errorPage.400.title'], words['errorPage.400.message'], english['errorPage.400.title']];
  const html = `<!DOCTYPE html><html lang="${DEFAULT_LOCALE}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p lang="en-US">${otherTitle}</p><p>${message}</p>
<p><a href="/">${words['errorPage.home']}</a></p></main></body></html>`;
  const retry = headers.get('retry-after');
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      ...(retry === null ? {} : { 'retry-after': retry }),
    },
  });
}
