import type { FeatureHandlers } from '../../api/handler.ts';
import { deletePackageUpload } from './delete-package-upload.ts';
import { listPackageUploads } from './list-package-uploads.ts';

export const packageUploadHandlers = {
  listPackageUploads,
  deletePackageUpload,
} satisfies FeatureHandlers;
