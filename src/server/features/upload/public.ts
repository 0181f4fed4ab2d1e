export { resolveImages, type WantedImage } from './upload-queries.ts';
