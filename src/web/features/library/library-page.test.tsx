import { describe, expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { buildLibrary, buildLibraryEntry, buildSummary } from '#tests/web/build-library.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { ContinueShelf } from './continue-shelf.tsx';
import { GameChoices } from './game-choices.tsx';
import { LibraryPage } from './library-page.tsx';
import type { LibraryData } from './load-library.ts';

const render = (data: LibraryData, locale: LocaleCode = 'en-US') =>
  renderPage(<LibraryPage data={data} />, locale, { user: buildUser() });
const listed = (list: 'favourites' | 'wishes' | 'recent', more: Parameters<typeof buildLibrary>[0] = {}) =>
  buildLibrary({ ...more, address: { list, sort: 'latest', search: '', page: 1, ...more.address } });
const count = (html: string, part: string) => html.split(part).length - 1;

describe.each(LOCALES)('in %s', (locale) => {
  const { t, href } = buildPage({ locale });

  it('shows its lists with their counts, and marks the open one', () => {
    const html = render(listed('favourites'), locale);
    expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>${t('library.list.favourites')}`));
    for (const list of ['wishes', 'recent'] as const) {
      expect(html).toContain(`href="${href('/library')}?list=${list}"`);
      expect(html).toContain(t(`library.list.${list}`));
    }
    expect(html).toContain(t('hall.count', { count: 2 }));
  });

  it.each(['favourites', 'wishes', 'recent'] as const)('explains how to fill empty %s', (list) => {
    const empty = { entries: [], totals: { favourites: 0, wishes: 0, recent: 0, owned: 0, following: 0 } };
    const html = render(listed(list, empty), locale);
    expect(html).toContain(t(`library.empty.${list}.text`));
    expect(html).not.toContain('type="search"');
    expect(html).not.toContain(t('list.clearAll'));
  });

  it('asks visitors to sign in, and accounts that are not verified to go on', () => {
    expect(render({ view: 'visitor' }, locale)).toContain(t('library.signIn.text'));
    expect(render({ view: 'closed' }, locale)).toContain(t('library.closed.text'));
  });
});

describe('a game', () => {
  it('of the favorites leads to its page and to playing on, with its heart to take it out', () => {
    const html = render(listed('favourites'));
    expect(html).toContain('href="/en-US/application/details?applicationId=com.example.neon"');
    expect(html).toContain('href="/en-US/play?applicationId=com.example.neon" aria-label="Continue playing Neon"');
    expect(html).toMatch(/aria-pressed="true" aria-label="Favorite: Neon"/);
    expect(html).not.toContain('from wish list');
    expect(html).toContain('Added Mar 1, 2026');
  });

  it('of another list can be removed from it, and shows when it was played', () => {
    const entries = [buildLibraryEntry({ favourite: false })];
    expect(render(listed('wishes', { entries }))).toContain('aria-label="Remove Neon from wish list"');
    const html = render(listed('recent', { entries }));
    expect(html).toContain('aria-label="Remove Neon from recently played"');
    expect(html).toContain('Last played Mar 1, 2026');
    expect(html).toContain('aria-pressed="false"');
    expect(html).toContain('Clear all');
  });

  it('that cannot be played in the browser shows its platforms, and one never played is not continued', () => {
    const entries = [buildLibraryEntry({ canPlay: false, game: { platforms: [1, 6] } })];
    const html = render(listed('wishes', { entries }));
    expect(html).toContain('aria-label="Windows, Android"');
    expect(html).not.toContain('/play?');
    expect(render(listed('wishes', { entries: [buildLibraryEntry({ lastPlayedAt: null })] }))).toContain(
      'aria-label="Play Neon"',
    );
  });

  it('that left the shelf is no link, and stays until it is taken out', () => {
    const gone = { available: false, canPlay: false, game: { icon: '', cover: '' } };
    const html = render(listed('favourites', { entries: [buildLibraryEntry(gone)] }));
    expect(html).toContain('No longer available');
    expect(html).not.toContain('/application/details');
    expect(html).not.toContain('<img');
    expect(html).toContain('aria-label="Favorite: Neon"');
    const wish = render(listed('wishes', { entries: [buildLibraryEntry({ ...gone, favourite: false })] }));
    expect(wish).not.toContain('aria-label="Favorite: Neon"');
    expect(wish).toContain('aria-label="Remove Neon from wish list"');
  });
});

it('keeps search, order and page in its address, and escapes the search text', () => {
  const search = '<b>"&';
  const address = { list: 'wishes', sort: 'name', search, page: 2 } as const;
  const html = render(
    listed('wishes', { address, count: 45, totals: { favourites: 0, wishes: 99, recent: 0, owned: 0, following: 0 } }),
  );
  expect(html).toContain('value="&lt;b&gt;&quot;&amp;"');
  const query = `?list=wishes&amp;sort=name&amp;search=${encodeURIComponent(search).replaceAll('%20', '+')}`;
  expect(html).toContain(`href="/en-US/library${query}&amp;page=3"`);
  expect(html).toContain(`href="/en-US/library${query}"`);
  expect(html).toContain(`href="/en-US/library?list=wishes&amp;sort=name"`);
  const none = render(
    listed('wishes', {
      address,
      entries: [],
      count: 0,
      totals: { favourites: 0, wishes: 9, recent: 0, owned: 0, following: 0 },
    }),
  );
  expect(none).toContain('No games in this list match “&lt;b&gt;&quot;&amp;”');
});

describe('the page of a game', () => {
  const choices = (library: Parameters<typeof GameChoices>[0]['library']) =>
    renderPage(<GameChoices applicationId="com.example.neon" name="Neon" library={library} />, 'en-US');

  it('shows the library state in the server’s HTML, and nothing for visitors', () => {
    const html = choices({ favourite: true, wished: false, lastPlayedAt: null });
    expect(html).toMatch(/aria-pressed="true"[^>]*>.*?Favorite/);
    expect(count(html, 'aria-pressed="true"')).toBe(1);
    expect(count(choices(null), 'aria-pressed="false"')).toBe(2);
    expect(html).toContain('Share');
  });
});

it('leads from the hall right into the games played last, and to all of them', () => {
  const html = renderPage(<ContinueShelf games={[buildSummary()]} />, 'zh-TW');
  expect(html).toContain('href="/play?applicationId=com.example.neon"');
  expect(html).toContain('href="/library?list=recent"');
});
