import { expect, it } from 'vitest';
import type { CardGame } from '#domain/application/card-game.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { GameCard } from './game-card.tsx';
import { PriceTag } from './price-tag.tsx';

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

it('a price in another currency than the usual one of the language says what its star coins cost', () => {
  const price = { amount: 270, currency: 'TWD' } as const;
  const shown = (locale: 'zh-TW' | 'en-US') =>
    renderPage(<PriceTag game={{ free: false, price }} />, locale).replaceAll(/<[^>]*>/g, '');
  expect(shown('zh-TW')).toBe('270\u00a0★');
  expect(shown('en-US')).toBe('270\u00a0★ (NT$270)');
});
