import type { Page } from '../use-page.ts';

const TYPES = { xml: 'application/atom+xml', json: 'application/feed+json' } as const;
const PATHS = { games: '/feed', news: '/news-feed' } as const;

/** Links to the feeds of new games or news in the page's language. */
export function feedLinks({ state, t }: Page, feed: keyof typeof PATHS) {
  return (['xml', 'json'] as const).map((ending) => ({
    rel: 'alternate',
    type: TYPES[ending],
    title: t('shell.indexLabel'),
    href: `${PATHS[feed]}.${ending}?lang=${state.locale}`,
  }));
}
