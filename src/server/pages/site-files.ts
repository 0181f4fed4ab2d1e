import { LOCALES } from '#contract/locales.ts';
import { localizePath } from '#domain/locale-path.ts';
import type { Config } from '../../config.ts';

/** The web-app manifest. */
export function webManifest(): object {
  return {
    name: 'Starhall',
    short_name: 'Starhall',
    start_url: '/',
    display: 'standalone',
    background_color: '#0b0f1e',
    theme_color: '#0b0f1e',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** What crawlers may visit. */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /play\nDisallow: /dev/\nSitemap: ${origin}/sitemap.xml\n`;
}

const PAGES = [
  '/',
  '/games',
  '/developer/become',
  '/terms/privacy-policy',
  '/terms/terms-of-use',
  '/terms/intellectual-property',
];

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The pages worth finding, each in every language. */
export function sitemapText(origin: string, config: Config, applicationIds: readonly string[]): string {
  const details = applicationIds.map((id) => `/application/details?applicationId=${encodeURIComponent(id)}`);
  const entries = [...PAGES, ...details].map((page) => {
    const links = LOCALES.filter((code) => config.LOCALES.includes(code)).map((code) => {
      const [path = '/', query] = page.split('?');
      const address = origin + localizePath(path, code) + (query === undefined ? '' : `?${query}`);
      return `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(address)}"/>`;
    });
    return `<url><loc>${escapeXml(origin + page)}</loc>${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
}
