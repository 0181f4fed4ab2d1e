import { expect } from 'vitest';
import { findFfmpeg } from '#server/videos/find-ffmpeg.ts';
import { readTestVideo } from '#tests/videos/hostile-videos.ts';
import { demoGame, gamePath } from './demo-game.ts';
import { findViolations } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, waitUntilAlive } from './test-in-browser.ts';
import { waitForToast } from './wait-for-toast.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en-US');
const GAME = demoGame('bay-rush');
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:05.000\nHello';

/** Where ffmpeg is missing, the store converts nothing, and the test that needs it is skipped. */
const hasFfmpeg = (await findFfmpeg('auto')) !== undefined;

it('a developer uploads a trailer with captions, and players watch it', async ({ visit }) => {
  // The server refuses the first captions, which the browser logs as a failed response.
  const page = await visit(BLANK, { locale: 'en-US', expected: [/status of 400.*\/api\/upload\/captions\b/] });
  await signInAs(page, `${GAME.developer}@starhall.test`);
  await page.goto(`/en-US/developer/applications/${GAME.appId}`, { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
  await page.locator('nav a[href="#section-pictures"]').click();
  const field = (name: string) => page.locator(`[id="field-${name}"]`);
  const choose = (name: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
    field(name).locator('input[type=file]').setInputFiles(file);
  const video = async (name: string) => ({
    ...{ name, mimeType: 'video/webm' },
    buffer: Buffer.from(await readTestVideo(name)),
  });

  await choose('trailer', await video('short.webm'));
  await field('trailer')
    .getByText(t('trailer.seconds', { min: 5, max: 120 }))
    .waitFor();
  await choose('trailer', await video('plain.webm'));
  await field('trailer').locator('video[controls]').waitFor();
  await choose('captions.en-US', { name: 'a.vtt', mimeType: 'text/vtt', buffer: Buffer.from('no captions') });
  await field('captions.en-US').getByText(t('captions.format')).waitFor();
  await choose('captions.en-US', { name: 'b.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) });
  await field('captions.en-US').getByRole('link', { name: 'b.vtt' }).waitFor();
  // Removed and restored without another upload.
  await field('trailer')
    .getByRole('button', { name: t('words.removeName', { name: 'plain.webm' }) })
    .click();
  await field('trailer')
    .getByRole('button', { name: t('words.undo') })
    .click();
  await field('trailer').locator('video[controls]').waitFor();
  expect(await findViolations(page, { scope: '#field-trailer', themes: ['dark'] })).toEqual([]);
  await page.getByRole('button', { name: t('form.save'), exact: true }).click();
  await waitForToast(page, t('editor.saved'));

  await page.goto(`/en-US${gamePath(GAME.slug)}`, { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
  const player = page.locator('#content video');
  await player.scrollIntoViewIfNeeded();
  expect(await player.evaluate((node: HTMLVideoElement) => [node.preload, node.readyState])).toEqual(['none', 0]);
  await player.evaluate((node: HTMLVideoElement) => {
    node.muted = true;
    return node.play();
  });
  await expect.poll(() => player.evaluate((node: HTMLVideoElement) => node.currentTime)).toBeGreaterThan(0);
  expect(await player.evaluate((node: HTMLVideoElement) => [node.readyState >= 2, node.videoWidth])).toEqual([
    true,
    640,
  ]);
  const captions = () =>
    player.evaluate((node: HTMLVideoElement) =>
      [...node.textTracks].map(({ kind, language, mode, cues }) => [kind, language, mode, cues?.length]),
    );
  await expect.poll(captions).toEqual([['captions', 'en-US', 'showing', 1]]);
  expect(await findViolations(page, { scope: '#content', themes: ['dark'] })).toEqual([]);
});

it.skipIf(!hasFfmpeg)(
  'a developer follows how a video is converted, and a dark beginning has a poster',
  async ({ visit }) => {
    const page = await visit(BLANK, { locale: 'en-US' });
    await signInAs(page, 'neonbyte@starhall.test');
    await page.goto(`/en-US/developer/applications/${demoGame('starsea-voyage').appId}`, {
      waitUntil: 'domcontentloaded',
    });
    await waitUntilAlive(page);
    await page.locator('nav a[href="#section-pictures"]').click();
    const field = page.locator('#field-trailer');
    // The trailer of the demo fades in from black.
    await expect.poll(() => field.locator('video').getAttribute('poster')).toMatch(/^blob:/);
    await field.locator('input[type=file]').setInputFiles({
      ...{ name: 'other-codec.mp4', mimeType: 'video/mp4' },
      buffer: Buffer.from(await readTestVideo('other-codec.mp4')),
    });
    await field.getByRole('progressbar', { name: t('upload.converting', { name: 'other-codec.mp4' }) }).waitFor();
    const video = field.locator('video[controls]');
    await expect.poll(() => video.getAttribute('src'), { timeout: 20_000 }).toMatch(/^\/files\/videos\/.*\.mp4$/);
    await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.videoWidth)).toBe(640);
  },
);
