import type { Rolldown } from 'vite';

/** The files of a chunk and of all its static imports. */
export function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set([chunk.fileName]);
  for (const name of files) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) files.add(imported);
  }
  return files;
}
