// What other features know of hosted builds: features reach each other through their queries only.
export { removeWebBuild } from './build-manifest.ts';
export { gameUrl, previewUrl } from './game-urls.ts';
export { unpackWebBuild } from './unpack-web-build.ts';
