import { type ArchiveFiles, buildArchive } from './build-archive.ts';

export interface WebBuildOptions {
  /** The content of the first page. */
  readonly title?: string;
  /** One folder around all files, as some tools pack them. */
  readonly folder?: string;
  /** Further files, by their path from the first page. */
  readonly files?: ArchiveFiles;
}

/** A web build that can be played: a page, a script and a picture. */
export function buildWebBuild({ title = 'Test game', folder = '', files = {} }: WebBuildOptions = {}): Promise<Buffer> {
  const all: ArchiveFiles = {
    'index.html': `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><script src="game.js"></script></html>`,
    'game.js': `document.title = ${JSON.stringify(title)};\n`,
    'art/star.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="4" cx="4" cy="4"/></svg>',
    ...files,
  };
  const prefix = folder === '' ? '' : `${folder}/`;
  return buildArchive(Object.fromEntries(Object.entries(all).map(([path, content]) => [prefix + path, content])));
}
