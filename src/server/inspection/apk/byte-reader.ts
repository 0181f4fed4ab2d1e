import { MalformedError } from './chunk.ts';

/** Reads a sequence of numbers and length-prefixed parts, the format of APK signatures. */
export class ByteReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isDone(): boolean {
    return this.#at >= this.#bytes.length;
  }

  u32(): number {
    return this.take(4).readUInt32LE();
  }

  /** A length-prefixed part. */
  part(): Buffer {
    return this.take(this.u32());
  }

  /** The parts of a part. */
  parts(): readonly Buffer[] {
    const inner = new ByteReader(this.part());
    const parts: Buffer[] = [];
    while (!inner.isDone) parts.push(inner.part());
    return parts;
  }

  take(length: number): Buffer {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new MalformedError('a part reaches outside');
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }
}
