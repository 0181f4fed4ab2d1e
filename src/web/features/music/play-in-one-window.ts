import type { MusicPlayer } from './music-player.ts';
import type { MusicStore } from './music-store.ts';

type Channel = Pick<BroadcastChannel, 'postMessage'> & {
  addEventListener(type: 'message', listener: () => void): void;
};

/** Only one window of a browser plays: music started in another one stops here. */
export function playInOneWindow(store: MusicStore, player: MusicPlayer, channel: Channel): void {
  let wasPlaying = store.state().isPlaying;
  store.subscribe(() => {
    const { isPlaying } = store.state();
    if (isPlaying && !wasPlaying) channel.postMessage('playing');
    wasPlaying = isPlaying;
  });
  channel.addEventListener('message', () => {
    if (store.state().isPlaying) player.pause();
  });
}
