import { expect, it } from 'vitest';
import { isApplicationId, isSameApplicationId } from './application-id.ts';

const ACCEPTED = ['com.demo.stars', 'a.b', 'a1_.2_b', 'com.demo_games.star_3', `a.${'b'.repeat(98)}`] as const;

const REFUSED = [
  '',
  'stars',
  'Com.demo.stars',
  'com.Demo.stars',
  '1com.demo',
  '_com.demo',
  '.com.demo',
  'com.demo.',
  'com..demo',
  'com.demo-stars',
  'com.demo stars',
  'com.遊戲',
  'com.demo\n',
  `a.${'b'.repeat(99)}`,
] as const;

it.each(ACCEPTED)('takes %j for an application ID (O51)', (id) => {
  expect(isApplicationId(id)).toBe(true);
});

it.each(REFUSED)('does not take %j for an application ID (O51)', (id) => {
  expect(isApplicationId(id)).toBe(false);
});

it('tells IDs apart regardless of the case of letters', () => {
  expect(isSameApplicationId('com.demo.a', 'COM.Demo.A')).toBe(true);
  expect(isSameApplicationId('com.demo.a', 'com.demo.b')).toBe(false);
  expect(isSameApplicationId('com.demo.a', 'com.demo.a.b')).toBe(false);
});
