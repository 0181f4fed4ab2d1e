import { openDatabase } from '#server/db/open-database.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { buildRating } from '#tests/factories/build-rating.ts';

const EACH = 20;
const log = { info: () => undefined, warn: console.warn, error: console.error };

/** Gives a game of the demo store that has no products 20 products and 20 reviews; returns its application ID. */
export async function fillGame(dataDir: string): Promise<string> {
  const { db, close } = await openDatabase({ dataDir, log });
  try {
    const { id, app_id: applicationId } = await db
      .selectFrom('applications')
      .select(['id', 'app_id'])
      .where('status', '=', 1)
      .where('age_rating', '=', '0+')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('products').select('id').whereRef('application_id', '=', 'applications.id'))),
      )
      .orderBy('id')
      .executeTakeFirstOrThrow();
    for (let number = 0; number < EACH; number += 1) {
      await buildProduct(db, { application_id: id });
      await buildRating(db, { application_id: id, lang: 'zh-TW' });
    }
    return applicationId;
  } finally {
    await close();
  }
}
