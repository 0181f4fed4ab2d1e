import type { Messages } from '@lingui/core';
import type { Page } from './use-page.ts';

/** Fetches a module of compiled messages. */
export async function importMessages(url: string): Promise<Messages> {
  const module: { default: Messages } = await import(/* @vite-ignore */ url);
  return module.default;
}

/** The text of an error code in the visitor's language; the texts are fetched when the first one is needed. */
export async function errorText({ translator, state }: Page, code: number): Promise<string> {
  if (translator.find('error.system_busy') === undefined) {
    translator.add(await importMessages(state.messageUrls.errors));
  }
  return translator.find(`error.${code}`) ?? translator.find('error.system_busy') ?? '';
}
