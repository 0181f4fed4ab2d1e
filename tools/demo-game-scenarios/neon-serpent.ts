import type { Page } from 'playwright-core';
import { gameFrame, startGame } from '../demo-game-frame.ts';

/** Runs inside the game: the first step of a shortest path to the power-up or orb, or else any safe step. */
const CHOOSE_TURN = `(() => {
  const { run } = game;
  const taken = new Set(run.body.slice(0, -1).map((part) => part.x + ',' + part.y));
  const isSafe = (cell) => !run.isOutside(cell) && !taken.has(cell.x + ',' + cell.y) && !run.blocks.has(cell.x + ',' + cell.y);
  const target = run.power ?? run.orb;
  const open = Object.keys(DIRECTIONS).map((first) => ({ cell: run.ahead(run.body[0], first), first }));
  const fallback = open.find(({ cell }) => isSafe(cell))?.first;
  const seen = new Set();
  for (let i = 0; i < open.length; i++) {
    const { cell, first } = open[i];
    const key = cell.x + ',' + cell.y;
    if (seen.has(key) || !isSafe(cell)) continue;
    seen.add(key);
    if (cell.x === target.x && cell.y === target.y) return first;
    for (const direction of Object.keys(DIRECTIONS)) open.push({ cell: run.ahead(cell, direction), first });
  }
  return fallback;
})()`;

const KEYS: Record<string, string> = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' };

/** Steers well until `until` is true inside the game or the serpent is dead. */
async function steerUntil(page: Page, until: string): Promise<void> {
  const frame = gameFrame(page);
  const look = `(${until}) || game.run.isOver ? 'stop' : game.wait > 0 ? null : ${CHOOSE_TURN}`;
  let last = '';
  for (let i = 0; i < 9000; i++) {
    const direction = await frame.evaluate<string | null>(look);
    if (direction === 'stop') return;
    if (direction && direction !== last) await page.keyboard.press(KEYS[direction] ?? 'ArrowUp');
    last = direction ?? '';
    await page.waitForTimeout(8);
  }
}

/** Plays to the second, third or fourth level and stops mid-action with a long serpent. */
export async function play(page: Page, index: number, kind: 'computer' | 'mobile'): Promise<void> {
  const level = (kind === 'computer' ? [2, 3, 4] : [2, 3])[index - 1] ?? 1;
  const frame = await startGame(page, 'wrap');
  for (let tries = 0; tries < 6; tries++) {
    await steerUntil(
      page,
      `game.run.level === ${level} && game.run.orbs >= 4 && game.run.combo > 1 && (game.run.power || game.run.orbs >= 6)`,
    );
    if (!(await frame.evaluate('game.run.isOver'))) break;
    await page.waitForTimeout(1600);
    await frame.click('#over-screen [data-action="play"]');
  }
  await page.waitForTimeout(150);
}
