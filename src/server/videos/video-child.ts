/** The process that reads an untrusted video, started by `video-processor.ts` for one: no secrets, database or port. */
import { lowerPriority } from '../lower-priority.ts';
import { processVideo, type VideoOrder } from './process-video.ts';

lowerPriority(process.pid);
// Ctrl+C reaches it too; its parent decides when it ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', (order: VideoOrder) => {
  void processVideo(order).then((outcome) => process.send?.(outcome));
});
