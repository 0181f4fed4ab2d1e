import type { DemoGame } from './demo-game.ts';
import { game as abacusAcademy } from './games/abacus-academy.ts';
import { game as bayRush } from './games/bay-rush.ts';
import { game as beatCity } from './games/beat-city.ts';
import { game as betweenBlackAndWhite } from './games/between-black-and-white.ts';
import { game as cloudCitadel } from './games/cloud-citadel.ts';
import { game as cornerBakery } from './games/corner-bakery.ts';
import { game as dragonAndTea } from './games/dragon-and-tea.ts';
import { game as echoesOfTheDeep } from './games/echoes-of-the-deep.ts';
import { game as fallingGarden } from './games/falling-garden.ts';
import { game as fireflyWoods } from './games/firefly-woods.ts';
import { game as lettersFromTheIsle } from './games/letters-from-the-isle.ts';
import { game as littleAtlas } from './games/little-atlas.ts';
import { game as luckyCatHall } from './games/lucky-cat-hall.ts';
import { game as lumenBreaker } from './games/lumen-breaker.ts';
import { game as mahjongParlour } from './games/mahjong-parlour.ts';
import { game as metroLines } from './games/metro-lines.ts';
import { game as midnightSolitaire } from './games/midnight-solitaire.ts';
import { game as neonDusk } from './games/neon-dusk.ts';
import { game as neonSerpent } from './games/neon-serpent.ts';
import { game as nightMarketQuiz } from './games/night-market-quiz.ts';
import { game as nightPiano } from './games/night-piano.ts';
import { game as numberHills } from './games/number-hills.ts';
import { game as paddleMasters } from './games/paddle-masters.ts';
import { game as paperVoyage } from './games/paper-voyage.ts';
import { game as skyFortress } from './games/sky-fortress.ts';
import { game as songOfTheMountain } from './games/song-of-the-mountain.ts';
import { game as starMines } from './games/star-mines.ts';
import { game as starhallArena } from './games/starhall-arena.ts';
import { game as starseaVoyage } from './games/starsea-voyage.ts';
import { game as streetHoops } from './games/street-hoops.ts';
import { game as summerTide } from './games/summer-tide.ts';
import { game as teahousePairs } from './games/teahouse-pairs.ts';
import { game as theSilentHouse } from './games/the-silent-house.ts';
import { game as tileKingdom } from './games/tile-kingdom.ts';
import { game as timeTravellerQuiz } from './games/time-traveller-quiz.ts';
import { game as wordLantern } from './games/word-lantern.ts';

/** The demo store's games: the playable ones first, then the rest in the order they were planned. */
export const demoGames: readonly DemoGame[] = [
  numberHills,
  fallingGarden,
  neonSerpent,
  starMines,
  lumenBreaker,
  teahousePairs,
  midnightSolitaire,
  wordLantern,
  neonDusk,
  lettersFromTheIsle,
  starseaVoyage,
  songOfTheMountain,
  fireflyWoods,
  bayRush,
  cloudCitadel,
  echoesOfTheDeep,
  luckyCatHall,
  betweenBlackAndWhite,
  nightPiano,
  beatCity,
  littleAtlas,
  abacusAcademy,
  cornerBakery,
  metroLines,
  streetHoops,
  paddleMasters,
  nightMarketQuiz,
  timeTravellerQuiz,
  theSilentHouse,
  summerTide,
  mahjongParlour,
  dragonAndTea,
  skyFortress,
  tileKingdom,
  paperVoyage,
  starhallArena,
];
