import type { Page } from 'playwright-core';
import { gameFrame, startGame, waitUntil } from '../demo-game-frame.ts';

/** Runs inside the game: tries every rotation and column of the piece and returns the flattest landing. */
const CHOOSE_LANDING = `(() => {
  const { garden } = game;
  const start = garden.piece;
  let best = { cost: Infinity };
  let cells = start.cells;
  for (let turns = 0; turns < 4; turns++) {
    for (let col = -2; col < 10; col++) {
      let piece = { ...start, cells, col, row: start.row };
      if (!garden.fits(piece)) continue;
      while (garden.fits({ ...piece, row: piece.row + 1 })) piece = { ...piece, row: piece.row + 1 };
      const filled = new Set(garden.cellsOf(piece).map(([x, y]) => x + ',' + y));
      const has = (x, y) => Boolean(garden.bed[y][x]) || filled.has(x + ',' + y);
      let cost = 0;
      let last = null;
      for (let x = 0; x < 10; x++) {
        let top = 22;
        for (let y = 21; y >= 0; y--) if (has(x, y)) top = y;
        for (let y = top; y < 22; y++) if (!has(x, y)) cost += 9;
        const height = 22 - top;
        cost += height * height * 0.05 + (x === 9 ? height * 5 : 0);
        if (last !== null && x < 9) cost += Math.abs(last - height);
        last = height;
      }
      const isFull = (y) => [...Array(10).keys()].every((x) => has(x, y));
      cost -= [...Array(22).keys()].filter(isFull).length ** 2 * 5;
      if (cost < best.cost) best = { cost, turns, col };
    }
    cells = cells.map(([x, y]) => [start.size - 1 - y, x]);
  }
  return best;
})()`;

async function layPiece(page: Page): Promise<void> {
  const frame = gameFrame(page);
  const landing = await frame.evaluate<{ turns: number; col: number }>(CHOOSE_LANDING);
  for (let turn = 0; turn < landing.turns; turn++) await page.keyboard.press('ArrowUp');
  const col = Number(await frame.evaluate('game.garden.piece.col'));
  const steps = landing.col - col;
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps < 0 ? 'ArrowLeft' : 'ArrowRight');
  await page.keyboard.press('Space');
  await waitUntil(frame, '!game.garden.blooming');
}

/** Places a few dozen pieces well, then stops above a grown bed while the next piece is falling. */
export async function play(page: Page, index: number, kind: 'computer' | 'mobile'): Promise<void> {
  const frame = await startGame(page, index === 2 ? '5' : '1');
  await page.keyboard.press('KeyC');
  const pieces = (kind === 'computer' ? [26, 34, 52] : [30, 40])[index - 1] ?? 40;
  const height = 'game.garden.bed.filter((row) => row.some(Boolean)).length';
  for (let piece = 0; piece < pieces + 60; piece++) {
    if (piece >= pieces && (await frame.evaluate(`${height} >= 7 && ${height} <= 12`))) break;
    await layPiece(page);
    if (!(await frame.evaluate('game.garden.isOver'))) continue;
    await page.waitForTimeout(700);
    await frame.click('#over-screen [data-action="play"]');
  }
  await waitUntil(frame, '!game.garden.blooming && game.garden.piece.row > 4');
}
