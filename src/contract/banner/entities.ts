import { described, named, z } from '../schema/schema.ts';

/** `image` is the requested size (large if none is requested). `eyebrow`, `tagline`, `images`,
 * `placeholder` and `play` are added. */
export const bannerSchema = named(
  'Banner',
  z.object({
    id: z.int(),
    title: z.string(),
    image: z.string(),
    link: z.string(),
    sort: z.int(),
    eyebrow: z.string(),
    tagline: z.string(),
    images: z.object({ large: z.string(), medium: z.string(), small: z.string() }),
    placeholder: z.string(),
    adult: z.optional(described('it leads to a game for adults', z.literal(true))),
    play: z.optional(described('the web game it leads to, if it is free or the caller owns it', z.string())),
  }),
);
export type Banner = z.output<typeof bannerSchema>;
