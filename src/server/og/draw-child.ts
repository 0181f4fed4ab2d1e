/** The process that draws one share picture, started by `share-picture-drawer.ts`; its memory is freed with it. */
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { drawSharePicture } from './draw-share-picture.ts';
import type { SharePictureOrder } from './share-picture-order.ts';

/** Page requests take precedence. */
const LOW_PRIORITY = 10;

sharp.cache(false);
sharp.concurrency(1);
setPriority(LOW_PRIORITY);
process.on('disconnect', () => process.exit());
process.once('message', async (order: SharePictureOrder) => {
  const bytes = await drawSharePicture(order);
  process.send?.(bytes, () => process.exit());
});
