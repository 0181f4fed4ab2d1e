import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { endpoints } from '#server/endpoints.ts';
import type { ScopeVariables } from '#server/middleware/request-scope.ts';
import { inlineScriptHashes } from '#server/pages/page-policy.ts';
import { mountDocs } from './mount-docs.ts';

const app = new Hono<ScopeVariables>();
mountDocs(app, endpoints);

it('serves the OpenAPI document', async () => {
  const response = await app.request('/api/openapi.json');
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
});

it('shows every call with its parameters and codes, with no script but its own and no inline styles', async () => {
  const response = await app.request('/api/docs');
  const html = await response.text();
  for (const { name, path } of endpoints) {
    expect(html).toContain(`id="${name}"`);
    expect(html).toContain(path);
  }
  expect(html).toContain('href="#code-50004"');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toMatch(/<style|style="|onclick/);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("style-src 'self'");
  expect(policy).toContain(`script-src ${inlineScriptHashes(html).join(' ')};`);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});

it('links only to what the page holds or the service answers', async () => {
  const html = await (await app.request('/api/docs')).text();
  const ids = new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  for (const [, path = ''] of html.matchAll(/href="(\/[^"]+)"/g)) expect((await app.request(path)).status).toBe(200);
});

it('shows an example that a game server can send as it is', async () => {
  const html = await (await app.request('/api/docs')).text();
  const [, example = ''] = /id="listPurchases".*?<h4>Example<\/h4><pre[^>]*><code>(.*?)<\/code>/s.exec(html) ?? [];
  expect(example).toContain('$STARHALL_ORIGIN/api/purchase/list?applicationId=');
  expect(example.match(/-H/g)).toHaveLength(1);
  expect(example).toContain('Authorization: Bearer $STARHALL_TOKEN');
});
