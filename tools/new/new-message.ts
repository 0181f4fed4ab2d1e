import { LOCALES } from '#contract/values/locales.ts';
import { type Draft, RecipeError } from './draft.ts';

/**
 * Adds a key at the end of a catalog in all languages. The English text stands in each until somebody translates it:
 * the catalog tests refuse it there.
 */
export async function newMessage(draft: Draft, area: string, key: string, text: string): Promise<void> {
  for (const locale of LOCALES) {
    await draft.edit(`src/i18n/catalogs/${area}/${locale}.json`, (json) => {
      const messages: Record<string, string> = JSON.parse(json);
      if (Object.hasOwn(messages, key)) throw new RecipeError(`${key} exists already.`);
      return `${JSON.stringify({ ...messages, [key]: text }, null, 2)}\n`;
    });
  }
}
