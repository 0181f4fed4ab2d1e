import { expect, it } from 'vitest';
import { HOUR_MS } from '#domain/time/durations.ts';
import { parseConfig } from '../../../config.ts';
import { PLAY_FILES, PREVIEW, previewUrl, readPreviewToken } from './game-urls.ts';

const NOW = Date.parse('2026-03-01T04:00:00Z');
const services = { config: parseConfig({ NODE_ENV: 'test' }), hashKey: 'key', now: () => NOW };
const target = { versionId: 7, folderKey: 'games/0b8f-4' };
const tokenOf = (url: string) => url.slice(`${PLAY_FILES}${PREVIEW}`.length).split('/')[0] ?? '';

it('makes an address that opens its folder for six hours', () => {
  const url = previewUrl(services, target);
  expect(url).toMatch(/^\/play-files\/preview\/[^/]+\/index\.html$/);
  const token = tokenOf(url);
  expect(readPreviewToken(services, { token, now: NOW })).toBe('games/0b8f-4');
  expect(readPreviewToken(services, { token, now: NOW + 6 * HOUR_MS - 1000 })).toBe('games/0b8f-4');
  expect(readPreviewToken(services, { token, now: NOW + 6 * HOUR_MS })).toBeUndefined();
});

it('stands at the origin of games where there is one', () => {
  const config = parseConfig({ NODE_ENV: 'test', GAMES_ORIGIN: 'https://games-files.example' });
  expect(previewUrl({ ...services, config }, target)).toMatch(/^https:\/\/games-files\.example\/play-files\/preview\//);
});

it('opens nothing by a token that another key made, or in which anything was changed', () => {
  const token = tokenOf(previewUrl(services, target));
  const [folder, version, end, signature = ''] = token.split('.');
  expect(readPreviewToken({ hashKey: 'other' }, { token, now: NOW })).toBeUndefined();
  for (const wrong of [
    ['other', version, end, signature],
    [folder, '8', end, signature],
    [folder, version, 'zzzzzzz', signature],
    [folder, version, end, signature.replace(/./, (first) => (first === 'A' ? 'B' : 'A'))],
    [folder, version, end, ''],
    [''],
  ]) {
    expect(readPreviewToken(services, { token: wrong.join('.'), now: NOW })).toBeUndefined();
  }
});

it('makes no address for what is no hosted build', () => {
  for (const folderKey of ['packages/1', 'games/a/b', 'games/', '../games/a']) {
    expect(previewUrl(services, { ...target, folderKey })).toBe('');
  }
});
