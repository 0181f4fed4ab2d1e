import type { FeatureHandlers } from '../../api/handler.ts';
import { uploadImage } from './upload-image.ts';

export const uploadHandlers = {
  uploadImage,
} satisfies FeatureHandlers;
