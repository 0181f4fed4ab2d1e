import { describe, expect, it } from 'vitest';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { RATING_QUEUES, RATINGS_COUNTED } from '#contract/rating/entities.ts';
import { RATING_PARTS } from '#contract/rating/rating-reasons.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { buildOperatorRating, buildReceivedRating, SUMMARY } from '#tests/web/build-rating.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { allFilter } from '#web/features/operator/ratings/all-filter.ts';
import { AllPage, type AllRatings } from '#web/features/operator/ratings/all-page.tsx';
import { RemoveDialog } from '#web/features/operator/ratings/decide-buttons.tsx';
import { AnswerDialog } from '#web/features/portal/ratings/received-card.tsx';
import { receivedFilter } from '#web/features/portal/ratings/received-filter.tsx';
import { type ReceivedData, ReceivedPage } from '#web/features/portal/ratings/received-page.tsx';

const MISSING_WORDS = />[^<]*(?:ratings|operator|portal)\.[a-zA-Z.]+[^<]*<|undefined|NaN/;
const ANSWER = { words: 'Thanks!', answeredAt: '2026-02-02T03:00:00.000Z', editedAt: null } as const;
const REPORT = {
  reason: 'abuse',
  note: 'It insults <b>me</b>',
  reportedAt: '2026-02-03T03:00:00.000Z',
  reporter: null,
} as const;
const GAME: PortalApplication = {
  applicationId: 'com.example.hills',
  name: 'Hills',
  icon: '',
  status: SHELF.onShelf,
  platforms: [2],
  updatedAt: '2026-02-02T03:00:00.000Z',
};

function received(data: Partial<ReceivedData> = {}, locale: LocaleCode = 'en-US') {
  const whole: ReceivedData = {
    filter: receivedFilter.read({}),
    applicationId: undefined,
    applications: [GAME],
    summary: SUMMARY,
    count: 1,
    counts: { all: 1, unanswered: 1 },
    ratings: [buildReceivedRating()],
    next: null,
    ...data,
  };
  return renderPage(<ReceivedPage {...whole} />, locale, { user: buildUser(), path: '/developer/ratings' });
}

function all(
  rating: Parameters<typeof buildOperatorRating>[0] | null = {},
  locale: LocaleCode = 'en-US',
  texts = {},
  more: Partial<Pick<AllRatings, 'count' | 'next'>> = {},
) {
  const ratings = rating === null ? [] : [buildOperatorRating(rating)];
  const counts = { reported: 2, held: 0, removed: 0, all: RATINGS_COUNTED };
  const found = { count: ratings.length, counts, list: ratings, next: null, ...more };
  return renderPage(<AllPage data={{ ...found, filter: allFilter.read(texts) }} />, locale, {
    user: buildUser({ isOperator: true }),
    path: '/operator/ratings',
  });
}

it.each(LOCALES)('both lists have words for everything in %s', (locale) => {
  const removal = { reason: 'private', note: 'Names somebody', removedAt: '2026-02-03T03:00:00.000Z' } as const;
  const parts = [
    received({}, locale),
    received({ ratings: [buildReceivedRating({ answer: ANSWER, author: null, helpfulCount: 2 })] }, locale),
    received({ count: 0, ratings: [] }, locale),
    received({ count: 0, ratings: [], filter: receivedFilter.read({ stars: '1' }) }, locale),
    received({ applications: [], count: 0, ratings: [] }, locale),
    received({ count: 1000, filter: receivedFilter.read({ after: '9' }), next: '7' }, locale),
    renderPage(
      <AnswerDialog
        rating={buildReceivedRating()}
        draft={null}
        onKeep={() => undefined}
        onSent={() => Promise.resolve()}
        onClose={() => undefined}
      />,
      locale,
    ),
    all({}, locale),
    all({ removal, isAuthorSuspended: true, words: '', answer: ANSWER, reportCount: 14, userId: null }, locale),
    ...RATING_QUEUES.map((queue) => all(null, locale, { queue })),
    all({ answer: ANSWER, answerReportCount: 12, answerReports: [REPORT], answerRemoval: removal }, locale),
    all({}, locale, { after: '0.7' }, { count: 1000, next: '0.1' }),
    received({ ratings: [buildReceivedRating({ answer: ANSWER, answerRemoval: removal })] }, locale),
    ...RATING_PARTS.map((about) =>
      renderPage(
        <RemoveDialog
          rating={buildOperatorRating({ answer: ANSWER })}
          about={about}
          author="Ariel"
          onClose={() => undefined}
        />,
        locale,
      ),
    ),
  ];
  for (const html of parts) expect(html).not.toMatch(MISSING_WORDS);
});

