import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { PolicyReportsPage } from './policy-reports-page.tsx';

const REPORT = {
  directive: 'script-src-elem',
  blocked: 'https://evil.example/a.js',
  page: '/games',
  count: 1200,
  firstAt: '2026-11-20T12:00:00.000Z',
  lastAt: '2026-11-21T12:00:00.000Z',
};

const render = (list: (typeof REPORT)[], locale: (typeof LOCALES)[number], count = list.length) =>
  renderPage(<PolicyReportsPage filter={{ page: 1 }} count={count} list={list} />, locale, {
    path: '/operator/policy-reports',
  });

describe.each(LOCALES)('in %s', (locale) => {
  it('has words for everything, and for none', () => {
    for (const list of [[REPORT], []]) expect(render(list, locale)).not.toMatch(/operator\.[a-z]|undefined/);
  });
});

it('tells what was stopped where, how often and when', () => {
  const html = render([REPORT], 'en-US');
  for (const text of ['script-src-elem', 'https://evil.example/a.js', '/games', '1,200 times'])
    expect(html).toContain(text);
  expect(html).toContain(`dateTime="${REPORT.lastAt}"`);
});

it('says that nothing was reported, and leads on where there is more than a page', () => {
  expect(render([], 'en-US')).toContain('No reports');
  expect(render([REPORT], 'en-US', 45)).toContain('/operator/policy-reports?page=2');
});
