import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { suggestionAddress } from './suggestion-address.ts';
import { SuggestionList } from './suggestion-list.tsx';

const game = { applicationId: 'com.example.sea', name: 'Sea', company: 'Waves', icon: '/files/a.webp' };
const suggestions = { word: 'a&b', games: [game] };

describe.each(LOCALES)('suggestions in %s', (locale) => {
  const page = buildPage({ locale });

  it('end with a link to the help, also without matching games', () => {
    const html = renderPage(<SuggestionList suggestions={suggestions} active={1} onChosen={() => undefined} />, locale);
    expect(html.match(/role="option"/g)).toHaveLength(2);
    expect(html).toMatch(/id="suggestion-1"[^>]*aria-selected="true"/);
    const none = { ...suggestions, games: [] };
    const alone = renderPage(<SuggestionList suggestions={none} active={-1} onChosen={() => undefined} />, locale);
    expect(alone).toContain(page.t('search.inHelp', { word: 'a&amp;b' }));
  });

  it('lead to the game and to the search page', () => {
    expect(suggestionAddress(page, suggestions, 0)).toBe(
      page.href('/application/details', '?applicationId=com.example.sea'),
    );
    expect(suggestionAddress(page, suggestions, 1)).toBe(page.href('/search', '?searchWord=a%26b&in=help'));
  });
});
