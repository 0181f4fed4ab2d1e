import { expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './read-events.ts';

it('reads events however they are cut into pieces', async () => {
  const text = 'event: ready\ndata: {}\n\n:\n\ndata: {"topic":"version:1"}\n\ndata: {"topic":"ä"}\n\ndata: cut';
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 7, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    );
    const read: ServerEvent[] = [];
    await readEvents(streamOf(pieces), (event) => read.push(event));
    expect(read).toEqual([
      { name: 'ready', data: '{}' },
      { name: 'comment', data: '' },
      { name: 'message', data: '{"topic":"version:1"}' },
      { name: 'message', data: '{"topic":"ä"}' },
    ]);
  }
});

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}
