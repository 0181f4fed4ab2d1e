import { Worker } from 'node:worker_threads';
import { findProgram } from '../find-program.ts';
import type { PrintedDocument } from './printed-document.ts';

const PROGRAM = 'src/server/pdf/print-worker.ts';
/** The longest statement takes some seconds on two busy cores. */
const TIMEOUT_MS = 60_000;
const MEMORY_MB = 384;

let last: Promise<unknown> = Promise.resolve();

/**
 * Prints documents one after the other, each in its own thread, without blocking calls and pages.
 * @throws Error if the thread fails, runs out of memory or takes longer than a minute.
 */
export function printInWorker(content: PrintedDocument): Promise<Uint8Array> {
  const printed = last.then(() => runWorker(content));
  last = printed.catch(() => undefined);
  return printed;
}

function runWorker(content: PrintedDocument): Promise<Uint8Array> {
  const worker = new Worker(findProgram(PROGRAM), {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a document took too long to print')), TIMEOUT_MS);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('a document was not printed')));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}
