import type { PlatformCode } from '#contract/values/platforms.ts';
import type { Page } from '#web/app/use-page.ts';

type Addresses = Pick<Page, 'href'>;

export function versionsAddress(page: Addresses, applicationId: string): string {
  return page.href('/developer/versions', `?${new URLSearchParams({ applicationId })}`);
}

export function versionAddress(page: Addresses, id: number): string {
  return page.href(`/developer/versions/${id}`);
}

/** The form of a new version; without a platform the form asks for one. */
export function newVersionAddress(page: Addresses, applicationId: string, platform?: PlatformCode): string {
  const query = new URLSearchParams({ applicationId, ...(platform && { platform: String(platform) }) });
  return page.href('/developer/versions/new', `?${query}`);
}
