import { contactLinkSchema } from '../application/entities.ts';
import { localeSchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** The public page of a developer in one language. */
export const publicDeveloperSchema = named(
  'PublicDeveloper',
  z.object({
    slug: described('the current address; an earlier one redirects to it', z.string()),
    name: z.string(),
    logo: described('empty without a picture', z.string()),
    logoPlaceholder: z.string(),
    about: described('in the requested language, otherwise in the default one; empty without a text', z.string()),
    aboutLang: described('the language of `about`', localeSchema),
    contacts: described('channels of the published games', z.array(contactLinkSchema)),
    gameCount: z.int(),
    followers: z.int(),
  }),
);
export type PublicDeveloper = z.output<typeof publicDeveloperSchema>;

/** Whether the caller follows a developer. */
export const followStateSchema = named(
  'FollowState',
  z.object({ following: z.boolean(), followers: described('of this developer', z.int()) }),
);
export type FollowState = z.output<typeof followStateSchema>;

/** A developer whom the caller follows. */
export const followedDeveloperSchema = named(
  'FollowedDeveloper',
  z.object({
    slug: z.string(),
    name: z.string(),
    logo: z.string(),
    logoPlaceholder: z.string(),
    gameCount: z.int(),
    available: described('false without a published game: there is no page then', z.boolean()),
    followedAt: momentSchema,
  }),
);
export type FollowedDeveloper = z.output<typeof followedDeveloperSchema>;

export const developerAboutSchema = named('DeveloperAbout', z.object({ lang: localeSchema, about: z.string() }));
export type DeveloperAbout = z.output<typeof developerAboutSchema>;

/** The page of a developer as its owner edits it. */
export const ownDeveloperPageSchema = named(
  'OwnDeveloperPage',
  z.object({
    name: z.string(),
    slug: z.string(),
    isChosen: described('false while the address is made from the number', z.boolean()),
    suggestedSlug: described('an address made from the name; empty if there is none', z.string()),
    isPublic: described('whether there is a published game, and so a page', z.boolean()),
    logo: z.string(),
    contentDefault: localeSchema,
    contents: z.array(developerAboutSchema),
    followers: z.int(),
  }),
);
export type OwnDeveloperPage = z.output<typeof ownDeveloperPageSchema>;
