/** The process that reads an untrusted video, started by `video-processor.ts` for one: no secrets, database or port. */
import { setPriority } from 'node:os';
import { processVideo, type VideoOrder } from './process-video.ts';

/** Page requests take precedence. */
const LOW_PRIORITY = 10;

setPriority(LOW_PRIORITY);
// Ctrl+C reaches it too; its parent decides when it ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', (order: VideoOrder) => {
  void processVideo(order).then((outcome) => process.send?.(outcome));
});
