import type { Readable } from 'node:stream';

/** Reads at most so many bytes and lets go of the rest unread; what is no text becomes replacement characters. */
export async function readAnswerText(stream: Readable, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    length += piece.length;
    // Leaving the loop destroys the stream, and with it the connection.
    if (length >= maxBytes) break;
  }
  const bytes = Buffer.concat(pieces).subarray(0, maxBytes);
  // `stream`: a character that was cut in two is left out. PostgreSQL takes no NUL.
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll('\u0000', '\uFFFD');
}
