import type { MessageKey } from '#i18n/message-key.ts';
import type { Page } from '../use-page.ts';
import { pageHead } from './page-head.ts';

/** Head of a page that is one person's own, and that no search engine is to keep. */
export function privateHead(page: Page, path: string, label: MessageKey) {
  return pageHead({ page, path, name: page.t(label), isHidden: true });
}
