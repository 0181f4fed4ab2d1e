import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { toRoomFailure } from '../../disk-full.ts';

/**
 * Runs a function with a temporary folder, which is deleted afterwards.
 * @throws ApiError `databaseBusy` with `file.no_space` if the disk is full.
 */
export async function inFolder<Value>(parent: string, use: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await makeFolder(parent);
  try {
    return await use(folder);
  } catch (error) {
    throw toRoomFailure(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeFolder(parent: string): Promise<string> {
  try {
    await mkdir(parent, { recursive: true, mode: 0o700 });
    return await mkdtemp(join(parent, 'upload-'));
  } catch (error) {
    throw toRoomFailure(error);
  }
}
