/** Child process of call.ts and a floor: bare node:http answering one row with one prepared query. */
import { createServer } from 'node:http';
import pg from 'pg';

export interface BareQuery {
  readonly connection: pg.PoolConfig;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** As many as the product's own pool has. */
const CONNECTIONS = 10;

process.once('message', ({ connection, text, values }: BareQuery) => {
  const pool = new pg.Pool({ ...connection, max: CONNECTIONS });
  const server = createServer((_, response) => {
    pool.query({ name: 'bare', text, values: [...values] }).then(
      ({ rows }) => {
        const body = JSON.stringify(rows[0]);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
        response.end(body);
      },
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit());
