import type { FeatureHandlers } from '../../api/handler.ts';
import { getVideoRules } from './get-video-rules.ts';
import { getVideoUpload } from './get-video-upload.ts';
import { uploadCaptions } from './upload-captions.ts';
import { uploadImage } from './upload-image.ts';
import { uploadVideo } from './upload-video.ts';

export const uploadHandlers = {
  uploadImage,
  uploadVideo,
  getVideoUpload,
  getVideoRules,
  uploadCaptions,
} satisfies FeatureHandlers;
