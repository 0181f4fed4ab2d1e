/** A JPEG file starts with these; a comment may follow. */
const START = Buffer.from([0xff, 0xd8]);
const COMMENT = Buffer.from([0xff, 0xfe]);

/** Adds a mark to a JPEG file, as a leading comment. */
export function markJpeg(jpeg: Uint8Array, mark: string): Buffer {
  return Buffer.concat([headOf(mark), Buffer.from(jpeg).subarray(START.length)]);
}

/** Whether a JPEG file has the mark. */
export function hasMark(jpeg: Uint8Array, mark: string): boolean {
  const head = headOf(mark);
  return head.equals(Buffer.from(jpeg).subarray(0, head.length));
}

function headOf(mark: string): Buffer {
  const text = Buffer.from(mark, 'latin1');
  const length = Buffer.alloc(2);
  // The length includes itself.
  length.writeUInt16BE(text.length + length.length);
  return Buffer.concat([START, COMMENT, length, text]);
}
