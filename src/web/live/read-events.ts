/** A server-sent event; comments have the name `comment`. */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/** Parses server-sent events until the stream ends, limited to what this product's server sends. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) onEvent(readBlock(block));
  }
}

function readBlock(block: string): ServerEvent {
  if (block.startsWith(':')) return { name: 'comment', data: '' };
  const fields = new Map(block.split('\n').map(splitField));
  return { name: fields.get('event') ?? 'message', data: fields.get('data') ?? '' };
}

function splitField(line: string): readonly [name: string, value: string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
}
