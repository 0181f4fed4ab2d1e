import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Held {
  readonly url: string;
  /** The request's headers that `Vary` names. */
  readonly asked: ReadonlyMap<string, string | null>;
  readonly keys: readonly string[];
  readonly endsAtMs: number;
  readonly text: string;
  readonly headers: Headers;
}

export interface CdnAnswer {
  readonly isHit: boolean;
  readonly text: string;
  readonly headers: Headers;
}

/** A shared cache as RFC 9111 describes it, purged by keys over HTTP. */
export interface TestCdn {
  readonly origin: string;
  /** What it is in front of. */
  serve(store: string): void;
  ask(path: string, headers?: Readonly<Record<string, string>>): Promise<CdnAnswer>;
  /** Fails so many purges. */
  breakFor(purges: number): void;
  /** Resolves when no purge has come for longer than the store may take to repeat one. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const QUIET_MS = 2200;

export async function openTestCdn(): Promise<TestCdn> {
  let held: Held[] = [];
  let store = '';
  let broken = 0;
  let purgedAt = performance.now();
  const server = createServer((request, response) => {
    const keys = String(request.headers['surrogate-key']).split(' ');
    purgedAt = performance.now();
    if (request.method !== 'PURGE' || broken > 0) {
      broken -= 1;
      return response.writeHead(503).end();
    }
    held = held.filter((one) => !one.keys.some((key) => keys.includes(key)));
    response.writeHead(200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    serve(address) {
      store = address;
    },
    async ask(path, sent = {}) {
      const headers = new Headers(sent);
      const found = held.find(
        ({ url, asked, endsAtMs }) =>
          url === path &&
          endsAtMs > performance.now() &&
          [...asked].every(([name, value]) => headers.get(name) === value),
      );
      if (found !== undefined) return { isHit: true, text: found.text, headers: found.headers };
      const response = await fetch(store + path, { headers, redirect: 'manual' });
      const text = await response.text();
      const [, seconds] = /s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? [];
      if (seconds !== undefined && !response.headers.has('set-cookie')) {
        const names = (response.headers.get('vary') ?? '').split(', ');
        held.push({
          url: path,
          asked: new Map(names.map((name) => [name, headers.get(name)])),
          keys: (response.headers.get('surrogate-key') ?? '').split(' '),
          endsAtMs: performance.now() + Number(seconds) * 1000,
          text,
          headers: response.headers,
        });
      }
      return { isHit: false, text, headers: response.headers };
    },
    breakFor(purges) {
      broken = purges;
    },
    async settle() {
      while (performance.now() - purgedAt < QUIET_MS) await wait(20);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
