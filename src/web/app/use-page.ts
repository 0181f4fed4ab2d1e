import { useRouter } from '@tanstack/react-router';
import { localizePath } from '#domain/locale-path.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import type { MessageValues } from '#i18n/translator.ts';
import type { PageContext } from './page-context.ts';

export interface Page extends PageContext {
  t(key: MessageKey, values?: MessageValues): string;
  /** The address of a page in the visitor's language. */
  href(path: string, query?: string): string;
}

/** The context of the page at hand: words, links, calls. */
export function usePage(): Page {
  return useRouter().options.context.page;
}

export function makePage(context: PageContext): Page {
  return {
    ...context,
    t: context.translator.t,
    href: (path, query = '') => localizePath(path, context.state.locale) + query,
  };
}
