import type { FeatureHandlers } from '../../api/handler.ts';
import { answerVersionReview } from './answer-version-review.ts';
import { appealVersion } from './appeal-version.ts';
import { compareVersion } from './compare-version.ts';
import { createVersion } from './create-version.ts';
import { deleteVersion } from './delete-version.ts';
import { editVersion } from './edit-version.ts';
import { getOwnVersion } from './get-own-version.ts';
import { listOwnVersions } from './list-own-versions.ts';
import { listVersionMessages } from './list-version-messages.ts';
import { pullVersion } from './pull-version.ts';
import { reapplyVersion } from './reapply-version.ts';
import { releaseVersion } from './release-version.ts';
import { updateVersionFile } from './update-version-file.ts';

/** Developers' calls for versions of their applications. */
export const versionHandlers = {
  listOwnVersions,
  getOwnVersion,
  createVersion,
  editVersion,
  updateVersionFile,
  reapplyVersion,
  compareVersion,
  releaseVersion,
  pullVersion,
  deleteVersion,
  listVersionMessages,
  answerVersionReview,
  appealVersion,
} satisfies FeatureHandlers;
