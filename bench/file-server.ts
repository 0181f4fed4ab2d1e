/** Child process of download.ts and its floor: bare node:http sending a local file. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';

process.once('message', (path: string) => {
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-length': statSync(path).size,
    });
    createReadStream(path).pipe(response);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit());
