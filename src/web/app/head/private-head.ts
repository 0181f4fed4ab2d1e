import type { MessageKey } from '#i18n/message-key.ts';
import type { Page } from '../use-page.ts';
import { pageHead } from './page-head.ts';

/** Head of a personal page, which search engines must not index. */
export function privateHead(page: Page, path: string, label: MessageKey) {
  return pageHead({ page, path, name: page.t(label), isHidden: true });
}
