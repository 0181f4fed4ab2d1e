/** The thread that draws one document, started by `print-in-worker.ts`; its memory goes with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { printDocument } from './print-document.ts';

// Written by the thread that started this one, as a PrintedDocument.
const bytes = await printDocument(workerData);
parentPort?.postMessage(bytes);
