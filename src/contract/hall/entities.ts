import { appSummarySchema } from '../application/entities.ts';
import { localeSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { HALL_SHELF_KINDS } from './shelf-kinds.ts';

/** A row of the hall that is shown at the moment. */
export const hallShelfSchema = named(
  'HallShelf',
  z.object({
    kind: z.enum(HALL_SHELF_KINDS),
    collection: z.optional(described('of the kind `collection`', z.object({ slug: z.string(), title: z.string() }))),
  }),
);
export type HallShelf = z.output<typeof hallShelfSchema>;

/** Games that operators have put together. */
export const collectionSchema = named(
  'Collection',
  z.object({
    slug: described('the current address; an earlier one redirects to it', z.string()),
    lang: described('the language of the texts: the requested one, else the first that there is', localeSchema),
    title: z.string(),
    text: described('empty without one', z.string()),
    images: z.object({ large: z.string(), medium: z.string(), small: z.string() }),
    placeholder: z.string(),
    count: described('all games that are shown', z.int()),
    list: z.array(appSummarySchema),
  }),
);
export type Collection = z.output<typeof collectionSchema>;
