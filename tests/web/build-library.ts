import type { AppSummary } from '#contract/application/entities.ts';
import type { LibraryEntry } from '#contract/library/entities.ts';
import type { LibraryListData } from '#web/features/library/load-library.ts';

/** A game as lists show it. */
export function buildSummary(overrides: Partial<AppSummary> = {}): AppSummary {
  return {
    applicationId: 'com.example.neon',
    name: 'Neon',
    shortDescription: 'Grow and glow',
    icon: '/files/icon.png',
    category: 103,
    ageRating: '6+',
    platforms: [2, 6],
    company: 'NeonByte',
    publishDate: '2026-01-01T00:00:00.000Z',
    viewCount: 7,
    cover: '/files/cover.png',
    coverPlaceholder: '112233-445566',
    iconPlaceholder: '',
    playCount: 5,
    free: true,
    price: null,
    rating: { average: null, count: 0 },
    tags: [],
    canPlay: true,
    previews: [],
    ...overrides,
  };
}

/** A game in a player's library that is playable and has been played. */
export function buildLibraryEntry({
  game,
  ...overrides
}: Partial<Omit<LibraryEntry, 'game'>> & { readonly game?: Partial<AppSummary> } = {}): LibraryEntry {
  const at = '2026-03-01T04:00:00.000Z';
  return {
    game: buildSummary(game),
    available: true,
    canPlay: true,
    at,
    favourite: true,
    wished: false,
    playedMinutes: null,
    lastPlayedAt: at,
    ...overrides,
  };
}

/** The data of a player's favorites page. */
export function buildLibrary(overrides: Partial<LibraryListData> = {}): LibraryListData {
  const entries = overrides.entries ?? [buildLibraryEntry()];
  return {
    view: 'list',
    address: { list: 'favourites', sort: 'latest', search: '', page: 1 },
    entries,
    count: entries.length,
    totals: { favourites: entries.length, wishes: 0, recent: 2, owned: 0, following: 0 },
    ...overrides,
  };
}
