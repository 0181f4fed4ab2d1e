import { createHash, createHmac } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Encrypter, Stanza } from 'age-encryption';

/* PostgreSQL starts this for each piece of its journal: `<recipient> <piece> <copy>`. It compresses the piece, encrypts it
   for the recipient of BACKUP_KEY, which is public, and ends with 0 only once the copy is on the disk: PostgreSQL then
   removes the piece. The key that opens copies never gets here. */

/** In the header of a copy: what it is a copy of, for whoever has the key of marks. `age` passes over it. */
const MARK = 'starhall-content';
/** In the header as well: which key the copy needs. Must match `backup/key-fingerprint.ts`, which is not where this runs. */
const KEY = 'starhall-key';
const KEY_DIGITS = 16;
const HEADER_BYTES = 4096;

async function archive(recipient: string, piece: string, copy: string): Promise<void> {
  const plain = await readFile(piece);
  const markKeys = (process.env.JOURNAL_MARK_KEY ?? '').split(',');
  const marks = markKeys.map((key) => createHmac('sha256', key).update(plain).digest('base64'));
  const [mark = ''] = marks;
  const found = await readHeader(copy);
  // Copied before the server ended, which it does not know of; BACKUP_KEY may have changed since.
  if (marks.some((one) => found?.includes(`\n-> ${MARK} ${one}\n`))) return;
  if (found !== undefined) throw new Error('it is there already, with other content or for a key that is not set');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const key = createHash('sha256').update(recipient).digest('hex').slice(0, KEY_DIGITS);
  const said = [
    [MARK, mark],
    [KEY, key],
  ];
  encrypter.addRecipient({ wrapFileKey: () => said.map((words) => new Stanza(words, new Uint8Array())) });
  await putSafely(copy, await encrypter.encrypt(await promisify(gzip)(plain)));
}

async function readHeader(path: string): Promise<string | undefined> {
  try {
    const file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES)).finally(() => file.close());
    return buffer.toString('latin1', 0, bytesRead);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A copy has its name only once all of it is on the disk, and the name is there before PostgreSQL removes the piece. */
async function putSafely(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.part`;
  try {
    const file = await open(part, 'w', 0o600);
    await file
      .writeFile(bytes)
      .then(() => file.sync())
      .finally(() => file.close());
    await rename(part, path);
  } catch (error) {
    // A full disk: let the next attempt have the room.
    await rm(part, { force: true });
    throw error;
  }
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}

const [recipient = '', piece = '', copy = ''] = process.argv.slice(2);
try {
  await archive(recipient, piece, copy);
} catch (error) {
  console.error(`the journal was not copied to ${copy}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
