import type { Kysely } from 'kysely';
import { ALL_GAMES_CATEGORY, CATEGORIES } from '#contract/values/categories.ts';
import type { Schema } from '../../db/schema.ts';
import { categoryOrderSetting, findSetting } from './setting-queries.ts';

type CategoryOfStore = (typeof CATEGORIES)[number];

/** The categories in the operators' order: all games first, categories missing from the order last. */
export async function listOrderedCategories(db: Kysely<Schema>): Promise<readonly CategoryOfStore[]> {
  return orderCategories((await findSetting(db, categoryOrderSetting)) ?? []);
}

/** The categories in a stored order, by the same rules. */
export function orderCategories(stored: readonly number[]): readonly CategoryOfStore[] {
  const order = [ALL_GAMES_CATEGORY, ...stored];
  const placeOf = ({ code }: CategoryOfStore) => {
    const place = order.indexOf(code);
    return place === -1 ? order.length : place;
  };
  return CATEGORIES.toSorted((a, b) => placeOf(a) - placeOf(b));
}
