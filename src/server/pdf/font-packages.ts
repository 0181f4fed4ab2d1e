import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** One file of a font split into subsets, with its characters. */
export interface SliceFile {
  readonly file: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const unicodeMap = z.record(z.string(), z.string());

/**
 * The files of a Fontsource variable font, those with the most common characters first: browsers, too, use the last
 * matching one of their list.
 */
export function listSlices(font: 'noto-sans-tc' | 'noto-sans-sc'): SliceFile[] {
  const map = createRequire(import.meta.url).resolve(`@fontsource-variable/${font}/unicode.json`);
  const files = join(dirname(map), 'files');
  return Object.entries(unicodeMap.parse(JSON.parse(readFileSync(map, 'utf8'))))
    .map(([name, ranges]) => ({
      file: join(files, `${font}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
      ranges: ranges.split(',').map(readRange),
    }))
    .reverse();
}

/** `U+20` or `U+20-7e`. */
function readRange(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

export function isFor({ ranges }: SliceFile, codePoint: number): boolean {
  return ranges.some(([from, to]) => from <= codePoint && codePoint <= to);
}
