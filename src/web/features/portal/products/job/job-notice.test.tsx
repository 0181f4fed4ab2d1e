import { expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { PRODUCT_JOB_STATES, type ProductJob } from '#contract/product/entities.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { JobNotice } from './job-notice.tsx';

const FINE = { create: 9, edit: 3, none: 0, refused: 0 };

function jobOf(changes: Partial<ProductJob>, counts = FINE): ProductJob {
  const [createdAt, updatedAt] = ['2026-11-21T12:00:00.000Z', '2026-11-21T12:01:00.000Z'];
  const report = { isApplied: false, counts, lines: [] };
  return {
    job: 7,
    state: 'writing',
    isApplying: true,
    done: 1200,
    total: 5000,
    createdAt,
    updatedAt,
    report,
    ...changes,
  };
}

function render(
  job: ProductJob | null,
  { locale = 'en-US', file = null }: { locale?: LocaleCode; file?: File | null } = {},
) {
  const isRunning = job !== null && ['waiting', 'judging', 'writing'].includes(job.state);
  const idle = { follow: () => undefined, end: () => undefined, apply: () => undefined };
  return renderPage(
    <JobNotice importing={{ ...idle, job, isRunning, file, isEnding: false, isApplying: false }} />,
    locale,
  );
}

it.each(LOCALES)('has words for every state in %s', (locale) => {
  for (const state of PRODUCT_JOB_STATES) {
    for (const isApplying of [true, false]) {
      const html = render(jobOf({ state, isApplying }), { locale });
      expect(html).not.toMatch(/>[^<]*\b(?:products|rule|error)\.[a-z\d]/);
      expect(html).not.toContain('undefined');
    }
  }
});

it('shows nothing where there is no job, and how far one is in numbers and as a bar', () => {
  expect(render(null)).toBe('');
  const html = render(jobOf({}));
  expect(html).toContain('1,200 of 5,000 lines are imported.');
  expect(html).toMatch(/role="progressbar"[^>]*aria-valuenow="24"/);
  expect(html).toContain('Stop the import');
});

it('tells the truth about how it ended', () => {
  expect(render(jobOf({ state: 'done' }))).toContain('The import is done.');
  expect(render(jobOf({ state: 'done' }, { ...FINE, refused: 2 }))).toContain('but 2 lines were refused');
  expect(render(jobOf({ state: 'refused' }, { ...FINE, refused: 1 }))).toContain('Nothing was written.');
  expect(render(jobOf({ state: 'failed' }))).toContain('What was imported before stays');
  for (const state of ['done', 'refused', 'failed', 'canceled'] as const) {
    expect(render(jobOf({ state }))).not.toContain('progressbar');
  }
});

it('offers to import what was checked, as long as the page has the file', () => {
  const checked = jobOf({ state: 'done', isApplying: false });
  expect(render(checked, { file: new File([''], 'a.csv') })).toContain('Import 12 products');
  expect(render(checked)).toContain('Choose the file again to import it.');
});
