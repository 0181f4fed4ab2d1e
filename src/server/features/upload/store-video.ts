import type { VideoUpload } from '#contract/upload/entities.ts';
import type { Services } from '../../services.ts';
import type { MadeVideo } from '../../videos/process-video.ts';
import { storeUpload, type UploadToStore } from './store-upload.ts';
import { insertVideo } from './upload-queries.ts';

export interface VideoToStore extends Pick<UploadToStore, 'id' | 'userId' | 'folder' | 'nowMs'> {
  readonly video: MadeVideo;
}

/** Stores a processed trailer. */
export async function storeVideo(
  services: Pick<Services, 'database' | 'files' | 'metrics'>,
  { video, ...upload }: VideoToStore,
): Promise<VideoUpload> {
  const { name, width, height, seconds, size, mime } = video;
  const { id, url } = await storeUpload(services, {
    ...{ ...upload, purpose: 'trailer', name },
    facts: { width, height, size, mime },
    announce: (trx, address) => insertVideo(trx, { url: address, width, height, seconds }),
  });
  services.metrics?.uploaded('video', size);
  return { uploadId: id, url, percent: 100, width, height, seconds, size, mime };
}
