import { expect, it } from 'vitest';
import type { CardGame } from '#domain/application/card-game.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { GameCard } from './game-card.tsx';

const CARD: CardGame = {
  applicationId: 'com.example.hills',
  name: 'Hills',
  company: 'Little Hill',
  cover: '/files/cover.webp',
  coverPlaceholder: '',
  category: 101,
  ageRating: '0+',
  platforms: [7, 6, 1],
  playCount: 5,
  rating: { average: null, count: 0 },
  free: true,
  price: null,
  canPlay: false,
  previews: [],
};

it('a card shows one picture, and its platforms as glyphs in one order with a name', () => {
  const html = renderPage(<GameCard game={CARD} />, 'en-US');
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain('aria-label="Windows, Android, iOS"');
  expect([...html.matchAll(/figure-(windows|web|android|ios)/g)].map(([, name]) => name)).toEqual([
    'windows',
    'android',
    'ios',
  ]);
});
