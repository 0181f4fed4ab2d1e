/** The thread that draws one document, started by `print-in-worker.ts`; its memory is freed with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { printDocument } from './print-document.ts';

// Written by the parent thread as a PrintedDocument.
const bytes = await printDocument(workerData);
parentPort?.postMessage(bytes);
