import type { ContentItem } from '#contract/content/entities.ts';
import type { CallContext } from '#server/api/call-context.ts';
import { createDirectCaller } from '#server/api/create-direct-caller.ts';
import { bindHandlers, createHandlerTable } from '#server/api/handler-table.ts';
import { contentHandlers } from '#server/features/content/content-handlers.ts';

/** A document of the store. */
export function buildItem(overrides: Partial<ContentItem>): ContentItem {
  return {
    path: '/news/opening',
    lang: 'zh-TW',
    title: 'Title',
    description: 'Description',
    body: 'Body',
    date: '2024-06-01',
    type: 'news',
    ...overrides,
  };
}

/** Who makes a call without a request. */
export const DIRECT_CALL: CallContext = {
  session: null,
  clientAddress: '127.0.0.1',
  userAgent: '',
  clock: () => 1_700_000_000_000,
  requestId: 'r',
  headers: new Headers(),
  responseHeaders: new Headers(),
};

/** Stands in for the content calls that return these documents. */
export function openContent(items: readonly ContentItem[]) {
  return createDirectCaller(createHandlerTable(bindHandlers(contentHandlers, { content: { items } })), DIRECT_CALL);
}
