import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineScriptHashes, pagePolicy } from './page-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names the inline scripts of a page once each, and none that has an address', () => {
  const html =
    '<script>a()</script><script type="module" async>b()\n</script><script>a()</script>' +
    '<script type="module" src="/assets/c.js"></script><p>c()</p>';
  expect(inlineScriptHashes(html)).toEqual([hashOf('a()'), hashOf('b()\n')]);
  expect(inlineScriptHashes('<p>no script</p>')).toEqual([]);
});

it('does not take a data-src attribute for an address', () => {
  expect(inlineScriptHashes('<script data-src="x">a()</script>')).toEqual([hashOf('a()')]);
});

it('allows no data to run', () => {
  expect(inlineScriptHashes('<script type="application/ld+json">{"a":1}</script><script>a()</script>')).toEqual([
    hashOf('a()'),
  ]);
});

const NONE = { scripts: [], frames: [], files: [], calls: [] };
const directive = (policy: string, name: string) => policy.split('; ').find((text) => text.startsWith(`${name} `));

it('allows scripts of our own and of a known hash, and neither inline nor evaluated code', () => {
  const policy = pagePolicy({ ...NONE, scripts: [hashOf('a()')] });
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashOf('a()')}`);
  expect(policy).not.toContain('unsafe-eval');
  expect(directive(policy, 'script-src')).not.toContain('unsafe-inline');
  expect(directive(policy, 'style-src')).toBe("style-src 'self'");
  for (const text of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy.split('; ')).toContain(text);
  }
});

it('adds the origins of settings and leaves out those that are not set', () => {
  const policy = pagePolicy({ ...NONE, frames: ['', 'https://g.example'], files: ['https://f.example'], calls: [''] });
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://www.youtube-nocookie.com https://g.example");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://f.example");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
});
