import { describe, expect, it } from 'vitest';
import type { PortalApplication } from '#contract/portal/entities.ts';
import type { Discount } from '#contract/product/discount-entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { DiscountsPage } from './discounts-page.tsx';

const APPLICATION: PortalApplication = {
  applicationId: 'com.example.sea',
  name: 'Sea',
  icon: '',
  status: 1,
  platforms: [2],
  updatedAt: '2026-11-21T12:00:00.000Z',
};
const PERIOD = { beginAt: '2026-11-20T12:00:00.000Z', endAt: '2026-11-27T12:00:00.000Z' };
const GEMS = { id: 7, productId: 'gems', name: 'Gems' };
const DISCOUNTS: readonly Discount[] = [
  { id: 3, product: GEMS, percent: 20, ...PERIOD, state: 'planned' },
  { id: 2, product: null, percent: 50, ...PERIOD, state: 'running' },
  { id: 1, product: null, percent: 5, ...PERIOD, state: 'ended' },
];

function render(list: readonly Discount[], locale: LocaleCode = 'en-US') {
  const loaded = { list, count: list.length, number: 1, products: [GEMS] };
  const chosen = { applications: [APPLICATION], applicationId: APPLICATION.applicationId, loaded };
  return renderPage(<DiscountsPage chosen={chosen} />, locale, { user: buildUser({ type: 99 }) });
}

describe.each(LOCALES)('in %s', (locale) => {
  it('has words for everything', () => {
    for (const html of [render(DISCOUNTS, locale), render([], locale)]) {
      expect(html).not.toMatch(/>[^<]*\b(?:portal|discounts|discountState|products|error)\.[a-z\d]/);
      expect(html).not.toContain('undefined');
    }
  });
});

// Rows of a table, and the same as cards for phones.
it('offers to delete what has not begun and to end what runs, and keeps the rest', () => {
  const html = render(DISCOUNTS);
  for (const text of ['−20%', 'Gems', 'Every product', 'Scheduled', 'Running', 'Ended']) {
    expect(html).toContain(text);
  }
  expect(html.match(/>Delete</g)).toHaveLength(2);
  expect(html.match(/>End it now</g)).toHaveLength(2);
});

it('leads to the first discount', () => {
  expect(render([])).toContain('No discounts yet');
});
