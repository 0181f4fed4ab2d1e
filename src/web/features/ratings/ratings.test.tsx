import { describe, expect, it } from 'vitest';
import { RATING_OBSTACLES, type RatingMean } from '#contract/rating/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { CardGame } from '#domain/application/card-game.ts';
import { USUAL_RATING_CHOICE } from '#domain/rating/rating-choice.ts';
import { buildOwnRating, buildShownRating, SUMMARY } from '#tests/web/build-rating.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { GameCard } from '#web/kit/game/game-card.tsx';
import { RatingLine } from '#web/kit/game/rating-line.tsx';
import { Stars } from '#web/kit/rating/rating-text.tsx';
import { ReadOnly } from '#web/ui/read-only.tsx';
import type { RatingList, RatingsData } from './load-ratings.ts';
import { RatingsSection } from './ratings-section.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { WriteDialog } from './write-dialog.tsx';

const GAME = {
  appId: 'com.example.hills',
  name: 'Hills',
  company: 'Little Hill',
  developer: { slug: 'little-hill', name: 'Little Hill' },
} as const;
const ANSWER = { words: 'Thank <i>you</i>!', answeredAt: '2026-02-02T03:00:00.000Z', editedAt: null } as const;
const FOUND: RatingList = {
  summary: SUMMARY,
  list: [buildShownRating({ answer: ANSWER, helpfulCount: 3 })],
  next: '3.12',
};
const NOTHING: RatingList = {
  summary: { average: null, count: 0, distribution: [0, 0, 0, 0, 0] },
  list: [],
  next: null,
};
const CARD: CardGame = {
  applicationId: 'com.example.hills',
  name: 'Hills',
  company: 'Little Hill',
  cover: '/files/cover.webp',
  coverPlaceholder: '',
  category: 101,
  ageRating: '0+',
  platforms: [2],
  playCount: 5,
  rating: { average: null, count: 0 },
  free: true,
  price: null,
  canPlay: true,
  previews: [],
};
const MISSING_WORDS = />[^<]*ratings\.[a-zA-Z.]+[^<]*<|undefined|NaN/;

it('a deactivated account sees the votes but cannot vote', () => {
  const vote = (html: string) => /<button[^>]*aria-pressed="false"[^>]*>/.exec(html)?.[0];
  const data = { found: FOUND, own: null, choice: USUAL_RATING_CHOICE };
  const section = <RatingsSection application={GAME} ratings={data} choice={data.choice} onMean={() => undefined} />;
  const render = (isOff: boolean) =>
    renderPage(<ReadOnly value={isOff}>{section}</ReadOnly>, 'en-US', { user: buildUser() });
  expect(vote(render(true))).toContain('aria-disabled="true"');
  expect(vote(render(false))).toContain('aria-disabled="false"');
});

function show(ratings: Partial<RatingsData> = {}, locale: LocaleCode = 'en-US', isSignedIn = true) {
  const data = { found: FOUND, own: null, choice: USUAL_RATING_CHOICE, ...ratings };
  const user = isSignedIn ? buildUser() : null;
  const { choice } = data;
  const section = <RatingsSection application={GAME} ratings={data} choice={choice} onMean={() => undefined} />;
  return renderPage(section, locale, { user });
}

it.each(LOCALES)('has words for everything in %s', (locale) => {
  const removal = { reason: 'spam', note: '', removedAt: '2026-02-03T03:00:00.000Z' } as const;
  const nothing = async () => undefined;
  const parts = [
    show({}, locale, false),
    show({ found: NOTHING }, locale, false),
    show({ found: { ...FOUND, list: [] } }, locale),
    show({ own: { rating: buildOwnRating(), obstacle: null } }, locale),
    show({ own: { rating: buildOwnRating({ removal }), obstacle: null } }, locale),
    ...RATING_OBSTACLES.map((obstacle) => show({ own: { rating: null, obstacle } }, locale)),
    renderPage(
      <WriteDialog
        application={GAME}
        before={buildOwnRating()}
        draft={null}
        onSaved={nothing}
        onClose={() => undefined}
      />,
      locale,
    ),
    renderPage(<ReportDialog title="Report" send={async () => undefined} onClose={() => undefined} />, locale),
  ];
  for (const html of parts) expect(html).not.toMatch(MISSING_WORDS);
});

