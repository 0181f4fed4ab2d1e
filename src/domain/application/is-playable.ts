import type { CardGame } from './card-game.ts';

/** Whether a card may offer to play: the game runs in the browser, and is free or the player’s own. */
export function isPlayable({ canPlay, free, owned = false }: Pick<CardGame, 'canPlay' | 'free' | 'owned'>): boolean {
  return canPlay && (free || owned);
}
