import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { LocaleCode } from '#contract/locales.ts';
import { CATALOGS, type CatalogArea } from './catalogs.ts';

/**
 * What a page loads at once, and what it fetches when needed. The browser gets compiled messages of one language,
 * never the compiler.
 */
export const MESSAGE_BUNDLES = {
  core: ['shell', 'hall', 'catalogue', 'details', 'play', 'developer', 'pages-error'],
  errors: ['errors'],
  rules: ['rules'],
  states: ['states'],
} as const satisfies Record<string, readonly CatalogArea[]>;

export type MessageBundle = keyof typeof MESSAGE_BUNDLES;

/** Compiles the messages of a bundle in one language. Server and tools only. */
export function compileMessages(bundle: MessageBundle, locale: LocaleCode): Messages {
  const texts = MESSAGE_BUNDLES[bundle].flatMap((area) => Object.entries(CATALOGS[area][locale]));
  return Object.fromEntries(texts.map(([key, text]) => [key, compileMessage(text)]));
}
