/** Child of upload.ts, its floors: node:http writing bodies to a file of this machine, in several bare ways. */
import { createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';

const MEGABYTE = 1_048_576;

/** By the path that asks for it. */
const WRITERS: Readonly<Record<string, (request: IncomingMessage, path: string) => Promise<void>>> = {
  '/stream': (request, path) => pipeline(request, createWriteStream(path)),
  '/stream-4m': (request, path) => pipeline(request, createWriteStream(path, { highWaterMark: 4 * MEGABYTE })),
  '/gathered-1m': (request, path) => gather(request, path, MEGABYTE),
  '/gathered-4m': (request, path) => gather(request, path, 4 * MEGABYTE),
};

/** Takes pieces in while those before are written, so many bytes at once. */
async function gather(request: IncomingMessage, path: string, bytes: number): Promise<void> {
  const file = await open(path, 'w');
  try {
    let writing = Promise.resolve();
    let pieces: Buffer[] = [];
    let gathered = 0;
    for await (const piece of request) {
      pieces.push(piece);
      gathered += piece.length;
      if (gathered < bytes) continue;
      await writing;
      writing = writeAll(file, pieces);
      // A failure is thrown where it is waited for.
      writing.catch(() => undefined);
      pieces = [];
      gathered = 0;
    }
    await writing;
    await writeAll(file, pieces);
  } finally {
    await file.close();
  }
}

async function writeAll(file: FileHandle, pieces: readonly Buffer[]): Promise<void> {
  const wanted = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (wanted === 0) return;
  const { bytesWritten } = await file.writev([...pieces]);
  if (bytesWritten !== wanted) throw new Error(`${bytesWritten} bytes of ${wanted} were written`);
}

process.once('message', (path: string) => {
  const server = createServer({ highWaterMark: MEGABYTE }, (request, response) => {
    const write = WRITERS[request.url ?? ''];
    if (write === undefined) {
      response.writeHead(404).end();
      return;
    }
    write(request, path).then(
      () => response.end(),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit());
