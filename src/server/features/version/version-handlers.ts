import {
  compareVersion,
  createVersion,
  editVersion,
  getOwnVersion,
  listOwnVersions,
  reapplyVersion,
  updateVersionFile,
} from '#contract/version/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createCompareVersion } from './compare-version.ts';
import { createCreateVersion } from './create-version.ts';
import { createEditVersion } from './edit-version.ts';
import { createGetOwnVersion } from './get-own-version.ts';
import { createListOwnVersions } from './list-own-versions.ts';
import { createReapplyVersion } from './reapply-version.ts';
import { shelfHandlers } from './shelve-version.ts';
import { createUpdateVersionFile } from './update-version-file.ts';
import { versionMessageHandlers } from './version-message-handlers.ts';

/** What developers do with the versions of their applications. */
export function versionHandlers(services: Services): BoundHandler[] {
  return [
    handle(listOwnVersions, createListOwnVersions(services)),
    handle(getOwnVersion, createGetOwnVersion(services)),
    handle(createVersion, createCreateVersion(services)),
    handle(editVersion, createEditVersion(services)),
    handle(updateVersionFile, createUpdateVersionFile(services)),
    handle(reapplyVersion, createReapplyVersion(services)),
    handle(compareVersion, createCompareVersion(services)),
    ...shelfHandlers(services),
    ...versionMessageHandlers(services),
  ];
}
