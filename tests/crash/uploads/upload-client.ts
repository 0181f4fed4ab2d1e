/**
 * Child process of the upload crash test: uploads a file with the browsers' client, stores the upload's id on disk as
 * they do, and resumes when restarted. It prints `sending` once bytes flow, and the uploadId at the end.
 */
import { createReadStream, openAsBlob, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PreviousUpload } from 'tus-js-client';
import { uploadPackage } from '#client/upload-package.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';

export interface FileToSend {
  readonly path: string;
  readonly name: string;
  readonly platform: PlatformCode;
  readonly origin: string;
  readonly authorization: string;
  readonly applicationId: string;
  /** Limits the rate, so that the kills happen during the upload. */
  readonly bytesPerSecond: number;
  /** Where it remembers its uploads. */
  readonly memoryPath: string;
}

export type ClientMessage = 'sending' | { readonly uploadId: string } | { readonly failure: string };

process.once('message', (order: FileToSend) => {
  send(order).then(
    (uploadId) => process.send?.({ uploadId } satisfies ClientMessage, () => process.exit()),
    (error) => process.send?.({ failure: String(error) } satisfies ClientMessage, () => process.exit(1)),
  );
});
process.on('disconnect', () => process.exit(1));

async function send({ path, name, memoryPath, bytesPerSecond, ...order }: FileToSend): Promise<string> {
  const { size } = await stat(path);
  const { uploadId } = await uploadPackage({
    ...order,
    file: new File([await openAsBlob(path)], name, { lastModified: 1 }),
    onState: (state) => state === 'sending' && process.send?.('sending' satisfies ClientMessage),
    wait: async () => {
      await sleep(50);
      return true;
    },
    transport: {
      urlStorage: rememberOnDisk(memoryPath),
      fileReader: {
        openFile: async () => ({
          size,
          slice: async (start, end) => ({
            // The library asks a body for its size and pipes it.
            value: Object.assign(Readable.from(readSlowly({ path, start, end, bytesPerSecond })), {
              size: end - start,
            }),
            done: end >= size,
          }),
          close: () => {},
        }),
      },
    },
  }).done;
  return uploadId;
}

interface Part {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly bytesPerSecond: number;
}

async function* readSlowly({ path, start, end, bytesPerSecond }: Part): AsyncGenerator<Buffer> {
  for await (const piece of createReadStream(path, { start, end: end - 1, highWaterMark: 262_144 })) {
    yield piece;
    await sleep((piece.length / bytesPerSecond) * 1000);
  }
}

/** Replaced as a whole: a process that is killed in between has remembered the one or the other. */
function rememberOnDisk(path: string) {
  const read = (): PreviousUpload[] => {
    try {
      return JSON.parse(readFileSync(path, 'utf8'));
    } catch {
      return [];
    }
  };
  const write = (uploads: PreviousUpload[]) => {
    writeFileSync(`${path}.new`, JSON.stringify(uploads));
    renameSync(`${path}.new`, path);
  };
  return {
    findAllUploads: async () => read(),
    findUploadsByFingerprint: async (name: string) => read().filter(({ urlStorageKey }) => urlStorageKey === name),
    removeUpload: async (name: string) => write(read().filter(({ urlStorageKey }) => urlStorageKey !== name)),
    addUpload: async (name: string, upload: PreviousUpload) => {
      write([...read(), { ...upload, urlStorageKey: name }]);
      return name;
    },
  };
}