describe('the section', () => {
  it('has text for the average and each number of stars', () => {
    const html = show();
    expect(html).toContain('aria-label="4.3 out of 5 stars"');
    expect(html).toContain('1,203 ratings');
    expect(html).toContain('5 stars: 500 ratings');
    expect(html).toContain('1 star: 3 ratings');
    expect(html).toContain('aria-label="4 out of 5 stars"');
  });

  it('shows words as text, in their own language', () => {
    const html = show();
    expect(html).toContain('Calm &lt;script&gt; &amp; clever.');
    expect(html).toContain('Thank &lt;i&gt;you&lt;/i&gt;!');
    expect(html).toMatch(/<p lang="en-US"/);
    expect(html).toMatch(/Reply from (?:<!-- -->)?<a href="\/en-US\/developers\/little-hill"[^>]*>Little Hill<\/a>/);
  });

  it('asks visitors to sign in, and players to write', () => {
    expect(show({}, 'en-US', false)).toContain('Sign in to write a review');
    expect(show({ own: { rating: null, obstacle: null } })).toContain('Write a review');
  });

  it('shows what prevents rating', () => {
    const html = show({ own: { rating: null, obstacle: 'notPlayed' } });
    expect(html).toContain('Play or download the game');
    expect(html).not.toContain('Write a review');
  });

  it('lets authors edit and delete, except removed ratings', () => {
    const rating = buildOwnRating();
    const html = show({ own: { rating, obstacle: null } });
    expect(html).toMatch(/Edit<\/button>.*Delete<\/button>/);
    const removal = { reason: 'abuse', note: 'Please stay kind.', removedAt: '2026-02-03T03:00:00.000Z' } as const;
    const gone = show({ own: { rating: { ...rating, removal }, obstacle: null } });
    expect(gone).toContain('>Reason: Please stay kind.</p>');
    expect(gone).not.toMatch(/Edit<\/button>|Delete<\/button>/);
  });

  it("neither praises nor reports the player's own one", () => {
    expect(show()).toMatch(/Report the review by A\*\*/);
    const own = show({ found: { ...FOUND, list: [buildShownRating({ isOwn: true })] } });
    expect(own).not.toMatch(/Report the review|aria-pressed/);
    expect(own).toContain('Your review');
  });

  it('lets everyone report a reply except its developer', () => {
    const own = show({ found: { ...FOUND, list: [buildShownRating({ isOwn: true, answer: ANSWER })] } });
    for (const html of [show(), show({}, 'en-US', false), own]) {
      expect(html).toContain('aria-label="Report the reply to A**"');
    }
    const ofDeveloper = show({ own: { rating: null, obstacle: 'own' } });
    expect(ofDeveloper).not.toContain('Report the reply');
    expect(ofDeveloper).toContain('Report the review by A**');
  });

  it('shows the filter of the address in its controls', () => {
    const html = show({ choice: { sort: 'lowest', stars: 2, language: 'vi-VN' } });
    for (const value of ['lowest', '2', 'vi-VN']) expect(html).toContain(`<option value="${value}" selected="">`);
  });

  it('folds long words, and names former players so', () => {
    const long = buildShownRating({ words: 'word '.repeat(200), author: null });
    const html = show({ found: { ...FOUND, list: [long] } });
    expect(html).toMatch(/aria-expanded="false"[^>]*>Read more/);
    expect(html).toContain('Former player');
  });

  it('has an end', () => {
    expect(show()).toContain('Show more reviews');
    expect(show({ found: { ...FOUND, next: null } })).not.toContain('Show more reviews');
  });
});

it('a card shows the average rating of a rated game', () => {
  const card = (rating: RatingMean) => renderPage(<GameCard game={{ ...CARD, rating }} />, 'en-US');
  expect(card({ average: 4.5, count: 2 })).toContain('Rated 4.5 out of 5');
  expect(card({ average: null, count: 0 })).not.toContain('Rated');
});

it('a line links to the section, and is absent without ratings', () => {
  const html = renderPage(<RatingLine rating={{ average: 4, count: 12_345 }} />, 'vi-VN');
  expect(html).toContain('href="#ratings"');
  expect(html).toContain('4,0');
  expect(renderPage(<RatingLine rating={{ average: null, count: 0 }} />, 'en-US')).toBe('');
});

it('stars are filled as far as the mean goes', () => {
  expect(renderPage(<Stars stars={4.3} label="so" />, 'en-US')).toContain('--filled:86%');
  expect(renderPage(<Stars stars={5} label="so" />, 'en-US')).toContain('--filled:100%');
});
