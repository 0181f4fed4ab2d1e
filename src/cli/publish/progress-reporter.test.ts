import { expect, it } from 'vitest';
import { createProgressReporter } from './progress-reporter.ts';

const MB = 1_000_000;

function watch(isTTY: boolean) {
  let nowMs = 0;
  let text = '';
  const reporter = createProgressReporter({ write: (piece) => (text += piece), isTTY }, () => nowMs);
  return {
    reporter,
    read: () => text,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

it('rewrites one line on a terminal, with speed and time left, and clears it before the next line', () => {
  const { reporter, read, pass } = watch(true);
  reporter.progress(0, 100 * MB);
  pass(2000);
  reporter.progress(50 * MB, 100 * MB);
  expect(read()).toContain('Uploading  50 %  50.0 MB of 100.0 MB, 25.0 MB/s, 2 s left');
  reporter.log('done');
  expect(read().endsWith('left\r\u001b[Kdone\n')).toBe(true);
});

it('shows the size of a small file, not 0.0 MB', () => {
  const { reporter, read } = watch(true);
  reporter.progress(19, 19);
  reporter.progress(2048, 4096);
  expect(read()).toContain('100 %  19 B of 19 B');
  expect(read()).toContain(' 50 %  2.0 kB of 4.1 kB');
});

it('writes a line per ten percent elsewhere, whatever the number of chunks', () => {
  const { reporter, read } = watch(false);
  for (let sent = 0; sent <= 1000; sent += 1) reporter.progress(sent, 1000);
  expect(read().split('\n')).toHaveLength(12);
  expect(read()).not.toContain('\u001b');
});

it('strips terminal control characters from foreign text', () => {
  const { reporter, read } = watch(true);
  reporter.log('reason\u001b[2J\u202e\nforged');
  expect(read()).toBe('reason\u00b7[2J\u00b7\u00b7forged\n');
});
