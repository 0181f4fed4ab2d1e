import { expect, it } from 'vitest';
import { endpoints } from '../index.ts';
import { buildOpenApiDocument } from './openapi.ts';

const document = JSON.stringify(buildOpenApiDocument(endpoints));

it('describes every call under its path and aliases', () => {
  for (const { path, aliases = [], method } of endpoints) {
    for (const known of [path, ...aliases]) {
      expect(JSON.parse(document)).toHaveProperty(['paths', known, method.toLowerCase(), 'responses', '200']);
    }
  }
});

it('refers only to schemas that it holds', () => {
  const { components } = JSON.parse(document);
  const references = Array.from(document.matchAll(/"\$ref":"([^"]+)"/g), ([, target]) => target);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of new Set(references)) {
    expect(reference).toMatch(/^#\/components\/(schemas|responses)\//);
    expect(components).toHaveProperty(reference?.split('/').slice(2) ?? []);
  }
});

it('gives every operation an identifier of its own', () => {
  const identifiers = Array.from(document.matchAll(/"operationId":"([^"]+)"/g), ([, id]) => id);
  expect(new Set(identifiers).size).toBe(identifiers.length);
});

it('names parameters with type, bounds and default', () => {
  expect(JSON.parse(document).paths['/api/public/app/list'].get.parameters).toContainEqual({
    name: 'limit',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  });
});

it('says which calls need a session, which look at one, and which do neither', () => {
  const { paths } = JSON.parse(document);
  const withSession = { signature: [], session: [] };
  expect(paths['/api/user/profile'].get.security).toEqual([withSession]);
  expect(paths['/api/public/app/play'].post.security).toEqual([{ signature: [] }, withSession]);
  expect(paths['/api/public/app/view'].post.security).toEqual([{ signature: [] }]);
  expect(paths['/api/public/app/play'].post.responses['401'].description).toContain('30006');
});
