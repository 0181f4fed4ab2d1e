import {
  createApplication,
  deleteApplication,
  editApplication,
  getOwnApplication,
  listOwnApplications,
  pullApplication,
  releaseApplication,
} from '#contract/application/developer-endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createCreateApplication } from './create-application.ts';
import { createDeleteApplication } from './delete-application.ts';
import { draftHandlers } from './draft-handlers.ts';
import { createEditApplication } from './edit-application.ts';
import { createGetOwnApplication } from './get-own-application.ts';
import { createListOwnApplications } from './list-own-applications.ts';
import { pinHandlers } from './pin-handlers.ts';
import { createPullApplication } from './pull-application.ts';
import { createReleaseApplication } from './release-application.ts';

/** What developers do to their applications. */
export function applicationHandlers(services: Services): BoundHandler[] {
  return [
    handle(listOwnApplications, createListOwnApplications(services)),
    handle(getOwnApplication, createGetOwnApplication(services)),
    handle(createApplication, createCreateApplication(services)),
    handle(editApplication, createEditApplication(services)),
    handle(releaseApplication, createReleaseApplication(services)),
    handle(pullApplication, createPullApplication(services)),
    handle(deleteApplication, createDeleteApplication(services)),
    ...pinHandlers(services),
    ...draftHandlers(services),
  ];
}
