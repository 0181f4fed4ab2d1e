export { gameUrl, previewUrl, removeWebBuild, unpackWebBuild } from './web-build-queries.ts';
