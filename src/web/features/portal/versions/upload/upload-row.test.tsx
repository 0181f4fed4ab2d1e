import { expect, it } from 'vitest';
import { renderPage } from '#tests/web/render-page.tsx';
import type { SentPackage } from './package-uploads.ts';
import { UploadRow } from './upload-row.tsx';

const ARRIVED: SentPackage = {
  slot: 'com.example.sea 6 new',
  applicationId: 'com.example.sea',
  platform: 6,
  name: 'sea.apk',
  state: 'done',
  sent: 19,
  total: 19,
  bytesPerSecond: null,
  secondsLeft: 0,
  uploadId: 'a',
  error: null,
};

const render = (isRefused: boolean) =>
  renderPage(<UploadRow upload={ARRIVED} isRefused={isRefused} />, 'en-US').normalize('NFKC');

it('shows the size of a small file, and marks it as valid only while it has no errors', () => {
  expect(render(false)).toContain('19 B uploaded');
  expect(render(false)).toContain('circle-check');
  expect(render(true)).not.toContain('circle-check');
  expect(render(true)).toContain('border-danger');
});
