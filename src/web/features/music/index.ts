export { pauseMusic } from './load-music.ts';
export { MusicButton } from './music-button.tsx';
export { MusicDrawer } from './music-drawer.tsx';
