import { expect, it } from 'vitest';
import { isPlayable } from './is-playable.ts';

it.each([
  [{ canPlay: true, free: true }, true],
  [{ canPlay: true, free: false, owned: true }, true],
  [{ canPlay: true, free: false, owned: false }, false],
  [{ canPlay: true, free: false }, false],
  [{ canPlay: false, free: true }, false],
  [{ canPlay: false, free: false, owned: true }, false],
])('offers %j to play: %s', (game, isOffered) => expect(isPlayable(game)).toBe(isOffered));
