import type { ApiError } from '#contract/errors/api-error.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import type { Page } from '#web/app/use-page.ts';
import type { FormErrors } from './form-errors.ts';

/** The server's messages for rejected fields, translated. */
export async function readErrors(page: Page, error: ApiError): Promise<FormErrors> {
  await loadMessages(page, 'errors', 'rules');
  const say = (key: string) => page.translator.find(key, error.params) ?? page.translator.find('field.invalid') ?? '';
  return Object.fromEntries(Object.entries(error.fields ?? {}).map(([name, key]) => [name, say(key)]));
}
