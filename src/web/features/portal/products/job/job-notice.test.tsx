import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { type ImportJob, PRODUCT_JOB_STATES, type ProductJob, type RepriceJob } from '#contract/product/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { countLoadingParts } from '#tests/web/count-loading-parts.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { JobNotice } from './job-notice.tsx';

const FINE = { create: 9, edit: 3, none: 0, refused: 0 };

const TIMES = { createdAt: '2026-11-21T12:00:00.000Z', updatedAt: '2026-11-21T12:01:00.000Z' };

function jobOf(changes: Partial<ImportJob>, counts = FINE): ImportJob {
  const report = { isApplied: false, counts, lines: [] };
  return {
    job: 7,
    kind: 'import',
    state: 'writing',
    isApplying: true,
    done: 1200,
    total: 5000,
    ...TIMES,
    report,
    ...changes,
  };
}

const CHANGES = [{ country: 'DE', currency: 'EUR' as const, oldPrice: 2.5, newPrice: 2.63 }];
const REPRICING = {
  isApplied: false,
  basis: 'abc',
  rates: [{ from: 'TWD' as const, to: 'EUR' as const, rate: 0.0292, day: '2026-11-20' }],
  count: 200,
  priceCount: 49_000,
  list: [{ id: 1, productId: 'gems_100', name: 'Gems', changes: CHANGES }],
};

function repricingOf(changes: Partial<RepriceJob>): RepriceJob {
  const progress = { isApplying: true, done: 50, total: 200, ...TIMES };
  return {
    job: 8,
    kind: 'reprice',
    state: 'writing',
    ...progress,
    isWhole: true,
    repricing: null,
    refusal: null,
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
    <JobNotice followed={{ ...idle, job, isRunning, file, isEnding: false, isApplying: false }} />,
    locale,
  );
}

it.each(LOCALES)('has words for every state in %s', (locale) => {
  for (const state of PRODUCT_JOB_STATES) {
    for (const isApplying of [true, false]) {
      for (const job of [jobOf({ state, isApplying }), repricingOf({ state, isApplying })]) {
        const html = render(job, { locale });
        expect(html).not.toMatch(/>[^<]*\b(?:products|rule|error)\.[a-z\d]/);
        expect(html).not.toContain('undefined');
      }
    }
  }
});

it('shows nothing where there is no job, and how far one is in numbers and as a bar', () => {
  expect(render(null)).toBe('');
  const html = render(jobOf({}));
  expect(html).toContain('1,200 of 5,000 rows imported.');
  expect(html).toMatch(/role="progressbar"[^>]*aria-valuenow="24"/);
  expect(html).toContain('Stop the import');
  expect(countLoadingParts(html, 'Stop the import')).toBe(1);
});

it('tells the truth about how it ended', () => {
  expect(render(jobOf({ state: 'done' }))).toContain('The import is complete.');
  expect(render(jobOf({ state: 'done' }, { ...FINE, refused: 2 }))).toContain('but 2 rows were invalid');
  expect(render(jobOf({ state: 'refused' }, { ...FINE, refused: 1 }))).toContain('Nothing was saved.');
  expect(render(jobOf({ state: 'failed' }))).toContain('Rows already imported are kept');
  for (const state of ['done', 'refused', 'failed', 'canceled'] as const) {
    expect(render(jobOf({ state }))).not.toContain('progressbar');
  }
});

it('offers to import what was checked, as long as the page has the file', () => {
  const checked = jobOf({ state: 'done', isApplying: false });
  expect(render(checked, { file: new File([''], 'a.csv') })).toContain('Import 12 products');
  expect(render(checked)).toContain('Choose the file again to import it.');
});

it('tells the truth about a repricing, which writes all or nothing', () => {
  const html = render(repricingOf({}));
  expect(html).toContain('50 of 200 products saved. Players see the new prices once all of them are saved.');
  expect(html).toMatch(/role="progressbar"[^>]*aria-valuenow="25"/);
  expect(render(repricingOf({ state: 'done', repricing: REPRICING }))).toContain('49,000 prices were changed.');
  const stale = { code: ERROR.parameterError, fields: { basis: 'field.invalid' } };
  const noRate = { code: ERROR.currencyNotFound, fields: { rates: 'form.no_rate' } };
  expect(render(repricingOf({ state: 'refused', refusal: stale }))).toContain('have changed in the meantime');
  expect(render(repricingOf({ state: 'refused', refusal: noRate }))).toContain('a rate is missing');
  for (const state of ['refused', 'failed', 'canceled'] as const) {
    expect(render(repricingOf({ state }))).toMatch(/[Nn]othing was saved/);
  }
});

it('shows the prices that a job has compared, and offers to change them if all products were requested', () => {
  const compared = { state: 'done', isApplying: false, repricing: REPRICING } as const;
  const html = render(repricingOf(compared));
  for (const text of ['€2.63', '49,000 prices in 200 products will change', 'Change 49,000 prices']) {
    expect(html).toContain(text);
  }
  expect(render(repricingOf({ ...compared, isWhole: false }))).not.toContain('Change 49,000 prices');
  const nothing = { ...REPRICING, count: 0, priceCount: 0, list: [] };
  expect(render(repricingOf({ ...compared, repricing: nothing }))).not.toContain('<table');
});
