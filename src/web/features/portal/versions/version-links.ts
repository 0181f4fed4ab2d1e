import type { PlatformCode } from '#contract/values/platforms.ts';
import type { Page } from '../../../app/use-page.ts';

type Addresses = Pick<Page, 'href'>;

/** The page of all versions of an application. */
export function versionsAddress(page: Addresses, applicationId: string): string {
  return page.href('/developer/versions', `?${new URLSearchParams({ applicationId })}`);
}

export function versionAddress(page: Addresses, id: number): string {
  return page.href(`/developer/versions/${id}`);
}

/** Where a version is made; without a platform it is still to be chosen. */
export function newVersionAddress(page: Addresses, applicationId: string, platform?: PlatformCode): string {
  const query = new URLSearchParams({ applicationId, ...(platform && { platform: String(platform) }) });
  return page.href('/developer/versions/new', `?${query}`);
}
