import { checkPage } from './check-page.ts';
import type { Report } from './report.ts';
import { startProduct } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

const game = (applicationId: string, page = '/application/details') => `${page}?applicationId=${applicationId}`;

/** One address of each kind of page that visitors meet. Search engines are kept from some, so scores about them are left out. */
export const PAGES: readonly { readonly name: string; readonly path: string; readonly isHidden?: true }[] = [
  { name: 'hall', path: '' },
  { name: 'category', path: '?gameCategory=110' },
  { name: 'games', path: '/games' },
  { name: 'details', path: game('com.neonbyte.starsea') },
  { name: 'play', path: game('com.neonbyte.serpent', '/play'), isHidden: true },
  { name: 'search', path: '/search?searchWord=star', isHidden: true },
  { name: 'help', path: '/help' },
  { name: 'help article', path: '/help/players/refunds' },
  { name: 'news', path: '/news' },
  { name: 'news article', path: '/news/hall-opens' },
  { name: 'about', path: '/about' },
  { name: 'terms', path: '/terms/terms-of-use' },
  { name: 'records of a visitor', path: '/store/record', isHidden: true },
  { name: 'become a developer', path: '/developer/become' },
  { name: 'sign in', path: '/login', isHidden: true },
  { name: 'offline', path: '/offline', isHidden: true },
];

/** How Lighthouse scores each kind of page on a phone. */
export async function measurePages(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const product = await startProduct(folder);
    try {
      for (const { name, path, isHidden } of PAGES) {
        await checkPage({ name, url: `${product.origin}/en-US${path}`, isHidden, folder }, report);
      }
    } finally {
      await product.stop();
    }
  });
}
