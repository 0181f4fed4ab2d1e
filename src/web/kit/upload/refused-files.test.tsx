import { expect, it } from 'vitest';
import { renderPage } from '#tests/web/render-page.tsx';
import { RefusedFiles, type RefusedImage } from './refused-files.tsx';

const COVER: RefusedImage = {
  file: new File([], 'cover.jpg'),
  bytes: 204_800,
  width: 800,
  height: 600,
  format: 'jpeg',
  issues: [{ message: 'image.ratio', values: {} }],
};
const NOTES: RefusedImage = {
  file: new File([], 'notes.txt'),
  bytes: 12,
  width: 0,
  height: 0,
  format: undefined,
  issues: [{ message: 'image.format', values: {} }],
};
const render = (files: readonly RefusedImage[]) => renderPage(<RefusedFiles files={files} />, 'en-US');

it('names a rejected file with its properties; the violation is shown above', () => {
  expect(render([COVER])).toMatch(/cover\.jpg: 800 × 600 px.*JPEG.*200 kB</);
  expect(render([])).toBe('');
});

it('shows the violations of each of several files', () => {
  const html = render([COVER, NOTES]);
  expect(html).toContain('The image must have an aspect ratio of 16:9 or 9:16.');
  expect(html).toMatch(/notes\.txt: not a PNG or JPEG image.*12 B Wrong image format/);
});
