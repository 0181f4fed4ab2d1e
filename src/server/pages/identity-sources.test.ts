import { expect, it } from 'vitest';
import { identitySources } from './identity-sources.ts';
import { pagePolicy } from './page-policy.ts';

const policyFor = (settings: { GOOGLE_CLIENT_ID?: string; APPLE_CLIENT_ID?: string; isProduction?: boolean }) =>
  pagePolicy({
    ...identitySources({ GOOGLE_CLIENT_ID: '', APPLE_CLIENT_ID: '', isProduction: true, ...settings }),
    origin: 'https://store.example',
    files: [],
  });
const directive = (policy: string, name: string) => policy.split('; ').find((text) => text.startsWith(`${name} `));

it('allows nothing of a provider that has no client ID', () => {
  expect(policyFor({})).not.toMatch(/google|apple/);
  expect(policyFor({ GOOGLE_CLIENT_ID: 'g' })).not.toContain('apple');
  expect(policyFor({ APPLE_CLIENT_ID: 'a' })).not.toContain('google');
});

it('allows script, frame, calls and style of Google and no more of its host', () => {
  const policy = policyFor({ GOOGLE_CLIENT_ID: 'g' });
  expect(directive(policy, 'script-src')).toBe(
    'script-src https://store.example/assets/ https://store.example/messages/ https://accounts.google.com/gsi/client',
  );
  expect(directive(policy, 'frame-src')).toMatch(/ https:\/\/accounts\.google\.com\/gsi\/$/);
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://accounts.google.com/gsi/");
  expect(directive(policy, 'style-src')).toBe(
    'style-src https://store.example/assets/ https://accounts.google.com/gsi/style',
  );
});

it('allows script and calls of Apple, and no frame', () => {
  const policy = policyFor({ APPLE_CLIENT_ID: 'a' });
  expect(directive(policy, 'script-src')).toMatch(
    / https:\/\/appleid\.cdn-apple\.com\/appleauth\/static\/jsapi\/appleid\/$/,
  );
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://appleid.apple.com/auth/");
  expect(directive(policy, 'frame-src')).not.toContain('apple');
  expect(directive(policy, 'style-src')).toBe('style-src https://store.example/assets/');
});

it('allows the scripts that stand in for both while developing, and only without a client ID', () => {
  const scripts = directive(policyFor({ isProduction: false, APPLE_CLIENT_ID: 'a' }), 'script-src');
  expect(scripts).toContain(' https://store.example/dev/identity/google/client.js');
  expect(scripts).not.toContain('/dev/identity/apple/');
  expect(policyFor({})).not.toContain('/dev/');
});

it('lets scripts of others write markup only where there are any', () => {
  expect(directive(policyFor({}), 'trusted-types')).toBe('trusted-types starhall');
  expect(directive(policyFor({ GOOGLE_CLIENT_ID: 'g' }), 'trusted-types')).toBe('trusted-types starhall default');
});
