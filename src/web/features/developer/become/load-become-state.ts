import type { ReplyOf } from '#contract/endpoint.ts';
import { getProviderDraft } from '#contract/provider/endpoints.ts';
import type { Page } from '#web/app/use-page.ts';
import { IN_BACKGROUND } from '#web/kit/form/use-draft-saver.ts';

/** The current draft and the last submission. */
export type BecomeState = ReplyOf<typeof getProviderDraft>;

export function loadBecomeState(page: Page): Promise<BecomeState> {
  return page.call(getProviderDraft, {}, IN_BACKGROUND);
}
