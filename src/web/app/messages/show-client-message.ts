import type { ClientMessage } from '#client/client-dependencies.ts';
import type { Translator } from '#i18n/translator.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { importMessages } from './import-messages.ts';

/** Shows a client message as a toast; the texts are loaded on first use. */
export async function showClientMessage(
  { key, params, type }: ClientMessage,
  translator: Translator,
  messagesUrl: string,
): Promise<void> {
  if (translator.find(key) === undefined) translator.add(await importMessages(messagesUrl));
  const values = Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [
      name,
      name.endsWith('At') ? localTime(value, translator) : value,
    ]),
  );
  const text = translator.find(key, values);
  if (text === undefined) toasts.show('warning', translator.find('error.system_busy') ?? '');
  else toasts.show(type, text);
}

function localTime(value: string | number, { locale }: Translator): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(value));
}
