/**
 * The process that opens pictures of strangers, started by `image-processor.ts`: it works on one at a time and has no
 * secrets, no database and no port.
 */
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { type ImageOrder, type ImageOutcome, processImage } from './process-image.ts';

/** What the child tells: that it is there, and what has become of the order. */
export type ChildMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'outcome'; readonly outcome: ImageOutcome; readonly peakBytes: number }
  | { readonly kind: 'failure'; readonly reason: string };

/** Whoever asks for a page goes first. */
const LOW_PRIORITY = 10;

sharp.cache(false);
sharp.concurrency(1);
// Of everything that the library reads, nothing but the two formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngFile', 'VipsForeignLoadJpegFile'] });
setPriority(LOW_PRIORITY);

process.on('message', (order: ImageOrder) => {
  processImage(order).then(
    (outcome) => tell({ kind: 'outcome', outcome, peakBytes: readPeakBytes() }),
    (error: unknown) => tell({ kind: 'failure', reason: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
tell({ kind: 'ready' });

/** The most memory that this process has held; the system's `maxRSS` has that of its parent in it. */
function readPeakBytes(): number {
  try {
    const kilobytes = /^VmHWM:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return process.memoryUsage.rss();
  }
}

function tell(message: ChildMessage): void {
  process.send?.(message);
}
