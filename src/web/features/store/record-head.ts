import { privateHead } from '#web/app/head/private-head.ts';
import type { Page } from '#web/app/use-page.ts';

const RECEIPTS = { record: 'receipt.title.order', deposit: 'receipt.title.deposit' } as const;

interface RecordView {
  readonly view: 'visitor' | 'closed' | 'list' | 'receipt';
}

/** Head of a page of records, titled like its heading: a receipt has its own. Without data, the page could not be loaded. */
export function recordHead(page: Page, name: keyof typeof RECEIPTS, data: RecordView | undefined) {
  return privateHead(page, `/store/${name}`, data?.view === 'receipt' ? RECEIPTS[name] : `shell.nav.${name}`);
}
