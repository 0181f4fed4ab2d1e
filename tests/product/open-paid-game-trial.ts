import { randomUUID } from 'node:crypto';
import type { InputOf } from '#contract/endpoint.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import { refundOrder } from '#contract/order/operator-endpoints.ts';
import { setGameProduct } from '#contract/product/developer-endpoints.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildProduct, type ProductOverrides } from '#tests/factories/build-product.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { makeDeveloper } from './make-developer.ts';
import { makeBuyer } from './open-shop.ts';
import { openTestProduct, type TestProductOptions } from './open-test-product.ts';
import { signIn } from './sign-in.ts';

const OPERATOR = 'operator@starhall.test';

interface Headed {
  readonly headers: Readonly<Record<string, string>>;
}

/** The service with a developer, an operator and games that the developer can put a price on. */
export async function openPaidGameTrial(options: TestProductOptions = {}) {
  const product = await openTestProduct({ ...options, settings: { OPERATOR_EMAILS: OPERATOR, ...options.settings } });
  await signIn(product, { email: 'maker@studio.test' });
  const developerId = await makeDeveloper(product, 'maker@studio.test');
  const developer = await signIn(product, { email: 'maker@studio.test' });
  const operator = await signIn(product, { email: OPERATOR });

  /** A published web game, free so far, with one product for TWD 30. */
  const buildGame = async (
    sold: Partial<ProductOverrides> = {},
    game: Parameters<typeof buildApplication>[1] = {},
    fileKey: string | null = null,
  ) => {
    const { id, appId } = await buildApplication(product.db, {
      developer_id: developerId,
      web_redirect_url: fileKey === null ? 'https://play.example/x' : '',
      ...game,
    });
    await buildVersion(product.db, { application_id: id, platform: 2, file_key: fileKey });
    const { id: productRow, productId } = await buildProduct(product.db, { ...sold, application_id: id });
    product.forget();
    return { id, applicationId: appId, productRow, productId };
  };
  type Game = Awaited<ReturnType<typeof buildGame>>;

  const name = ({ applicationId }: Pick<Game, 'applicationId'>, id?: number) =>
    product.call(setGameProduct, { applicationId, ...(id !== undefined && { id }) }, developer);
  /** A game that its product sells. */
  const buildPaidGame = async (...parameters: Parameters<typeof buildGame>) => {
    const game = await buildGame(...parameters);
    await name(game, game.productRow);
    return game;
  };

  const wishOf = (game: Game, input: Partial<InputOf<typeof createOrder>> = {}) =>
    ({ applicationId: game.applicationId, productId: game.productId, currency: 'TWD', quantity: 1, ...input }) as const;
  const withKey = ({ headers }: Headed, key: string) => ({ headers: { ...headers, 'idempotency-key': key } });
  const buy = (game: Game, buyer: Headed, input?: Partial<InputOf<typeof createOrder>>, key: string = randomUUID()) =>
    product.call(createOrder, wishOf(game, input), withKey(buyer, key));
  const refuseToSell = (game: Game, buyer: Headed, input?: Partial<InputOf<typeof createOrder>>) =>
    product.refuse(createOrder, wishOf(game, input), withKey(buyer, randomUUID()));
  const refund = (orderId: string) => product.call(refundOrder, { orderId, reason: 'never worked' }, operator);

  return {
    product,
    developer,
    developerId,
    operator,
    buildGame,
    buildPaidGame,
    name,
    buy,
    refuseToSell,
    refund,
    makeBuyer: () => makeBuyer(product, { TWD: 1000 }),
  };
}

export type PaidGameTrial = Awaited<ReturnType<typeof openPaidGameTrial>>;
