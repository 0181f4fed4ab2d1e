import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { buildMusic, TEST_TRACKS } from './build-music.ts';
import { MusicButton } from './music-button.tsx';
import { MusicDrawer } from './music-drawer.tsx';
import { MusicIcon } from './music-icon.tsx';
import { formatClock, MusicPanel } from './music-panel.tsx';

describe.each(LOCALES)('in %s', (locale) => {
  const { t } = buildPage({ locale });

  it('R2.63 the bar and the drawer have the player, and nothing of it before a click', () => {
    const bar = renderPage(<MusicButton />, locale);
    expect(bar).toContain(`>${t('category.music')}</span>`);
    const drawer = renderPage(<MusicDrawer />, locale);
    expect(drawer).toContain('aria-expanded="false"');
    for (const html of [bar, drawer]) expect(html).not.toMatch(/<audio|\/music\/|popover/);
  });

  it('R9.29 R9.30 the player lists ten tracks by name and begins at half the volume', () => {
    const html = renderPage(<MusicPanel music={buildMusic()} />, locale);
    expect(html.match(/<li>/g)).toHaveLength(10);
    for (const { name } of TEST_TRACKS) expect(html).toContain(t(`music.track.${name}`));
    expect(html).toMatch(/<input[^>]*aria-valuetext="50%"[^>]*>/);
    expect(html).toContain(`aria-label="${t('music.play')}"`);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  });
});

it('shows the current track and the pause button', () => {
  const music = buildMusic({ current: 2, isInOrder: false });
  music.player.play();
  music.sound.reach(45.3);
  const html = renderPage(<MusicPanel music={music} />, 'en-US');
  expect(html).toContain('Track 3 of 10');
  expect(html).toContain('aria-valuetext="0:45 of 1:00"');
  expect(html).toContain('aria-label="Pause"');
  expect(html).toMatch(/aria-pressed="true" aria-label="Shuffle"/);
  expect(renderPage(<MusicIcon store={music.store} size={20} />, 'en-US')).toContain(', playing');
});

it('announces a failure to screen readers', () => {
  const music = buildMusic();
  music.store.set({ hasFailed: true });
  expect(renderPage(<MusicPanel music={music} />, 'en-US')).toMatch(/role="alert"[^>]*>Couldn’t play this track/);
});

it('leaves the volume to phones that keep it to themselves', () => {
  const music = buildMusic();
  music.sound.volume = 1;
  const html = renderPage(<MusicPanel music={music} />, 'en-US');
  expect(html).not.toContain('aria-label="Volume"');
  expect(html).toContain('aria-label="Mute"');
});

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65.5, '1:05'],
  [600, '10:00'],
  [-1, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});
