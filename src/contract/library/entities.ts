import { appSummarySchema } from '../application/entities.ts';
import { momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

export const playedMinutesSchema = described(
  'whole minutes played in the browser, as the server measured them; null for less than one, or if unknown',
  z.nullable(z.int()),
);

/** A game of a library. */
export const libraryEntrySchema = named(
  'LibraryEntry',
  z.object({
    /** Of one that is off the shelf only its name and its developer. */
    game: appSummarySchema,
    available: described('whether the game is published', z.boolean()),
    canPlay: described('whether the game can be played in the browser', z.boolean()),
    at: described('when the game was added or bought, or last played or downloaded', momentSchema),
    favourite: z.boolean(),
    wished: z.boolean(),
    lastPlayedAt: described('null if the game was never played or downloaded', z.nullable(momentSchema)),
    playedMinutes: playedMinutesSchema,
  }),
);
export type LibraryEntry = z.output<typeof libraryEntrySchema>;

/** The entry of one game in a player's library. */
export const libraryStateSchema = named(
  'LibraryState',
  z.object({ favourite: z.boolean(), wished: z.boolean(), lastPlayedAt: z.nullable(momentSchema) }),
);
export type LibraryState = z.output<typeof libraryStateSchema>;

/** How many games each list has. */
export const libraryTotalsSchema = named(
  'LibraryTotals',
  z.object({
    favourites: z.int(),
    wishes: z.int(),
    recent: z.int(),
    owned: z.int(),
    following: described('developers', z.int()),
  }),
);
export type LibraryTotals = z.output<typeof libraryTotalsSchema>;
