import type { MessageKey } from '#i18n/message-key.ts';
import type { ArticleLink } from '#web/kit/article/load-article.ts';

/** Audiences of the help center; each has a folder of articles. */
export const READERS = ['players', 'developers'] as const;
export type Readers = (typeof READERS)[number];

export interface HelpGroup {
  readonly name: Extract<MessageKey, `help.group.${string}`>;
  /** Article names in reading order. */
  readonly slugs: readonly string[];
}

/** Groups of help articles; unlisted ones go under "More". */
export const HELP_GROUPS: Readonly<Record<Readers, readonly HelpGroup[]>> = {
  players: [
    {
      name: 'help.group.account',
      slugs: ['first-steps', 'sign-in', 'verify-email-and-phone', 'devices-and-sessions', 'privacy-and-data'],
    },
    { name: 'help.group.coins', slugs: ['star-coins', 'top-up', 'buy-in-games', 'refunds'] },
    {
      name: 'help.group.games',
      slugs: [
        'find-games',
        'play-and-install',
        'offline-and-install-app',
        'library-and-wish-list',
        'ratings',
        'notifications',
        'age-ratings',
      ],
    },
    { name: 'help.group.invoices', slugs: ['invoices-and-carriers', 'lottery'] },
  ],
  developers: [
    { name: 'help.group.start', slugs: ['become-a-developer', 'company-and-review'] },
    {
      name: 'help.group.listing',
      slugs: ['create-an-application', 'store-listing', 'age-questionnaire', 'page-and-news', 'ratings-and-answers'],
    },
    {
      name: 'help.group.versions',
      slugs: [
        'upload-a-version',
        'web-games',
        'inspection-and-review',
        'appeals',
        'test-accounts',
        'access-tokens-and-ci',
      ],
    },
    {
      name: 'help.group.selling',
      slugs: ['products-and-prices', 'sell-your-game', 'sdk-and-purchases', 'webhooks', 'sales-and-statements'],
    },
  ],
};

/** The most requested articles. */
export const COMMON_ARTICLES: readonly string[] = [
  '/help/players/top-up',
  '/help/players/refunds',
  '/help/players/sign-in',
  '/help/players/play-and-install',
  '/help/developers/become-a-developer',
  '/help/developers/upload-a-version',
];

export interface FilledGroup {
  readonly name: HelpGroup['name'];
  readonly links: readonly ArticleLink[];
}

/** The articles for an audience in their groups; empty groups are left out. */
export function groupArticles(readers: Readers, articles: readonly ArticleLink[]): readonly FilledGroup[] {
  const folder = `/help/${readers}/`;
  const own = new Map(articles.filter(({ path }) => path.startsWith(folder)).map((link) => [link.path, link]));
  const groups = HELP_GROUPS[readers].map(({ name, slugs }) => ({ name, links: takeAll(own, folder, slugs) }));
  const rest = { name: 'help.group.more' as const, links: [...own.values()] };
  return [...groups, rest].filter(({ links }) => links.length > 0);
}

function takeAll(from: Map<string, ArticleLink>, folder: string, slugs: readonly string[]): ArticleLink[] {
  return slugs.flatMap((slug) => {
    const link = from.get(folder + slug);
    from.delete(folder + slug);
    return link === undefined ? [] : [link];
  });
}
