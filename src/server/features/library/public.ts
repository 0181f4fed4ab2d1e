export { exportLibrary } from './export-library-queries.ts';
export { type KeptKind, listWatchers } from './library-queries.ts';
export { recordPlay } from './record-play-queries.ts';
