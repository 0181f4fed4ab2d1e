import type { FeatureHandlers } from '../../api/handler.ts';
import { createApplication } from './create-application.ts';
import { deleteApplication } from './delete-application.ts';
import { deleteApplicationDraft } from './delete-application-draft.ts';
import { editApplication } from './edit-application.ts';
import { getApplicationDraft } from './get-application-draft.ts';
import { getOwnApplication } from './get-own-application.ts';
import { listApplicationDrafts } from './list-application-drafts.ts';
import { listOwnApplications } from './list-own-applications.ts';
import { orderPinnedApplications } from './order-pinned-applications.ts';
import { pinApplication } from './pin-application.ts';
import { pullApplication } from './pull-application.ts';
import { releaseApplication } from './release-application.ts';
import { saveApplicationDraft } from './save-application-draft.ts';
import { unpinApplication } from './unpin-application.ts';

/** Calls of developers about their applications. */
export const applicationHandlers = {
  listOwnApplications,
  getOwnApplication,
  createApplication,
  editApplication,
  releaseApplication,
  pullApplication,
  deleteApplication,
  pinApplication,
  unpinApplication,
  orderPinnedApplications,
  getApplicationDraft,
  listApplicationDrafts,
  saveApplicationDraft,
  deleteApplicationDraft,
} satisfies FeatureHandlers;
