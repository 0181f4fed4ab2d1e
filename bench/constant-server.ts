/** Child of visitors.ts, its floor: node:http answering always the same bytes. Reads headers and body from its parent. */
import { createServer } from 'node:http';

export interface ConstantAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyBase64: string;
}

process.once('message', ({ headers, bodyBase64 }: ConstantAnswer) => {
  const body = Buffer.from(bodyBase64, 'base64');
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit());
