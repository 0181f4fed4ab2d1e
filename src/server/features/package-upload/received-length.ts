import { stat } from 'node:fs/promises';

/** How many bytes of an upload are in: its file is what counts, also after a process was ended in the middle of one. */
export async function receivedLength(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    // Ended between the row and the file.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
