import type { Messages } from '@lingui/core';
import type { ErrorCode } from '#contract/errors/errors.ts';
import type { MessageBundle } from '#i18n/compile-messages.ts';
import type { PageContext } from '../page/page-context.ts';

/** Fetches a module of compiled messages. */
export async function importMessages(url: string): Promise<Messages> {
  const module: { default: Messages } = await import(/* @vite-ignore */ url);
  return module.default;
}

/** Addresses of what the translator of this window knows already; the server's knows everything. */
const known = new Set<string>();

/** Fetches bundles of messages that the page does not have yet; a component that uses them is shown after that. */
export async function loadMessages({ translator, state }: PageContext, ...bundles: MessageBundle[]): Promise<void> {
  if (typeof window === 'undefined') return;
  const missing = bundles.map((bundle) => state.messageUrls[bundle]).filter((url) => !known.has(url));
  for (const messages of await Promise.all(missing.map(importMessages))) translator.add(messages);
  for (const url of missing) known.add(url);
}

/** No way up or out of their folder: what a link of the page names is run. */
const MESSAGE_FILE = /^\/messages\/[\w.-]+$/;

/** What the server rendered this page with; it says so by links in the head, so that all of it loads at once. */
export async function importPageMessages(core: string): Promise<Messages> {
  const links = document.querySelectorAll('link[rel=modulepreload][href^="/messages/"]');
  const named = [...links].map((link) => link.getAttribute('href') ?? '').filter((url) => MESSAGE_FILE.test(url));
  const urls = new Set([core, ...named]);
  for (const url of urls) known.add(url);
  return Object.assign({}, ...(await Promise.all([...urls].map(importMessages))));
}

/** The text of an error code in the visitor's language; the texts are fetched when the first one is needed. */
export async function errorText(page: PageContext, code: ErrorCode): Promise<string> {
  await loadMessages(page, 'errors');
  const { translator } = page;
  return translator.find(`error.${code}`) ?? translator.find('error.system_busy') ?? '';
}
