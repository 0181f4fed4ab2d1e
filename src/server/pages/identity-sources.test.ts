import { expect, it } from 'vitest';
import { identitySources } from './identity-sources.ts';
import { pagePolicy } from './page-policy.ts';

const policyFor = (ids: { GOOGLE_CLIENT_ID?: string; APPLE_CLIENT_ID?: string }) => {
  const { scripts, frames, calls, styles } = identitySources({ GOOGLE_CLIENT_ID: '', APPLE_CLIENT_ID: '', ...ids });
  return pagePolicy({ scripts, frames, calls, styles, files: [] });
};
const directive = (policy: string, name: string) => policy.split('; ').find((text) => text.startsWith(`${name} `));

it('allows nothing of a provider that has no client ID', () => {
  expect(policyFor({})).not.toMatch(/google|apple/);
  expect(policyFor({ GOOGLE_CLIENT_ID: 'g' })).not.toContain('apple');
  expect(policyFor({ APPLE_CLIENT_ID: 'a' })).not.toContain('google');
});

it('allows script, frame, calls and style of Google and no more of its host', () => {
  const policy = policyFor({ GOOGLE_CLIENT_ID: 'g' });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://accounts.google.com/gsi/client");
  expect(directive(policy, 'frame-src')).toMatch(/ https:\/\/accounts\.google\.com\/gsi\/$/);
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://accounts.google.com/gsi/");
  expect(directive(policy, 'style-src')).toBe("style-src 'self' https://accounts.google.com/gsi/style");
});

it('allows script and calls of Apple, and no frame', () => {
  const policy = policyFor({ APPLE_CLIENT_ID: 'a' });
  expect(directive(policy, 'script-src')).toMatch(
    / https:\/\/appleid\.cdn-apple\.com\/appleauth\/static\/jsapi\/appleid\/$/,
  );
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://appleid.apple.com/auth/");
  expect(directive(policy, 'frame-src')).not.toContain('apple');
  expect(directive(policy, 'style-src')).toBe("style-src 'self'");
});
