/**
 * The process that opens untrusted pictures, started by `image-processor.ts`: it handles one at a time and has no
 * secrets, database or port.
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { lowerPriority } from '../lower-priority.ts';
import { messageOf } from '../message-of.ts';
import { type ImageOrder, type ImageOutcome, processImage } from './process-image.ts';

/** Messages from the child: ready, or the result of an order. */
export type ChildMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'outcome'; readonly outcome: ImageOutcome; readonly peakBytes: number }
  | { readonly kind: 'failure'; readonly reason: string };

sharp.cache(false);
sharp.concurrency(1);
// Of all formats the library supports, allow only two.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngFile', 'VipsForeignLoadJpegFile'] });
lowerPriority(process.pid);

process.on('message', (order: ImageOrder) => {
  processImage(order).then(
    (outcome) => send({ kind: 'outcome', outcome, peakBytes: readPeakBytes() }),
    (error: unknown) => send({ kind: 'failure', reason: messageOf(error) }),
  );
});
process.on('disconnect', () => process.exit());
send({ kind: 'ready' });

/** The peak memory of this process; the system's `maxRSS` includes its parent's. */
function readPeakBytes(): number {
  try {
    const kilobytes = /^VmHWM:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return process.memoryUsage.rss();
  }
}

function send(message: ChildMessage): void {
  process.send?.(message);
}
