import { localeSchema, momentSchema, platformSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { applicationSchema } from './entities.ts';

/** How full one text of one language is; `wrong` breaks a rule of its field. */
export const TEXT_STATES = ['empty', 'filled', 'wrong'] as const;
export type TextState = (typeof TEXT_STATES)[number];

const textState = z.enum(TEXT_STATES);

/** Which texts of an application exist, by language (`src/domain/application/application-completeness.ts`). */
export const completenessSchema = named(
  'Completeness',
  z.object({
    filled: described('number of texts that are present and valid', z.int()),
    total: described('number of texts in all languages', z.int()),
    languages: z.array(
      z.object({ lang: localeSchema, name: textState, shortDescription: textState, fullDescription: textState }),
    ),
  }),
);
export type Completeness = z.output<typeof completenessSchema>;

/** The number of versions of an application by status, and which are online. */
export const versionCountsSchema = named(
  'VersionCounts',
  z.object({
    total: z.int(),
    notReviewed: z.int(),
    inReview: z.int(),
    rejected: z.int(),
    approved: z.int(),
    online: z.array(z.object({ id: z.int(), platform: platformSchema, versionName: z.string() })),
  }),
);
export type VersionCounts = z.output<typeof versionCountsSchema>;

const obstacle = described('the code that it would be refused with, null when it is possible', z.nullable(z.int()));

/** Answers of the age questionnaire by question: `{violence: 'cartoon'}` (`src/domain/age/age-questionnaire.ts`). */
export const ageAnswersSchema = z.record(z.string(), z.string());

/** An application with the extra data of its developer's pages. */
export const ownApplicationSchema = named(
  'OwnApplication',
  z.object({
    ...applicationSchema.shape,
    name: described('in the requested language, otherwise in the default one', z.string()),
    iconPlaceholder: z.string(),
    playCount: z.int(),
    gameProductId: described(
      'number of the product that sells the game itself; null: the game is free, or with `isPaidOnce` not for sale',
      z.nullable(z.int()),
    ),
    isOpen: described('false while the operator has closed it', z.boolean()),
    ageAnswers: described('null if the questionnaire was never answered', z.nullable(ageAnswersSchema)),
    versions: versionCountsSchema,
    completeness: completenessSchema,
    obstacles: z.object({ edit: obstacle, release: obstacle, pull: obstacle, delete: obstacle }),
    draft: described(
      'changes that are not saved yet',
      z.nullable(z.object({ draftId: z.int(), revision: z.int(), savedAt: momentSchema })),
    ),
  }),
);
export type OwnApplication = z.output<typeof ownApplicationSchema>;
