import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLISHER_PATH, type PublisherFile } from '#contract/access-token/entities.ts';
import type { Services } from '../../services.ts';

/** Describes the served command-line tool; null if it was not built. The hash is computed once. */
export function createFindPublisher({ clientFolder }: Pick<Services, 'clientFolder'>) {
  let found: Promise<PublisherFile | null> | undefined;
  return (): Promise<PublisherFile | null> => {
    found ??= clientFolder === undefined ? Promise.resolve(null) : describe(join(clientFolder, PUBLISHER_PATH));
    return found;
  };
}

async function describe(path: string): Promise<PublisherFile | null> {
  const content = await readFile(path).catch(() => null);
  if (content === null) return null;
  return { path: PUBLISHER_PATH, sha256: createHash('sha256').update(content).digest('hex') };
}
