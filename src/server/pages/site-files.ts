import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import type { Translator } from '#i18n/translator.ts';

interface Shortcut {
  readonly name: MessageKey;
  readonly path: string;
  readonly icon: string;
}

/** Shortcuts of the installed application's icon. */
const SHORTCUTS: readonly Shortcut[] = [
  { name: 'shell.nav.games', path: '/games', icon: 'games' },
  { name: 'shell.account.library', path: '/library', icon: 'library' },
  { name: 'shell.nav.deposit', path: '/store/deposit', icon: 'top-up' },
];

const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
] as const;

const SCREENSHOTS = [
  { name: 'wide', sizes: '1280x800', form_factor: 'wide' },
  { name: 'narrow', sizes: '750x1334', form_factor: 'narrow' },
] as const;

/** The web app manifest in a language; all languages share one application ID. */
export function webManifest({ locale, t }: Pick<Translator, 't' | 'locale'>): object {
  return {
    id: '/',
    name: t('shell.indexLabel'),
    short_name: 'Starhall',
    description: t('shell.description'),
    lang: locale,
    dir: 'ltr',
    start_url: localizePath('/', locale),
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    categories: ['games', 'entertainment'],
    background_color: '#0b0f1e',
    theme_color: '#0b0f1e',
    icons: ICONS,
    screenshots: SCREENSHOTS.map(({ name, ...shape }) => ({
      src: `/screenshots/${name}-${locale}.webp`,
      type: 'image/webp',
      label: t('hall.title'),
      ...shape,
    })),
    shortcuts: SHORTCUTS.map(({ name, path, icon }) => ({
      name: t(name),
      url: localizePath(path, locale),
      icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }],
    })),
  };
}

/** What crawlers may visit: no API or development pages, and games' detail pages instead of the games. */
export function robotsText(origin: string, locales: readonly LocaleCode[]): string {
  const games = locales.map((code) => localizePath('/play', code));
  const closed = ['/api/', '/dev/', ...games].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${closed.join('')}Sitemap: ${origin}/sitemap.xml\n`;
}
