import { BANNER_PHASES } from '../banner/operator-entities.ts';
import { localeSchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { SHELF } from '../values/states.ts';
import { HALL_SHELF_KINDS } from './shelf-kinds.ts';

/** `draft`, or the phase of its schedule. */
export const COLLECTION_STATES = ['draft', ...BANNER_PHASES] as const;
export type CollectionState = (typeof COLLECTION_STATES)[number];

export const collectionContentSchema = named(
  'CollectionContent',
  z.object({ lang: localeSchema, title: z.string(), text: z.string() }),
);
export type CollectionContent = z.output<typeof collectionContentSchema>;

const collectionShape = {
  id: z.int(),
  slug: z.string(),
  contents: z.array(collectionContentSchema),
  image: described('what a change sends to keep the image', z.string()),
  images: z.object({ large: z.string(), medium: z.string(), small: z.string() }),
  placeholder: z.string(),
  isPublished: z.boolean(),
  beginAt: z.nullable(momentSchema),
  endAt: z.nullable(momentSchema),
  state: z.enum(COLLECTION_STATES),
};

/** A collection in the list of operators. */
export const operatorCollectionSchema = named(
  'OperatorCollection',
  z.object({ ...collectionShape, gameCount: described('games that are not shown included', z.int()) }),
);
export type OperatorCollection = z.output<typeof operatorCollectionSchema>;

/** A game of a collection, published or not. */
export const collectionGameSchema = named(
  'CollectionGame',
  z.object({
    applicationId: z.string(),
    name: z.string(),
    icon: z.string(),
    iconPlaceholder: z.string(),
    company: z.string(),
    status: stateSchema(SHELF),
  }),
);
export type CollectionGame = z.output<typeof collectionGameSchema>;

/** A collection as operators edit it. */
export const editedCollectionSchema = named(
  'EditedCollection',
  z.object({ ...collectionShape, games: z.array(collectionGameSchema) }),
);
export type EditedCollection = z.output<typeof editedCollectionSchema>;

/** A row of the hall as operators arrange it. */
export const operatorShelfSchema = named(
  'OperatorShelf',
  z.object({
    kind: z.enum(HALL_SHELF_KINDS),
    collection: z.optional(
      described(
        'of the kind `collection`; shown only while the collection is',
        z.object({
          id: z.int(),
          slug: z.string(),
          contents: z.array(collectionContentSchema),
          state: z.enum(COLLECTION_STATES),
        }),
      ),
    ),
    isShown: described('false: it is off', z.boolean()),
    beginAt: z.nullable(momentSchema),
    endAt: z.nullable(momentSchema),
    phase: z.enum(BANNER_PHASES),
  }),
);
export type OperatorShelf = z.output<typeof operatorShelfSchema>;
