import { describe, expect, it } from 'vitest';
import type { AccessToken, PublisherFile } from '#contract/access-token/entities.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { findForeign } from '#i18n/catalogs/language-purity.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { RevokeToken } from './token-list.tsx';
import { MadeToken, MakeToken, TokensPage } from './tokens-page.tsx';

const TOKEN: AccessToken = {
  id: 1,
  name: '2026',
  prefix: 'sht_abcd',
  scope: 'publish',
  applicationIds: ['com.example.sea'],
  createdAt: '2026-11-01T00:00:00.000Z',
  expiresAt: '2099-11-01T00:00:00.000Z',
  lastUsedAt: null,
};
const SERVER_TOKEN: AccessToken = { ...TOKEN, scope: 'purchases' };
const PUBLISHER: PublisherFile = { path: '/downloads/starhall-publish.mjs', sha256: 'a'.repeat(64) };
const SEA: PortalApplication = {
  applicationId: 'com.example.sea',
  name: 'Sea',
  icon: '',
  status: 1,
  platforms: [2],
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const ORIGIN = 'https://games.example.com';
const nothing = () => {};
/** The text of the page without markup, commands, addresses and product names. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<pre.*?<\/pre>|<[^>]+>/gs, ' ')
    .replaceAll(
      /com\.example\.sea|sht_abcd|npx starhall publish|STARHALL_TOKEN|Node\.js|GitHub Actions|GitLab|Sea/g,
      '',
    );

describe.each(LOCALES)('the page of access tokens in %s', (locale) => {
  const state = { origin: ORIGIN };
  const show = (tokens: readonly AccessToken[]) =>
    renderPage(<TokensPage tokens={tokens} applications={[SEA]} publisher={PUBLISHER} />, locale, state);

  it('is entirely in this language: list, empty list, form, secret and revocation', () => {
    const pages = [
      show([TOKEN, { ...TOKEN, id: 2, applicationIds: null, lastUsedAt: TOKEN.createdAt }]),
      show([]),
      renderPage(<MakeToken applications={[SEA]} onClose={nothing} />, locale, state),
      renderPage(
        <MadeToken token="sht_secret" accessToken={TOKEN} applications={[SEA]} onClose={nothing} />,
        locale,
        state,
      ),
      renderPage(
        <MadeToken token="sht_secret" accessToken={SERVER_TOKEN} applications={[SEA]} onClose={nothing} />,
        locale,
        state,
      ),
      renderPage(<RevokeToken token={TOKEN} onClose={nothing} />, locale, state),
    ];
    for (const html of pages) expect(findForeign(wordsOf(html), locale)).toEqual([]);
  });

  it('shows what each token allows, its last use, and the file with its hash', () => {
    const html = show([TOKEN]);
    for (const part of ['sht_abcd…', 'com.example.sea', 'dateTime="2099-11-01T00:00:00.000Z"', PUBLISHER.sha256]) {
      expect(html).toContain(part);
    }
  });
});

it('explains an empty list, and creates no more than twenty', () => {
  const none = renderPage(<TokensPage tokens={[]} applications={[]} publisher={null} />, 'en-US');
  expect(none).toContain('No access tokens yet');
  expect(none).toContain('hasn’t been built');
  expect(none).not.toContain('disabled');
  const full = Array.from({ length: LIMITS.accessTokens }, (_, id) => ({ ...TOKEN, id }));
  const html = renderPage(<TokensPage tokens={full} applications={[]} publisher={null} />, 'en-US');
  expect(html).toContain('disabled=""');
  expect(html).toContain('You already have 20 tokens');
});

it('marks a token whose applications were deleted', () => {
  const gone = { ...TOKEN, applicationIds: [] };
  const html = renderPage(<TokensPage tokens={[gone]} applications={[]} publisher={null} />, 'en-US');
  expect(html).toContain('None (applications deleted)');
});

it('shows the secret once, with the command for its application, and never in the command', () => {
  const html = renderPage(
    <MadeToken token="sht_secret" accessToken={TOKEN} applications={[SEA]} onClose={nothing} />,
    'en-US',
  );
  expect(html.match(/sht_secret/g)).toHaveLength(1);
  expect(html).toContain('--app com.example.sea');
});

it('shows the command for a game server', () => {
  const html = renderPage(
    <MadeToken token="sht_secret" accessToken={SERVER_TOKEN} applications={[SEA]} onClose={nothing} />,
    'en-US',
  );
  expect(html).toContain('/api/purchase/list?applicationId=com.example.sea');
  expect(html).not.toContain('--app');
});

it('takes an application of the developer as example when a token is for all of them', () => {
  const forAll = { ...TOKEN, applicationIds: null };
  const html = renderPage(
    <MadeToken token="sht_secret" accessToken={forAll} applications={[SEA]} onClose={nothing} />,
    'en-US',
  );
  expect(html).toContain('--app com.example.sea');
  expect(html).toContain('--platform web');
});
