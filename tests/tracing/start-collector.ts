import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';
import { type ReceivedSpan, readSpans } from './read-spans.ts';

/** How it answers. By default as a collector does that has accepted everything: with an empty message. */
type Behavior = (response: ServerResponse) => void;

const ACCEPTS: Behavior = (response) => response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();

/** A collector on a local port: it takes traces by OTLP over HTTP, or fails as real ones do. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const requests: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
  let behave = ACCEPTS;
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => Buffer.alloc(0));
    const { method, url, headers } = request;
    requests.push({ url, headers });
    if (method !== 'POST' || url !== '/v1/traces') return response.writeHead(404).end();
    if (headers['content-type'] !== 'application/x-protobuf') return response.writeHead(415).end();
    if (behave === ACCEPTS) spans.push(...readSpans(body));
    return behave(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the port is not known');
  const waitFor = (isThere: (all: readonly ReceivedSpan[]) => boolean) =>
    vi.waitFor(
      () => {
        if (!isThere(spans)) throw new Error(`the spans are ${spans.map(({ name }) => name).join(', ')}`);
        return spans;
      },
      { timeout: 20_000, interval: 20 },
    );
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    requests,
    waitFor,
    /** Waits for a span of that name, the last one. */
    waitForSpan: async (name: string): Promise<ReceivedSpan> => {
      const found = (await waitFor((all) => all.some((span) => span.name === name))).findLast(
        (span) => span.name === name,
      );
      if (found === undefined) throw new Error(`no span is named ${name}`);
      return found;
    },
    behave(next: Behavior | 'as always') {
      behave = next === 'as always' ? ACCEPTS : next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Collector = Awaited<ReturnType<typeof startCollector>>;
