import type { DemoGame } from '#demo/catalogue/demo-game.ts';
import { demoGames } from '#demo/catalogue/games.ts';

/** A game of the demo catalog, by its slug. */
export function demoGame(slug: string): DemoGame {
  const game = demoGames.find((candidate) => candidate.slug === slug);
  if (game === undefined) throw new Error(`no demo game is called ${slug}`);
  return game;
}

/** The address of a game's page, or of another page about it. */
export function gamePath(slug: string, path = '/application/details'): string {
  return `${path}?applicationId=${encodeURIComponent(demoGame(slug).appId)}`;
}

/** Unpublished temporarily by the test that removes a game. No other test uses it, since all share one store. */
export const REMOVED_GAME = 'corner-bakery';
