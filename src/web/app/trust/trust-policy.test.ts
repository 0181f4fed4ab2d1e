import { expect, it, vi } from 'vitest';

/** The browser's policies; each name can be created only once. */
async function open() {
  const made = new Map<string, { createHTML(html: string): string; createScriptURL(address: string): string }>();
  const createPolicy = (name: string, rules: ReturnType<typeof made.get> & object) => {
    if (made.has(name)) throw new TypeError(`${name} is there already`);
    made.set(name, rules);
    return rules;
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.resetModules();
  return { made, ...(await import('./trust-policy.ts')) };
}

it('makes one policy, which trusts known scripts and markup without attributes', async () => {
  const { made, trustScript, trustPasted } = await open();
  expect(trustScript('/sw.js')).toBe('/sw.js');
  expect(() => trustScript('/play-files/evil.js')).toThrow(TypeError);
  expect(trustPasted('<p onclick="a()">b<img src=x onerror=c()></p>')).toBe('<p>b<img></p>');
  expect([...made.keys()]).toEqual(['starhall']);
});

it('lets scripts of providers write markup, and run nothing', async () => {
  const { made, trustProviders } = await open();
  trustProviders();
  trustProviders();
  expect([...made.keys()]).toEqual(['default']);
  expect(made.get('default')?.createHTML('<b id="x">')).toBe('<b id="x">');
  expect(() => made.get('default')?.createScriptURL('https://evil.example/a.js')).toThrow(TypeError);
  expect(made.get('default')).not.toHaveProperty('createScript');
});

it('holds where a browser knows no Trusted Types', async () => {
  const { trustScript } = await open();
  vi.stubGlobal('trustedTypes', undefined);
  expect(trustScript('/sw.js')).toBe('/sw.js');
  expect(() => trustScript('/evil.js')).toThrow(TypeError);
});
