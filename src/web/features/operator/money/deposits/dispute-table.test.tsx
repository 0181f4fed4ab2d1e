import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { DisputeTable } from './problem-notice.tsx';

const NOON = '2026-03-01T04:00:00.000Z';
const OPEN = { amount: 29.9, takenAmount: 29.9, state: 'open', createdAt: NOON, updatedAt: NOON } as const;
const WON = { ...OPEN, takenAmount: 0, state: 'won', createdAt: '2026-03-02T04:00:00.000Z' } as const;

it.each(LOCALES)('shows each dispute with its state, and what it has taken, in %s', (locale) => {
  const html = renderPage(<DisputeTable disputes={[OPEN, WON]} currency="EUR" />, locale);
  expect(html.match(/29[.,]9/g)?.length).toBeGreaterThanOrEqual(3);
  expect(html).not.toMatch(/money\.|undefined/);
});
