import { expect, it } from 'vitest';
import { renderPage } from '#tests/web/render-page.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { FIRST_STATE } from './sign-in-state.ts';

const OFFER = { clientId: 'local', scriptUrl: '/client.js', isLocal: true };
const OFFERS = { google: OFFER, apple: OFFER, openId: [] };

it.each(['google', 'apple'] as const)('the button of %s keeps its mark while its window is open', (provider) => {
  const show = (pending: typeof provider | null) =>
    renderPage(
      <ProviderButtons
        offers={OFFERS}
        state={{ ...FIRST_STATE, pending }}
        googleParent={{ current: null }}
        onStart={() => undefined}
      />,
      'en-US',
    );
  const drawings = (html: string) => [...html.matchAll(/<path[^>]* d="[^"]+"/g)].map(([path]) => path);
  const before = drawings(show(null));
  expect(before.length).toBeGreaterThan(1);
  expect(drawings(show(provider))).toEqual(expect.arrayContaining(before));
  expect(show(provider)).toContain('animate-spin');
});
