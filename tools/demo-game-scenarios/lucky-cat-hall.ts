import type { Page } from 'playwright-core';
import { gameFrame } from '../demo-game-frame.ts';

/** Phones have the Android version, whose pictures are drawn. */
export const kinds = ['computer'] as const;

const TURN_MS = 1200;

/** Spins the reels once more for each picture, and shows the odds in the last one. */
export async function play(page: Page, index: number): Promise<void> {
  const game = gameFrame(page);
  for (let turn = 1; turn < index; turn += 1) {
    await game.locator('#spin').click();
    await page.waitForTimeout(TURN_MS);
  }
  if (index === 3) await game.locator('summary').click();
}
