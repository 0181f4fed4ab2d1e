import { expect, it } from 'vitest';
import { endWait, isGamePath, isWaitingForGame, waitForGame } from './after-game.ts';

function openVisit(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('resumes at the stored position, once', () => {
  const visit = openVisit();
  expect([isWaitingForGame(visit), endWait(visit)]).toEqual([false, null]);
  waitForGame(visit, 42);
  expect([isWaitingForGame(visit), endWait(visit), isWaitingForGame(visit), endWait(visit)]).toEqual([
    true,
    42,
    false,
    null,
  ]);
});

it.each(['x', '-1', 'NaN', 'Infinity'])('ignores the invalid value %s', (text) => {
  expect(endWait(openVisit({ musicAfterGame: text }))).toBeNull();
});

it('waits for nothing where the browser keeps nothing', () => {
  waitForGame(null, 3);
  expect([isWaitingForGame(null), endWait(null)]).toEqual([false, null]);
});

it('knows the page of a game in every language, and no other', () => {
  expect(['/play', '/en-US/play', '/vi-VN/play'].every(isGamePath)).toBe(true);
  expect(['/', '/games', '/player', '/play/x', '/en-US/games'].some(isGamePath)).toBe(false);
});
