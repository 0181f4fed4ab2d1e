import type { Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { buildOpenApiDocument } from '#contract/openapi/openapi.ts';
import type { ScopeVariables } from '#server/middleware/request-scope.ts';
import { once } from '#server/once.ts';
import { scriptHash } from '#server/pages/page-policy.ts';
import style from './docs.css?raw';
import { renderDocsPage } from './docs-page.ts';
import script from './docs-script.js?raw';

const PAGE_POLICY = [
  "default-src 'none'",
  `script-src ${scriptHash(script)}`,
  "style-src 'self'",
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
  ...["require-trusted-types-for 'script'", "trusted-types 'none'"],
].join('; ');
const CACHE = 'public, max-age=300';

/** Serves the contract's description: /api/openapi.json for programs, /api/docs for people. Built on first request. */
export function mountDocs(app: Hono<ScopeVariables>, endpoints: readonly Endpoint[]): void {
  const readDocument = once(() => JSON.stringify(buildOpenApiDocument(endpoints)));
  const readPage = once(() => renderDocsPage(endpoints, script));
  app.get('/api/openapi.json', (context) =>
    context.body(readDocument(), 200, { 'content-type': 'application/json', 'cache-control': CACHE }),
  );
  app.get('/api/docs', (context) =>
    context.html(readPage(), 200, { 'content-security-policy': PAGE_POLICY, 'cache-control': CACHE }),
  );
  app.get('/api/docs.css', (context) =>
    context.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': CACHE }),
  );
}
