import { named, z } from '../schema/schema.ts';

/** A developer as lists name it; `slug` leads to its page, `/developers/{slug}`. */
export const developerLinkSchema = named('DeveloperLink', z.object({ slug: z.string(), name: z.string() }));
export type DeveloperLink = z.output<typeof developerLinkSchema>;
