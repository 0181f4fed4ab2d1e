/** Child of upload.ts, its floor: node:http writing bodies to a file of this machine, and nothing else. */
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';

process.once('message', (path: string) => {
  const server = createServer((request, response) => {
    pipeline(request, createWriteStream(path)).then(
      () => response.end(),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit());
