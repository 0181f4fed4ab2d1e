import type { ErrorCode } from '#contract/errors/errors.ts';
import type { MessageBundle } from '#i18n/compile-messages.ts';
import type { Messages } from '#i18n/translator.ts';
import type { PageContext } from '../page/page-context.ts';

export async function importMessages(url: string): Promise<Messages> {
  const module: { default: Messages } = await import(/* @vite-ignore */ url);
  return module.default;
}

/** Addresses already loaded into this window's translator; the server's translator has all messages. */
const known = new Set<string>();

/** Loads missing message bundles before the components that use them are rendered. */
export async function loadMessages({ translator, state }: PageContext, ...bundles: MessageBundle[]): Promise<void> {
  if (typeof window === 'undefined') return;
  const missing = bundles.map((bundle) => state.messageUrls[bundle]).filter((url) => !known.has(url));
  for (const messages of await Promise.all(missing.map(importMessages))) translator.add(messages);
  for (const url of missing) known.add(url);
}

/** Rejects paths outside the folder: the browser runs the linked module. */
const MESSAGE_FILE = /^\/messages\/[\w.-]+$/;

/**
 * Loads the messages that the server rendered this page with. The head links to them, so that they load in parallel.
 */
export async function importPageMessages(core: string): Promise<Messages> {
  const links = document.querySelectorAll('link[rel=modulepreload][href^="/messages/"]');
  const named = [...links].map((link) => link.getAttribute('href') ?? '').filter((url) => MESSAGE_FILE.test(url));
  const urls = new Set([core, ...named]);
  for (const url of urls) known.add(url);
  return Object.assign({}, ...(await Promise.all([...urls].map(importMessages))));
}

/** The text of an error code in the visitor's language; the texts are loaded on first use. */
export async function errorText(page: PageContext, code: ErrorCode): Promise<string> {
  await loadMessages(page, 'errors');
  const { translator } = page;
  return translator.find(`error.${code}`) ?? translator.find('error.system_busy') ?? '';
}
