import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The entries of an archive, by path. */
export type ArchiveFiles = Readonly<Record<string, string | Uint8Array>>;

const MTIME = new Date('2026-01-01T00:00:00Z');

/** Packs files into a ZIP; the same files give the same bytes. */
export async function buildArchive(files: ArchiveFiles, { compress = true } = {}): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [path, content] of Object.entries(files)) {
    archive.addBuffer(Buffer.from(content), path, { mtime: MTIME, compress });
  }
  archive.end();
  return buffer(archive.outputStream);
}
