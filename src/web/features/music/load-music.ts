import type { AnyRouter } from '@tanstack/react-router';
import { loadOnce } from '#web/first-load/load-once.ts';
import { createStore } from '#web/ui/create-store.ts';
import type { Page } from '../../app/use-page.ts';
import type { Music } from './start-music.ts';

const music = createStore<Music | null>(null);

/** The player of this window; null until it is requested, and nothing of it is loaded before. */
export const loadedMusic = {
  get: music.get,
  subscribe: music.subscribe,
};

let start: (() => Promise<Music>) | undefined;

/** Loads the player on first use. */
export async function loadMusic(page: Page, router: AnyRouter): Promise<Music> {
  start ??= loadOnce(async () => (await import('./start-music.ts')).startMusic(page, router));
  const started = await start();
  if (music.get() === null) music.set(started);
  return started;
}

/** Pauses the music for other media, such as a video. */
export function pauseMusic(): void {
  music.get()?.player.pause();
}
