import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineScriptHashes, pagePolicy, scriptHash } from './page-policy.ts';

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

const ORIGIN = 'https://store.example';
const NONE = { origin: ORIGIN, scripts: [], frames: [], files: [], calls: [] };
const directive = (policy: string, name: string) => policy.split('; ').find((text) => text.startsWith(`${name} `));

it('allows scripts of the build and of a known hash, and neither inline nor evaluated code', () => {
  const policy = pagePolicy({ ...NONE, scripts: [scriptHash('a()')] });
  expect(directive(policy, 'script-src')).toBe(`script-src ${ORIGIN}/assets/ ${ORIGIN}/messages/ ${hashOf('a()')}`);
  expect(policy).not.toContain('unsafe-eval');
  expect(directive(policy, 'style-src')).toBe(`style-src ${ORIGIN}/assets/`);
  expect(directive(policy, 'worker-src')).toBe(`worker-src ${ORIGIN}/sw.js`);
  for (const text of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy.split('; ')).toContain(text);
  }
});

it("runs nothing of the store's own origin but what the build made", () => {
  for (const name of ['script-src', 'style-src', 'worker-src']) {
    const sources = directive(pagePolicy(NONE), name)?.split(' ').slice(1) ?? [];
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(source).toMatch(/^https:\/\/store\.example\/(?:assets\/|messages\/|sw\.js)$/);
  }
});

it('names the whole origin where a policy cannot say its host, and while developing', () => {
  for (const origin of ['http://[::1]:3000', undefined]) {
    expect(directive(pagePolicy({ ...NONE, origin }), 'script-src')).toBe("script-src 'self'");
  }
});

it('requires Trusted Types of one name, and one more where scripts of others run', () => {
  const policy = pagePolicy(NONE);
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive(policy, 'trusted-types')).toBe('trusted-types starhall');
  const foreign = pagePolicy({ ...NONE, runsForeignScripts: true });
  expect(directive(foreign, 'trusted-types')).toBe('trusted-types starhall default');
  const draft = pagePolicy({ ...NONE, origin: undefined });
  expect(directive(draft, 'trusted-types')).toBe('trusted-types starhall ProseMirrorClipboard');
});

it('has what it stops reported', () => {
  expect(directive(pagePolicy(NONE), 'report-uri')).toBe('report-uri /api/policy/reports');
});

it('adds the origins of settings and leaves out those that are not set', () => {
  const policy = pagePolicy({ ...NONE, frames: ['', 'https://g.example'], files: ['https://f.example'], calls: [''] });
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://www.youtube-nocookie.com https://g.example");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://f.example");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
});
