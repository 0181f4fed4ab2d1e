import { makeBombs } from './hostile/bombs.ts';
import { makeBrokenJpegs } from './hostile/broken-jpeg.ts';
import { BROKEN_PNGS } from './hostile/broken-png.ts';
import { makeForeignFiles } from './hostile/foreign-files.ts';
import type { HostileImage } from './hostile/hostile-image.ts';
import { makeOddPictures } from './hostile/odd-pictures.ts';
import { makePolyglots } from './hostile/polyglots.ts';

/** Files that somebody might send to break the service, each with the answer that it must get; all made by code. */
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
