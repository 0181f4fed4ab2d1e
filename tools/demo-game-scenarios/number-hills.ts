import type { Page } from 'playwright-core';
import { gameFrame, startGame } from '../demo-game-frame.ts';

/** Runs inside the game: looks three moves ahead to keep the big numbers in a corner. */
const CHOOSE_MOVE = `(() => {
  const worth = (hills) => {
    let sum = hills.emptyCells().length * 12;
    for (const { kind, value, row, col } of hills.tiles) {
      const place = row * hills.size + (row % 2 === 0 ? col : hills.size - 1 - col);
      if (kind === 'hill') sum += value * 0.6 ** place;
    }
    return sum;
  };
  const look = (state, depth) => {
    let best = { worth: -1, direction: null };
    for (const direction of Object.keys(DIRECTIONS)) {
      const hills = new Hills(game.hills.size).restore(state);
      if (!hills.move(direction)) continue;
      const found = depth === 1 ? worth(hills) : worth(hills) * 0.3 + look(hills.snapshot(), depth - 1).worth;
      if (found > best.worth) best = { worth: found, direction };
    }
    return best;
  };
  return look(game.hills.snapshot(), 3).direction;
})()`;

const KEYS: Record<string, string> = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' };

/** Plays until a peak is reached and the board is well filled. */
export async function play(page: Page, index: number, kind: 'computer' | 'mobile'): Promise<void> {
  const [size, peak] = (kind === 'computer'
    ? ([
        ['4', 512],
        ['5', 1024],
        ['4', 1024],
      ] as const)
    : ([
        ['4', 512],
        ['5', 1024],
      ] as const))[index - 1] ?? ['4', 256];
  const frame = await startGame(page, size);
  for (let move = 0; move < 1600; move++) {
    const direction = await frame.evaluate<string | null>(CHOOSE_MOVE);
    if (!direction) break;
    await page.keyboard.press(KEYS[direction] ?? 'ArrowUp');
    const isThere = `game.hills.peak >= ${peak} && game.hills.emptyCells().length <= game.hills.size + 1`;
    if (await gameFrame(page).evaluate(isThere)) break;
  }
  await page.waitForTimeout(2200);
}
