import type { Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import { writeCatalogue } from '../../cache/write-catalogue.ts';
import { changedAt } from '../../db/changed-at.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { lockSeller, lockSoldProduct, writeGameProduct } from './game-product-queries.ts';

/**
 * Names the product that sells the game itself, or makes the game free. Players from before the price keep the game
 * (`keep_players`).
 */
export function setGameProduct({ database, cache }: Pick<Services, 'database' | 'cache'>): Handler<'setGameProduct'> {
  return async ({ applicationId, id }, context) => {
    const { userId } = requireSession(context);
    return writeCatalogue({ database, cache }, async (trx) => {
      const seller = requireOwnApplication(await lockSeller(trx, { userId, applicationId }));
      if (id !== undefined) await lockSoldProduct(trx, { userId, id, seller });
      if (seller.game_product_id === (id ?? null)) return { result: true as const, gameProductId: id ?? null };
      const at = changedAt(seller.updated_at, new Date(context.clock()));
      await writeGameProduct(trx, { applicationRow: seller.id, productRow: id ?? null, at });
      await writeAudit(trx, {
        actorUserId: userId,
        action: 'application.set_game_product',
        subject: `application:${seller.app_id}`,
        details: { product: id ?? null },
      });
      return { result: true as const, gameProductId: id ?? null };
    });
  };
}
