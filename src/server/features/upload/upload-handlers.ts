import type { FeatureHandlers } from '../../api/handler.ts';
import { uploadCaptions } from './upload-captions.ts';
import { uploadImage } from './upload-image.ts';
import { uploadVideo } from './upload-video.ts';

export const uploadHandlers = {
  uploadImage,
  uploadVideo,
  uploadCaptions,
} satisfies FeatureHandlers;
