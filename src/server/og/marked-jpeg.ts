/** A JPEG file begins with these; a comment may follow. */
const START = Buffer.from([0xff, 0xd8]);
const COMMENT = Buffer.from([0xff, 0xfe]);

/** Puts a mark into a JPEG file, as the comment at its beginning. */
export function markJpeg(jpeg: Uint8Array, mark: string): Buffer {
  return Buffer.concat([headOf(mark), Buffer.from(jpeg).subarray(START.length)]);
}

/** Whether a JPEG file carries the mark. */
export function hasMark(jpeg: Uint8Array, mark: string): boolean {
  const head = headOf(mark);
  return head.equals(Buffer.from(jpeg).subarray(0, head.length));
}

function headOf(mark: string): Buffer {
  const text = Buffer.from(mark, 'latin1');
  const length = Buffer.alloc(2);
  // The length counts itself.
  length.writeUInt16BE(text.length + length.length);
  return Buffer.concat([START, COMMENT, length, text]);
}
