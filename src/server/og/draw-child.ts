/** The process that draws one share picture, started by `share-picture-drawer.ts`; its memory is freed with it. */
import sharp from 'sharp';
import { lowerPriority } from '../lower-priority.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import type { SharePictureOrder } from './share-picture-order.ts';

sharp.cache(false);
sharp.concurrency(1);
lowerPriority(process.pid);
process.on('disconnect', () => process.exit());
process.once('message', async (order: SharePictureOrder) => {
  const bytes = await drawSharePicture(order);
  process.send?.(bytes, () => process.exit());
});
