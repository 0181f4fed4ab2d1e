import type { Page } from 'playwright-core';
import { gameFrame, waitUntil } from '../demo-game-frame.ts';

/** Deals and plays the best known moves until a game satisfies the wish, then sets the clock to a human pace. */
const PLAY_UNTIL = (wish: string, draw: number) => `(() => {
  const home = () => [2, 3, 4, 5].reduce((sum, pile) => sum + game.piles[pile].length, 0);
  const hidden = () => game.piles.slice(6).flat().filter((card) => !card.up).length;
  for (let deal = 0; deal < 300; deal += 1) {
    newDeal(${draw});
    for (let move = 0; move < 170 && !isStuck(); move += 1) {
      if (${wish}) return void (game.seconds = game.moves * 2.9);
      const best = helpfulMoves()[0];
      if (best) moveRun(runFrom(best.card), best.target);
      else drawCards();
    }
  }
})()`;

const WISHES = {
  computer: [
    'home() >= 6 && home() < 12 && hidden() < 12 && game.piles[1].length > 2 && game.piles[0].length > 4',
    'home() >= 9 && hidden() < 9 && hidden() > 3 && helpfulMoves().length > 0 && game.piles[0].length > 2',
    'canAutoFinish()',
  ],
  mobile: [
    'home() >= 5 && hidden() < 13 && game.piles[1].length > 2 && game.piles[0].length > 3',
    'home() >= 10 && hidden() < 8 && game.piles[0].length > 2',
  ],
} as const;

/** A game in progress, one with a hint, and on desktop a final one with the victory animation. */
export async function play(page: Page, index: number, kind: 'computer' | 'mobile'): Promise<void> {
  const frame = gameFrame(page);
  const draw = index === 1 ? 3 : 1;
  await frame.click(`#draw-${draw}`);
  await frame.evaluate(PLAY_UNTIL(WISHES[kind][index - 1] ?? WISHES[kind][0], draw));
  await page.waitForTimeout(900);
  if (index === 2) {
    await frame.click('#hint');
    await page.waitForTimeout(650);
  }
  if (index === 3) {
    await frame.click('#auto');
    await waitUntil(frame, "game.mode === 'won'", 1200);
    await page.waitForTimeout(2100);
  }
}
