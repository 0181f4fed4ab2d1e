import { isKept } from '#server/cache/catalogue-cache.ts';
import { compressKept, compressOnce, type TextEncoding } from '#server/streaming/compress-text.ts';

/** A reply as it is sent. */
export interface WrittenReply {
  readonly body: string | Buffer<ArrayBuffer>;
  readonly encoding: TextEncoding;
}

/** Less than this takes a packet either way. */
const LEAST_LENGTH = 1024;

/** Writes a reply as JSON, compressed if it is long enough; one that is kept in a cache is written and compressed once. */
export async function writeReply(reply: unknown, accepted: TextEncoding): Promise<WrittenReply> {
  if (typeof reply === 'object' && reply !== null && isKept(reply)) return findKept(reply).read(accepted);
  const body = JSON.stringify(reply);
  if (accepted === 'identity' || body.length < LEAST_LENGTH) return { body, encoding: 'identity' };
  return { body: await compressOnce(body, accepted), encoding: accepted };
}

/** The JSON of kept replies; each lives as long as the reply itself. */
const kept = new WeakMap<object, KeptReply>();

function findKept(reply: object): KeptReply {
  const known = kept.get(reply);
  if (known !== undefined) return known;
  const made = new KeptReply(Buffer.from(JSON.stringify(reply)));
  kept.set(reply, made);
  return made;
}

class KeptReply {
  readonly #body: Buffer<ArrayBuffer>;
  readonly #compressed = new Map<TextEncoding, Promise<Buffer<ArrayBuffer>>>();

  constructor(body: Buffer<ArrayBuffer>) {
    this.#body = body;
  }

  async read(accepted: TextEncoding): Promise<WrittenReply> {
    if (accepted === 'identity' || this.#body.length < LEAST_LENGTH) return { body: this.#body, encoding: 'identity' };
    const known = this.#compressed.get(accepted);
    if (known !== undefined) return { body: await known, encoding: accepted };
    const compressed = compressKept(this.#body, accepted);
    this.#compressed.set(accepted, compressed);
    return { body: await compressed, encoding: accepted };
  }
}
