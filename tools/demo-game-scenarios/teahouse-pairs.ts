import type { Page } from 'playwright-core';
import { gameFrame, waitUntil } from '../demo-game-frame.ts';

/** A different day for each mood, so that the skies differ between pictures. */
const STATES = {
  computer: [
    { day: '2026-01-05', size: 2, pairs: 5 },
    { day: '2026-01-01', size: 3, pairs: 8 },
    { day: '2026-01-03', size: 1, pairs: 3 },
  ],
  mobile: [
    { day: '2026-01-01', size: 2, pairs: 5 },
    { day: '2026-01-03', size: 3, pairs: 7 },
  ],
} as const;

/** Card positions in the order to turn them: one mismatch, then pairs. */
const TURNS = (pairs: number) => `(() => {
  const places = {};
  game.cards.forEach((card, place) => (places[card.motif] ??= []).push(place));
  const found = Object.values(places);
  return [found[0][0], found[1][0], ...found.slice(0, ${pairs}).flat(), found.at(-1)[0]];
})()`;

/** Turns cards by click until some pairs are found and one more card is face up. */
export async function play(page: Page, index: number, kind: 'computer' | 'mobile'): Promise<void> {
  const state = STATES[kind][index - 1] ?? STATES[kind][0];
  await page.clock.setFixedTime(new Date(`${state.day}T12:00:00Z`));
  await page.reload();
  await page.waitForTimeout(700);
  const frame = gameFrame(page);
  await frame.click(`#sizes button:nth-child(${state.size})`);
  await frame.click('#start');
  await waitUntil(frame, "game.mode === 'play'");
  for (const place of await frame.evaluate<number[]>(TURNS(state.pairs))) {
    await waitUntil(frame, "game.mode === 'play'");
    await frame.click(`.card:nth-child(${place + 1})`);
  }
  await page.waitForTimeout(450);
}
