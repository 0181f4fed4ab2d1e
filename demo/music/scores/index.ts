import type { Score } from '../score.ts';
import { deepCurrent } from './deep-current.ts';
import { firstLight } from './first-light.ts';
import { harbourAtNoon } from './harbour-at-noon.ts';
import { lanternStreet } from './lantern-street.ts';
import { mountainPass } from './mountain-pass.ts';
import { nightDrive } from './night-drive.ts';
import { paperCarousel } from './paper-carousel.ts';
import { pixelParade } from './pixel-parade.ts';
import { rainOnTheWindow } from './rain-on-the-window.ts';
import { starMarket } from './star-market.ts';

/** The ten pieces in the order of the player's list (R9.30). */
export const SCORES: readonly Score[] = [
  firstLight,
  lanternStreet,
  rainOnTheWindow,
  pixelParade,
  paperCarousel,
  harbourAtNoon,
  nightDrive,
  deepCurrent,
  mountainPass,
  starMarket,
];
