/**
 * The tags that developers choose from, by what they describe: how a game plays, what it is about, its mood, its look,
 * and with whom it is played. A code never changes; its name is `tag.{code}` of the catalog `tags`.
 */
export const TAG_GROUPS = {
  play: [
    ...['roguelike', 'platformer', 'metroidvania', 'shooter', 'fighting', 'tower-defense', 'match-3', 'puzzle'],
    ...['hidden-object', 'point-and-click', 'visual-novel', 'deck-building', 'turn-based', 'real-time-strategy'],
    ...['city-builder', 'management', 'farming', 'crafting', 'survival', 'sandbox', 'idle', 'rhythm', 'stealth'],
    'typing',
  ],
  theme: [
    ...['fantasy', 'science-fiction', 'space', 'historical', 'mythology', 'martial-arts', 'detective', 'zombies'],
    ...['post-apocalyptic', 'nature', 'animals', 'ocean', 'cooking', 'vehicles'],
  ],
  mood: ['relaxing', 'cute', 'funny', 'dark', 'story-rich', 'atmospheric', 'challenging', 'quick-rounds'],
  look: ['pixel-art', 'hand-drawn', 'anime', 'low-poly', 'minimalist', 'retro', '2d', '3d'],
  players: ['single-player', 'co-op', 'local-multiplayer', 'online-multiplayer', 'leaderboards', 'family-friendly'],
} as const;

export type TagGroup = keyof typeof TAG_GROUPS;
export type Tag = (typeof TAG_GROUPS)[TagGroup][number];

/** All tags, in the order in which a game's tags are stored and shown. */
export const TAGS: readonly Tag[] = Object.values(TAG_GROUPS).flat();

export function isTag(value: unknown): value is Tag {
  return TAGS.some((tag) => tag === value);
}

/** The known ones of a list, each once, in the order of `TAGS`. */
export function sortTags(tags: readonly unknown[]): Tag[] {
  return TAGS.filter((tag) => tags.includes(tag));
}
