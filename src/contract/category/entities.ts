import { named, z } from '../schema/schema.ts';

/** `count` is the number of games on the shelf, `name` in the asked language. */
export const categorySchema = named(
  'Category',
  z.object({ code: z.int(), key: z.string(), name: z.string(), sort: z.int(), count: z.int() }),
);
export type Category = z.output<typeof categorySchema>;
