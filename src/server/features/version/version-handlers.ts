import { getOwnVersion, listOwnVersions } from '#contract/version/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createGetOwnVersion } from './get-own-version.ts';
import { createListOwnVersions } from './list-own-versions.ts';

/** What developers do with the versions of their applications. */
export function versionHandlers(services: Services): BoundHandler[] {
  return [
    handle(listOwnVersions, createListOwnVersions(services)),
    handle(getOwnVersion, createGetOwnVersion(services)),
  ];
}
