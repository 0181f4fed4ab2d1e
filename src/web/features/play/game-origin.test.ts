import { expect, it } from 'vitest';
import { gameOrigin, isFromGame, targetOrigin } from './game-origin.ts';

const GAMES = 'https://games.example';

it.each([
  ['/play-files/games/a/index.html', '', 'null'],
  [`${GAMES}/play-files/games/a/index.html`, GAMES, 'null'],
  ['https://studio.example/game/', GAMES, 'https://studio.example'],
  ['https://games.example.evil.example/game/', GAMES, 'https://games.example.evil.example'],
])('knows what %s, with games at "%s", has to send from', (url, gamesOrigin, origin) => {
  expect(gameOrigin(url, gamesOrigin)).toBe(origin);
});

it('sends a foreign game only messages that no other page in its frame can read', () => {
  expect(targetOrigin('https://studio.example')).toBe('https://studio.example');
  expect(targetOrigin('null')).toBe('*');
});

it('ignores messages without a window', () => {
  expect(isFromGame({ source: null, origin: 'null' }, { window: null, origin: 'null' })).toBe(false);
});
