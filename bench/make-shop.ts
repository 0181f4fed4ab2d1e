import type { Database } from '#server/db/open-database.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProduct } from '#tests/factories/build-product.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { givePoints } from '#tests/factories/give-points.ts';
import { writeRequest } from './connection.ts';
import { signedHeaders } from './sign.ts';
import { signInProgram } from './sign-in.ts';

const PLENTY = 1_000_000_000;

/** Players with enough star coins, each with a session, and a product that costs one star coin. */
export interface Shop {
  /** The next order of a player as it goes over the wire: signed, with a new idempotency key. */
  readonly nextOrder: (player: number) => string;
}

export async function makeShop({ db }: Database, origin: string, count: number): Promise<Shop> {
  const provider = await buildProvider(db, {});
  const application = await buildApplication(db, { developer_id: provider });
  const { productId } = await buildProduct(db, { application_id: application.id, prices: [['TW', 'TWD', 1]] });
  const tokens: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const email = `bench${number}@example.com`;
    tokens.push(await signInProgram(fetch, email, origin));
    const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await givePoints(db, { userId: id, amountMinor: PLENTY });
  }
  const body = { applicationId: application.appId, productId, currency: 'TWD', quantity: 1 };
  let keys = 0;
  return {
    nextOrder(player) {
      keys += 1;
      const authorization = `Bearer ${tokens[player % tokens.length]}`;
      const headers = { authorization, 'idempotency-key': `bench-${keys}`, ...signedHeaders(body) };
      return writeRequest({ method: 'POST', path: '/api/order', headers, body });
    },
  };
}