describe('the list of a developer', () => {
  it('offers to reply, or to change or delete an existing reply', () => {
    expect(received()).toContain('aria-label="Reply: A**, Hills"');
    const html = received({ ratings: [buildReceivedRating({ answer: ANSWER })] });
    expect(html).toContain('aria-label="Edit reply: A**, Hills"');
    expect(html).toContain('aria-label="Delete reply: A**, Hills"');
  });

  it('says why a reply was removed, and offers only possible actions', () => {
    const answerRemoval = { reason: 'abuse', note: 'Stay <polite>.', removedAt: '2026-02-03T03:00:00.000Z' } as const;
    const html = received({ ratings: [buildReceivedRating({ answer: ANSWER, answerRemoval })] });
    expect(html).toContain('Reason: Abuse, hate or harassment. Players can’t');
    expect(html).toContain('>Stay &lt;polite&gt;.</p>');
    expect(html).toContain('Thanks!');
    expect(html).not.toMatch(/aria-label="(?:Edit|Delete|Answer)/);
  });

  it('links to the next page and back to the newest; large counts are capped', () => {
    const filter = receivedFilter.read({ stars: '2', after: '9' });
    const html = received({ filter, count: 1000, next: '3' });
    expect(html).toContain('1,000+ written reviews');
    expect(html).toMatch(/rel="first" href="\/en-US\/developer\/ratings\?stars=2"/);
    expect(html).toMatch(/rel="next" href="\/en-US\/developer\/ratings\?[^"]*after=3"/);
    // Another filter begins at the first page.
    expect(html).not.toContain('name="after"');
    expect(html).toContain('href="/en-US/developer/ratings">Clear filters');
    expect(received()).not.toMatch(/rel="(?:first|next)"/);
    // A reply can remove the last rating of a page from the filter.
    expect(received({ filter, count: 7, ratings: [] })).toMatch(/role="status".*rel="first"/);
  });

  it('counts the reviews without a reply in a tab; those with one only if all are counted', () => {
    const filter = receivedFilter.read({ answered: 'false', stars: '2', applicationId: 'a.b' });
    const html = received({ filter, counts: { all: 12, unanswered: 9 } });
    const tabs = /<nav aria-label="Reviews".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const texts = [...tabs.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [href, text]);
    const path = '/en-US/developer/ratings?applicationId=a.b';
    expect(texts).toEqual([
      [path, 'All (12)'],
      [`${path}&amp;answered=false`, 'No reply yet (9)'],
      [`${path}&amp;answered=true`, 'Replied (3)'],
    ]);
    expect(received({ counts: { all: 1000, unanswered: 9 } })).toMatch(/All \(1,000\+\).*>Replied</s);
  });

  it('names the game where several are listed', () => {
    const list = (html: string) => html.slice(html.indexOf('id="total"'));
    const link = 'href="/en-US/developer/ratings?applicationId=com.example.hills"';
    expect(list(received())).toContain(link);
    const one = received({ filter: receivedFilter.read({ applicationId: GAME.applicationId }) });
    expect(list(one)).not.toContain(link);
  });

  it('reads its address, and writes what is not as usual', () => {
    const filter = { applicationId: 'a.b', stars: '2', language: 'vi-VN', answered: 'false', after: '31' };
    expect(receivedFilter.query(receivedFilter.read(filter))).toBe(
      '?applicationId=a.b&answered=false&stars=2&language=vi-VN&after=31',
    );
    const wrong = { applicationId: ['x'], stars: '6', language: 'fr', answered: 'maybe', after: '-1' };
    expect(receivedFilter.query(receivedFilter.read(wrong))).toBe('');
  });
});

describe('the list of the operators', () => {
  it('escapes reports, and shows the possible decisions', () => {
    const html = all();
    expect(html).toContain('An &lt;b&gt;advert&lt;/b&gt;');
    expect(html).toContain('aria-label="Remove: Ariel, Hills"');
    expect(html).toContain('aria-label="Keep review: Ariel, Hills"');
    expect(html).not.toContain('aria-label="Restore: Ariel, Hills"');
  });

  it('restores removed ratings, and offers nothing else', () => {
    const removal = { reason: 'spam', note: '', removedAt: '2026-02-03T03:00:00.000Z' } as const;
    const html = all({ removal, reports: [], reportCount: 0 });
    expect(html).toContain('Removed: Advertising or spam');
    expect(html).toContain('aria-label="Restore: Ariel, Hills"');
    expect(html).not.toMatch(/aria-label="(?:Remove|Keep review): /);
  });

  it('shows reports of a reply below its rating, each with its own decisions', () => {
    const html = all({ answer: ANSWER, answerReportCount: 1, answerReports: [REPORT] });
    expect(html).toContain('1 report about the reply');
    expect(html).toContain('It insults &lt;b&gt;me&lt;/b&gt;');
    expect(html).toMatch(/Keep review: Ariel, Hills".*Thanks!.*Remove reply: Ariel, Hills".*Keep reply: Ariel, Hills"/);
    const answerRemoval = { reason: 'abuse', note: '', removedAt: '2026-02-03T03:00:00.000Z' } as const;
    const gone = all({ answer: ANSWER, answerRemoval });
    expect(gone).toContain('Reply removed: Abuse, hate or harassment');
    expect(gone).toContain('aria-label="Restore reply: Ariel, Hills"');
    expect(gone).toContain('aria-label="Remove: Ariel, Hills"');
    expect(all()).not.toMatch(/(?:Remove|Keep|Restore) reply/);
  });

  it('links to the next page and back to the first; large counts are capped', () => {
    const html = all({}, 'en-US', { queue: 'all', after: '0.7' }, { count: 1000, next: '0.3' });
    expect(html).toMatch(/>Pending reports \(2\)<.*>Held \(0\)<.*aria-current="true">All reviews \(1,000\+\)</);
    expect(html).toContain('1,000+ reviews');
    expect(html).toMatch(/rel="first" href="\/en-US\/operator\/ratings\?queue=all"/);
    expect(html).toMatch(/rel="next" href="\/en-US\/operator\/ratings\?[^"]*after=0\.3[^"]*"/);
    expect(all()).not.toMatch(/rel="(?:first|next)"/);
  });

  it('leads to all of a game and of an author, and back', () => {
    expect(all()).toMatch(/href="[^"]*userId=7[^"]*"/);
    expect(all({}, 'en-US', { queue: 'all', userId: '7' })).toContain('href="/en-US/operator/ratings?queue=all"');
  });

  it('reads its address, and writes what is not as usual', () => {
    expect(allFilter.query(allFilter.read({ queue: 'removed', userId: '12', after: '17.2' }))).toBe(
      '?userId=12&after=17.2&queue=removed',
    );
    expect(allFilter.query(allFilter.read({ queue: 'x', userId: '-1', after: '17', applicationId: 7 }))).toBe('');
  });
});
