import type { AnyRouter } from '@tanstack/react-router';
import { loadOnce } from '#web/first-load/load-once.ts';
import { createStore } from '#web/ui/create-store.ts';
import type { Page } from '../../app/use-page.ts';
import type { Music } from './start-music.ts';

const music = createStore<Music | null>(null);

/** The player of this window; null until somebody has asked for it, and until then nothing of it is fetched. */
export const loadedMusic = {
  get: music.get,
  subscribe: music.subscribe,
};

let start: (() => Promise<Music>) | undefined;

/** Fetches the player when it is first asked for. */
export async function loadMusic(page: Page, router: AnyRouter): Promise<Music> {
  start ??= loadOnce(async () => (await import('./start-music.ts')).startMusic(page, router));
  const started = await start();
  if (music.get() === null) music.set(started);
  return started;
}

/** For what is about to be heard instead, a video for instance. */
export function pauseMusic(): void {
  music.get()?.player.pause();
}
