import { uploadImage } from '#contract/upload/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createUploadImage } from './upload-image.ts';

export function uploadHandlers(services: Services): BoundHandler[] {
  return [handle(uploadImage, createUploadImage(services))];
}
