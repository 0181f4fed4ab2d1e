import { checkPage } from './check-page.ts';
import type { Report } from './report.ts';
import { signInForCookies } from './sign-in.ts';
import { startProduct } from './start-product.ts';
import { withDataFolder } from './temporary-folder.ts';

/** Pages of people of the demo store; search engines are kept from all of them. */
const PAGES = {
  'player@starhall.test': {
    hall: '',
    library: '/library',
    profile: '/account/profile',
    sessions: '/account/sessions',
    preferences: '/account/preferences',
    notifications: '/account/notifications',
    'top up': '/store/deposit',
    records: '/store/record',
    invoices: '/store/invoices',
    draw: '/store/lottery',
  },
  'neonbyte@starhall.test': {
    dashboard: '/developer',
    applications: '/developer/applications',
    editor: '/developer/applications/com.neonbyte.starsea',
    versions: '/developer/versions',
    products: '/developer/products',
    sales: '/developer/sales',
    statements: '/developer/statements',
    ratings: '/developer/ratings',
    webhooks: '/developer/webhooks',
    company: '/developer/company',
  },
  'operator@starhall.test': {
    console: '/operator',
    providers: '/operator/providers',
    versions: '/operator/versions',
    'all applications': '/operator/applications',
    users: '/operator/users',
    audit: '/operator/audit',
    'top-ups': '/operator/deposits',
    orders: '/operator/orders',
    ledger: '/operator/ledger',
    banners: '/operator/banners',
    'all ratings': '/operator/ratings',
  },
} as const;

/** How Lighthouse scores pages of players, developers and operators on a phone. */
export async function measureSignedInPages(report: Report): Promise<void> {
  await withDataFolder(async (folder) => {
    const product = await startProduct(folder);
    const { origin } = product;
    try {
      for (const [email, pages] of Object.entries(PAGES)) {
        const visitor = { origin, cookies: await signInForCookies(fetch, origin, email) };
        for (const [name, path] of Object.entries(pages)) {
          await checkPage({ name, url: `${origin}/en-US${path}`, isHidden: true, visitor, folder }, report);
        }
      }
    } finally {
      await product.stop();
    }
  });
}
