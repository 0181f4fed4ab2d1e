import type { LinkedIdentity } from '#contract/account/entities.ts';
import type { Page } from '#web/app/use-page.ts';

/** The provider of a way to sign in, as the store names it. */
export function wayName(page: Page, { name, loginType }: LinkedIdentity): string {
  return name ?? page.t(`loginType.${loginType}`);
}
