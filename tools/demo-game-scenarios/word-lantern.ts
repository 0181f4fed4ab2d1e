import type { Page } from 'playwright-core';
import { gameFrame, waitUntil } from '../demo-game-frame.ts';

const STATES = {
  computer: [
    { answer: 'light', guesses: ['crane', 'spilt', 'night'], typing: 'lig', solved: 2, pause: 300 },
    { answer: 'dream', guesses: ['stone', 'bread', 'dream'], typing: '', solved: 6, pause: 1500 },
    { answer: 'peach', guesses: ['lemon', 'place', 'peach'], typing: '', solved: 3, pause: 3000 },
  ],
  mobile: [
    { answer: 'ocean', guesses: ['stare', 'canoe', 'clean'], typing: 'oce', solved: 3, pause: 300 },
    { answer: 'smile', guesses: ['plant', 'slide', 'smile'], typing: '', solved: 4, pause: 3000 },
  ],
} as const;

/** Types the guesses of a round and stops while typing, while the lanterns rise, or on the definition. */
export async function play(page: Page, index: number, kind: 'computer' | 'mobile'): Promise<void> {
  const frame = gameFrame(page);
  const state = STATES[kind][index - 1] ?? STATES[kind][0];
  await frame.click('#practice');
  await frame.evaluate(`Object.assign(game, { solved: ${state.solved}, score: ${state.solved * 440} }); fillSky();
    lanterns.forEach((lantern) => { lantern.y = Math.random(); });
    beginWord(WORDS.find((entry) => entry.word === '${state.answer}'))`);
  for (const guess of state.guesses) {
    await page.keyboard.type(guess);
    await page.keyboard.press('Enter');
    await waitUntil(frame, "game.mode !== 'reveal'");
  }
  if (state.typing) await page.keyboard.type(state.typing);
  await page.waitForTimeout(state.pause);
}
