import type { Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { buildOpenApiDocument } from '#contract/openapi/openapi.ts';
import type { ScopeVariables } from '#server/middleware/request-scope.ts';
import { once } from '../once.ts';
import { renderDocsPage } from './docs-page.ts';
import { DOCS_STYLE } from './docs-style.ts';

const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const CACHE = 'public, max-age=300';

/** Serves the contract's description: /api/openapi.json for programs, /api/docs for people. Built at the first look. */
export function mountDocs(app: Hono<ScopeVariables>, endpoints: readonly Endpoint[]): void {
  const readDocument = once(() => JSON.stringify(buildOpenApiDocument(endpoints)));
  const readPage = once(() => renderDocsPage(endpoints));
  app.get('/api/openapi.json', (context) =>
    context.body(readDocument(), 200, { 'content-type': 'application/json', 'cache-control': CACHE }),
  );
  app.get('/api/docs', (context) =>
    context.html(readPage(), 200, { 'content-security-policy': PAGE_POLICY, 'cache-control': CACHE }),
  );
  app.get('/api/docs.css', (context) =>
    context.body(DOCS_STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': CACHE }),
  );
}
