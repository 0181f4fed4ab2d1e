import { makeBombs } from './hostile/bombs.ts';
import { makeBrokenJpegs } from './hostile/broken-jpeg.ts';
import { BROKEN_PNGS } from './hostile/broken-png.ts';
import { makeForeignFiles } from './hostile/foreign-files.ts';
import type { HostileImage } from './hostile/hostile-image.ts';
import { makeOddPictures } from './hostile/odd-pictures.ts';
import { makePolyglots } from './hostile/polyglots.ts';

/** Files that an attacker might send, each with the response that it must get; all generated. */
export async function makeHostileImages(): Promise<readonly HostileImage[]> {
  return [
    ...BROKEN_PNGS,
    ...(await makeBrokenJpegs()),
    ...(await makeForeignFiles()),
    ...(await makeBombs()),
    ...(await makePolyglots()),
    ...(await makeOddPictures()),
  ];
}
