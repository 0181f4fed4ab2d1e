import { deletePackageUpload, listPackageUploads } from '#contract/version/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createDeletePackageUpload } from './delete-package-upload.ts';
import { createListPackageUploads } from './list-package-uploads.ts';
import type { UploadLocks } from './upload-locks.ts';

export function packageUploadHandlers(services: Services, locks: UploadLocks): BoundHandler[] {
  return [
    handle(listPackageUploads, createListPackageUploads(services)),
    handle(deletePackageUpload, createDeletePackageUpload(services, locks)),
  ];
}
