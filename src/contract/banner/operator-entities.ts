import { localeSchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { BANNER_TYPE } from '../values/states.ts';
import { BANNER_SOURCES } from './sources.ts';

/** Whether a banner is scheduled, active or expired. */
export const BANNER_PHASES = ['planned', 'shown', 'over'] as const;
export type BannerPhase = (typeof BANNER_PHASES)[number];

export const bannerContentSchema = named(
  'BannerContent',
  z.object({ lang: localeSchema, eyebrow: z.string(), title: z.string(), tagline: z.string() }),
);
export type BannerContent = z.output<typeof bannerContentSchema>;

/** A banner as operators keep it; players see it in the languages that it has contents in. */
export const operatorBannerSchema = named(
  'OperatorBanner',
  z.object({
    id: z.int(),
    type: stateSchema(BANNER_TYPE),
    source: described('where it is shown; null: website and apps', z.nullable(z.enum(BANNER_SOURCES))),
    contents: z.array(bannerContentSchema),
    image: described('what a change sends to keep the image', z.string()),
    images: z.object({ large: z.string(), medium: z.string(), small: z.string() }),
    placeholder: z.string(),
    link: described('a path of the store or an https address; empty: none', z.string()),
    sort: z.int(),
    beginAt: z.nullable(momentSchema),
    endAt: z.nullable(momentSchema),
    phase: z.enum(BANNER_PHASES),
  }),
);
export type OperatorBanner = z.output<typeof operatorBannerSchema>;
