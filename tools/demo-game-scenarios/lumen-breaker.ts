import type { Page } from 'playwright-core';
import { gameFrame, waitUntil } from '../demo-game-frame.ts';

/** Plays inside the game, faster than the clock: the paddle follows the lowest falling ball a little off its middle. */
const PLAY_UNTIL = (bricks: number) => `(() => {
  for (let step = 0; step < 20000 && game.bricks.length > ${bricks} && game.mode !== 'over'; step += 1) {
    if (game.mode === 'ready') launch();
    const falling = game.balls.filter((ball) => ball.dy > 0);
    const ball = falling.sort((one, other) => other.y - one.y)[0] ?? game.balls[0];
    game.paddle.target = ball.x + Math.sin(step / 37) * 34;
    game.lives = 3;
    update(1 / 60);
  }
})()`;

/** Catches capsules at the right moment, so that balls, beams and sparks are in the air. */
const FLOURISH = (powers: readonly string[]) => `(() => {
  if (game.mode === 'ready') launch();
  Object.assign(game.balls[0], newBall(view.world * 0.42, 470, -1.2));
  for (const power of ${JSON.stringify(powers)}) takePower(power);
  for (let step = 0; step < 30; step += 1) update(1 / 60);
  game.drops.push({ x: view.world * 0.66, y: 430, power: 'slow' });
})()`;

const STATES = {
  computer: [
    { level: 4, left: 0.78, powers: ['multi', 'wide'] },
    { level: 8, left: 0.75, powers: ['multi', 'pierce'] },
    { level: 7, left: 0.8, powers: ['laser', 'multi', 'wide'] },
  ],
  mobile: [
    { level: 2, left: 0.75, powers: ['multi', 'wide'] },
    { level: 4, left: 0.75, powers: ['laser', 'multi'] },
  ],
} as const;

/** Opens a later level, clears part of it and stops mid-action. */
export async function play(page: Page, index: number, kind: 'computer' | 'mobile'): Promise<void> {
  const frame = gameFrame(page);
  const state = STATES[kind][index - 1] ?? STATES[kind][0];
  const lang = new URL(page.url()).searchParams.get('lang') ?? 'zh-TW';
  await page.evaluate(`tell({ type: 'init', lang: '${lang}', muted: true, data: '{"best":48250,"unlocked":8}' })`);
  await waitUntil(frame, 'saved.unlocked === 8');
  await frame.click(`#levels button:nth-child(${state.level})`);
  const bricks = Number(await frame.evaluate('game.bricks.length'));
  await frame.evaluate(PLAY_UNTIL(Math.round(bricks * state.left)));
  await page.waitForTimeout(1700);
  await frame.evaluate(FLOURISH(state.powers));
  await page.waitForTimeout(350);
}
