import { checkPage } from './check-page.ts';
import { measureBytes } from './page-bytes.ts';
import { PAGES } from './pages.ts';
import type { Report } from './report.ts';
import { startProduct } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

/** Each in kB of gzip: the hall, and the other pages of visitors. */
const HALL = { script: 125, stylesheet: 12 } as const;
const OTHER_PAGE = { script: 150, stylesheet: 14 } as const;

/** What a browser loads to open the hall or another page of visitors, and how Lighthouse scores the hall on a phone. */
export async function measureFirstLoad(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const product = await startProduct(folder);
    try {
      const pages = PAGES.map(({ name, path }) => ({
        name: name === 'hall' ? 'first load' : `first load, ${name}`,
        url: `${product.origin}/${path.replace(/^\//, '')}`,
        atMost: name === 'hall' ? HALL : OTHER_PAGE,
      }));
      await measureBytes(pages, report);
      // Lighthouse's browser speaks English: the root would first redirect it to its language, about 0.6 s by its count.
      await checkPage({ name: 'lighthouse', url: `${product.origin}/en-US`, folder }, report);
    } finally {
      await product.stop();
    }
  });
}
