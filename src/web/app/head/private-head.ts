import type { MessageKey } from '#i18n/message-key.ts';
import type { Page } from '../use-page.ts';
import { pageHead } from './page-head.ts';

/**
 * Head of a personal page, which search engines must not index. `subject` is what the page is about: one of several tabs of
 * a kind is found by it.
 */
export function privateHead(page: Page, path: string, label: MessageKey, subject = '') {
  const name = page.t(label);
  return pageHead({ page, path, name: subject === '' ? name : `${subject} · ${name}`, isHidden: true });
}
