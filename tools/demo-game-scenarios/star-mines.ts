import type { Frame, Page } from 'playwright-core';
import { startGame } from '../demo-game-frame.ts';

/**
 * Runs inside the game: the next deducible move, or else a guess that succeeds, as `[cell, 'flag' | 'open']`, or null.
 */
const CHOOSE_CELL = `(() => {
  const { field } = game;
  for (const [index, cell] of field.cells.entries()) {
    if (!cell.isOpen || cell.near === 0) continue;
    const covered = field.around(index).filter((near) => !field.cells[near].isOpen);
    const unknown = covered.filter((near) => !field.cells[near].isFlagged);
    if (unknown.length === 0) continue;
    if (covered.length === cell.near) return [unknown[0], 'flag'];
    if (covered.length - unknown.length === cell.near) return [unknown[0], 'open'];
  }
  const isEdge = (index) => field.around(index).some((near) => field.cells[near].isOpen);
  const lucky = field.cells.findIndex((cell, index) => !cell.isOpen && !cell.isMine && isEdge(index));
  return lucky < 0 ? null : [lucky, 'open'];
})()`;

async function pressCell(frame: Frame, cell: number, action: 'flag' | 'open'): Promise<void> {
  await frame.click(`[data-cell="${cell}"]`, { button: action === 'flag' ? 'right' : 'left' });
}

/** Plays until a share of the field is open, with beacons, numbers and asteroids in view. */
export async function play(page: Page, index: number, kind: 'computer' | 'mobile'): Promise<void> {
  const sizes = kind === 'computer' ? ['medium', 'large', 'large'] : ['medium', 'large'];
  const frame = await startGame(page, sizes[index - 1]);
  const share = [0.45, 0.62, 0.75][index - 1] ?? 0.5;
  await pressCell(frame, Number(await frame.evaluate('game.cursor')), 'open');
  for (let i = 0; i < 300; i++) {
    if (
      await frame.evaluate(`game.field.cells.filter((cell) => cell.isOpen).length > game.field.cells.length * ${share}`)
    )
      break;
    const choice = await frame.evaluate<[number, 'flag' | 'open'] | null>(CHOOSE_CELL);
    if (!choice) break;
    await pressCell(frame, choice[0], choice[1]);
  }
  await page.waitForTimeout(1200);
}
