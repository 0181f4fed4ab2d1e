import type { InputOf } from '#contract/endpoint.ts';
import { getOwnRating, listRatings, saveRating } from '#contract/rating/endpoints.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { setUser } from './expect-turned-away.ts';
import { makeDeveloper } from './make-developer.ts';
import { makeBuyer } from './open-shop.ts';
import { openTestProduct, type TestProductOptions } from './open-test-product.ts';
import { signIn } from './sign-in.ts';

const OPERATOR = 'operator@starhall.test';

export interface TrialPerson {
  readonly userId: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The service with developers, players who have played, and an operator. */
export async function openRatingTrial({ settings, ...options }: TestProductOptions = {}) {
  const product = await openTestProduct({ ...options, settings: { OPERATOR_EMAILS: OPERATOR, ...settings } });
  const operator = await signIn(product, { email: OPERATOR });

  const openGame = async () => {
    const email = `maker-${nextNumber()}@studio.test`;
    await signIn(product, { email });
    const developerId = await makeDeveloper(product, email);
    const { headers } = await signIn(product, { email });
    const { id, appId } = await buildApplication(product.db, { developer_id: developerId });
    product.forget();
    return { developerId, headers, row: id, applicationId: appId };
  };
  type Game = Awaited<ReturnType<typeof openGame>>;

  const play = async ({ row }: Pick<Game, 'row'>, { userId }: TrialPerson) => {
    const at = new Date(product.clock.now());
    await product.db
      .insertInto('library_plays')
      .values({ application_id: row, user_id: userId, first_played_at: at, last_played_at: at })
      .execute();
  };
  return {
    ...product,
    operator,
    openGame,
    /** Records that an account has played a game. */
    play,
    /** A signed-in player with a name who has played the games. */
    makePlayer: async (nickname: string, ...games: readonly Game[]): Promise<TrialPerson> => {
      const { userId, headers } = await makeBuyer(product);
      await setUser(product, userId, { nickname });
      for (const game of games) await play(game, { userId, headers });
      return { userId, headers };
    },
    /** Rates a game; returns the rating as its author sees it. */
    rate: async ({ applicationId }: Game, { headers }: TrialPerson, said: Partial<InputOf<typeof saveRating>> = {}) =>
      (await product.call(saveRating, { applicationId, stars: 4, lang: 'en-US', ...said }, { headers })).rating,
    own: ({ applicationId }: Game, { headers }: TrialPerson) =>
      product.call(getOwnRating, { applicationId }, { headers }),
    look: (
      { applicationId }: Game,
      input: Partial<InputOf<typeof listRatings>> = {},
      { headers }: Partial<TrialPerson> = {},
    ) => product.call(listRatings, { applicationId, ...input }, { headers }),
    /** An account's notifications, oldest first. */
    told: async (userId: number) => {
      const rows = await product.db
        .selectFrom('notifications')
        .select(['kind', 'params', 'path'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
      return rows;
    },
  };
}

export type RatingTrial = Awaited<ReturnType<typeof openRatingTrial>>;
export type RatedGame = Awaited<ReturnType<RatingTrial['openGame']>>;
