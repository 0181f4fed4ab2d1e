import type { Frame, Page } from 'playwright-core';

/** The sandboxed frame in which the play page shows the game. */
export function gameFrame(page: Page): Frame {
  const frame = page.frames().find((candidate) => candidate.parentFrame() !== null);
  if (!frame) throw new Error('The play page has no game frame.');
  return frame;
}

/** Presses the title screen's play button, after choosing `value` from a group if given. */
export async function startGame(page: Page, value?: string): Promise<Frame> {
  const frame = gameFrame(page);
  if (value) await frame.click(`#title-screen [data-value="${value}"]`);
  await frame.click('#title-screen [data-action="play"]');
  return frame;
}

/** Polls an expression inside the game, whose content policy blocks Playwright's own waiting. */
export async function waitUntil(frame: Frame, expression: string, tries = 400): Promise<void> {
  for (let i = 0; i < tries; i++) {
    if (await frame.evaluate(`Boolean(${expression})`)) return;
    await frame.page().waitForTimeout(25);
  }
  throw new Error(`The game never came to: ${expression}`);
}
