import { expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DraftStatus } from './draft-saver.tsx';
import { ProblemSummary } from './problem-summary.tsx';

const nothing = () => undefined;

it.each(LOCALES)('offers both texts if two windows have changed one draft (%s)', (locale) => {
  for (const kind of ['draft', 'saved'] as const) {
    const html = renderPage(<ConflictNotice kind={kind} onTake={nothing} onKeep={nothing} />, locale);
    expect(html).toContain('role="alert"');
    expect(html.match(/<button/g)).toHaveLength(2);
  }
});

it('lists each problem with a link to its field', () => {
  const problems = [
    { name: 'name', label: 'Name', text: 'Please fill in this field.' },
    { name: 'contents.en-US.title', label: 'Title', text: 'Enter up to 10 characters.' },
  ];
  const html = renderPage(<ProblemSummary problems={problems} />, 'en-US');
  expect(html).toContain('2 fields need your attention');
  expect(html.match(/href="#field-[^"]*"/g)).toEqual(['href="#field-name"', 'href="#field-contents.en-US.title"']);
});

it('counts the problems that it does not list', () => {
  const problems = Array.from({ length: 35 }, (_, index) => ({ name: `p${index}`, label: 'Price', text: 'Wrong' }));
  const html = renderPage(<ProblemSummary problems={problems} />, 'en-US');
  expect(html.match(/<li>|<li /g)).toHaveLength(30);
  expect(html).toContain('and 5 more');
});

it('is empty without a problem', () => {
  expect(renderPage(<ProblemSummary problems={[]} />, 'en-US')).not.toContain('<section');
});

it('shows whether a draft is saved, and offers a retry after a failure', () => {
  const saved = { savedAt: '2026-01-02T03:04:05Z', revision: 1 };
  const say = (status: 'rest' | 'waiting' | 'failed') =>
    renderPage(<DraftStatus state={{ status, saved }} onRetry={nothing} />, 'en-US');
  expect(say('rest')).toContain('Draft saved at');
  expect(say('waiting')).toContain('Not saved yet');
  expect(say('failed')).toContain('<button');
});
