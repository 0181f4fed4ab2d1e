/** Tokens of the facets of `search_blocks`; only applications on the shelf are in any of them. */
export const FACETS = {
  shelf: 'shelf',
  ratedAdult: 'rated-adult',
  category: (code: number) => `category ${code}`,
  platform: (code: number) => `platform ${code}`,
} as const;
