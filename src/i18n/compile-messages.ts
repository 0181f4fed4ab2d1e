import type { LocaleCode } from '#contract/values/locales.ts';
import { CATALOGS, type CatalogArea } from './catalogs.ts';
import { compileText } from './compile-text.ts';
import { PLACE_NAMES } from './place-names.ts';
import type { Messages } from './translator.ts';

/**
 * Messages a page loads initially, and those it fetches on demand. Browsers get compiled messages of one language,
 * never the compiler.
 */
export const MESSAGE_BUNDLES = {
  core: ['shell', 'hall', 'catalogue', 'pages-error'],
  play: ['play', 'age'],
  age: ['age'],
  filters: ['filters'],
  developer: ['developer'],
  'developer-page': ['dialog', 'list', 'game-facts', 'developer-page'],
  'game-facts': ['game-facts'],
  'store-pages': ['store-pages'],
  details: ['details', 'age'],
  // Everything below the page's header: one request instead of four, on the most visited page.
  'details-later': ['tags', 'dialog', 'library', 'game-facts', 'exchange', 'ratings'],
  errors: ['connection', 'errors'],
  rules: ['rules'],
  states: ['states'],
  account: ['dialog', 'form', 'list', 'words', 'account'],
  balance: ['balance'],
  wallet: ['wallet'],
  exchange: ['dialog', 'exchange'],
  purchase: ['dialog', 'purchase'],
  store: ['dialog', 'list', 'words', 'store'],
  invoice: ['dialog', 'list', 'words', 'invoice'],
  operator: [
    'dialog',
    'form',
    'list',
    'words',
    'operator',
    'operator-money',
    'operator-products',
    'operator-providers',
    'tags',
    'reviews',
    'removal',
    'operations',
  ],
  upload: ['dialog', 'upload'],
  become: ['form', 'words', 'become'],
  company: ['company'],
  'public-page': ['public-page'],
  posts: ['posts'],
  portal: ['dialog', 'form', 'list', 'words', 'portal'],
  inspection: ['inspection'],
  versions: ['versions'],
  products: ['products'],
  sales: ['sales'],
  editor: ['editor', 'tags'],
  tokens: ['tokens'],
  webhooks: ['webhooks'],
  'test-account': ['list', 'test-account'],
  contacts: ['dialog', 'contacts'],
  // With what is said without a connection, when other errors' texts cannot be loaded.
  'sign-in': ['connection', 'sign-in'],
  verification: ['dialog', 'verification'],
  library: ['dialog', 'list', 'library', 'developer-page'],
  ratings: ['dialog', 'ratings'],
  notifications: ['notifications'],
  overlays: ['overlays'],
  'rare-overlays': ['rare-overlays'],
  music: ['music'],
  help: ['list', 'help'],
  offline: ['offline'],
  // Names of countries, currencies and languages, which are not a catalog area: place-names.ts.
  places: [],
} as const satisfies Record<string, readonly CatalogArea[]>;

export type MessageBundle = keyof typeof MESSAGE_BUNDLES;

/** Areas used only on the server, for emails and SMS for example; browsers never fetch them. */
export const SERVER_AREAS = [
  'old-browser',
  'sales-export',
  'mail',
  'identity',
  'order',
  'invoice-platform',
  'payment',
  'operations-mail',
  'provider-mail',
  'version-mail',
  'webhook-mail',
  'notification-mail',
] as const satisfies readonly CatalogArea[];

const isBundle = (name: string): name is MessageBundle => Object.hasOwn(MESSAGE_BUNDLES, name);
export const BUNDLES: readonly MessageBundle[] = Object.keys(MESSAGE_BUNDLES).filter(isBundle);

/** Compiles the messages of a bundle in one language. Server and tools only. */
export function compileMessages(bundle: MessageBundle, locale: LocaleCode): Messages {
  if (bundle === 'places') return compileTexts(Object.entries(PLACE_NAMES[locale]));
  return compileAreas(MESSAGE_BUNDLES[bundle], locale);
}

/** Compiles the messages of areas in one language. Server and tools only. */
export function compileAreas(areas: readonly CatalogArea[], locale: LocaleCode): Messages {
  return compileTexts(areas.flatMap((area) => Object.entries(CATALOGS[area][locale])));
}

function compileTexts(texts: readonly (readonly [key: string, text: string])[]): Messages {
  return Object.fromEntries(texts.map(([key, text]) => [key, compileText(text)]));
}
