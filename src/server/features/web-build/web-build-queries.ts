// Public module of the feature: other features import from here only.
export { removeWebBuild } from './build-manifest.ts';
export { gameUrl, previewUrl } from './game-urls.ts';
export { unpackWebBuild } from './unpack-web-build.ts';
