import { stat } from 'node:fs/promises';

/** Number of bytes received. The file is authoritative, also after a crash. */
export async function receivedLength(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    // The process ended between inserting the row and creating the file.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
