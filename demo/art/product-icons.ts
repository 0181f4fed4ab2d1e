import { gameCase } from './game-case.ts';
import { drawProducts, type ProductArt } from './product-art.ts';
import { bayRush } from './products/bay-rush.ts';
import { cornerBakery } from './products/corner-bakery.ts';
import { fireflyWoods } from './products/firefly-woods.ts';
import { luckyCatHall } from './products/lucky-cat-hall.ts';
import { neonSerpent } from './products/neon-serpent.ts';
import { nightPiano } from './products/night-piano.ts';
import { paddleMasters } from './products/paddle-masters.ts';
import { starMines } from './products/star-mines.ts';
import { starhallArena } from './products/starhall-arena.ts';
import { starseaVoyage } from './products/starsea-voyage.ts';
import { streetHoops } from './products/street-hoops.ts';
import { tileKingdom } from './products/tile-kingdom.ts';
import type { Scene } from './scene.ts';

const GAMES: readonly ProductArt[] = [
  bayRush,
  cornerBakery,
  fireflyWoods,
  luckyCatHall,
  neonSerpent,
  nightPiano,
  paddleMasters,
  starMines,
  starhallArena,
  starseaVoyage,
  streetHoops,
  tileKingdom,
];

/** The icons of everything that a game sells, the game itself included, by the ID of the product. */
export function drawProductIcons(scene: Scene): ReadonlyMap<string, string> {
  const sold = [...GAMES.filter(({ slug }) => slug === scene.slug), gameCase(scene)];
  return new Map(sold.flatMap((art) => (art === undefined ? [] : [...drawProducts(art)])));
}
