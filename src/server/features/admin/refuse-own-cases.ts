import { removeUserAvatar, setUserStatus } from '#contract/admin/endpoints.ts';
import { openApplication, removeApplication, restoreApplication } from '#contract/application/operator-endpoints.ts';
import { setDepositStatus, settleDepositProblem } from '#contract/deposit/operator-endpoints.ts';
import {
  approvePost,
  dismissPostReports,
  rejectPost,
  removePost,
  restorePost,
} from '#contract/developer-post/operator-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { declineOrderRefund, refundOrder } from '#contract/order/operator-endpoints.ts';
import { removeProduct, restoreProduct } from '#contract/product/operator-endpoints.ts';
import { enableProvider, reviewProvider } from '#contract/provider/operator-endpoints.ts';
import { dismissRatingReports, removeRating, restoreRating } from '#contract/rating/operator-endpoints.ts';
import type { AnySchema, z } from '#contract/schema/schema.ts';
import { decideAppeal, removeVersion, restoreVersion, reviewVersion } from '#contract/version/operator-endpoints.ts';
import type { Pipeline } from '../../api/pipeline.ts';
import type { Services } from '../../services.ts';
import {
  type Accounts,
  accountItself,
  developerOfApplication,
  developerOfPost,
  developerOfProduct,
  developerOfVersion,
  isOwnCase,
  ownerOfDeposit,
  partiesOfOrder,
  partiesOfRating,
} from './own-case-queries.ts';

type FindAccounts = (input: unknown) => Accounts | undefined;

/** The handler refuses malformed requests. */
function about<Request extends AnySchema, Reply extends AnySchema>(
  endpoint: Endpoint<Request, Reply>,
  findAccounts: (request: z.output<Request>) => Accounts,
): [Endpoint, FindAccounts] {
  const find: FindAccounts = (input) => {
    const request = endpoint.request.safeParse(input);
    return request.success ? findAccounts(request.data) : undefined;
  };
  return [endpoint, find];
}

/** Every operator decision about a person, with the accounts it concerns. */
export const DECISIONS: ReadonlyMap<Endpoint, FindAccounts> = new Map([
  about(setUserStatus, ({ userId }) => accountItself(userId)),
  about(removeUserAvatar, ({ userId }) => accountItself(userId)),
  about(reviewProvider, ({ userId }) => accountItself(userId)),
  about(enableProvider, ({ userId }) => accountItself(userId)),
  about(setDepositStatus, ({ orderId }) => ownerOfDeposit(orderId)),
  about(settleDepositProblem, ({ orderId }) => ownerOfDeposit(orderId)),
  about(refundOrder, ({ orderId }) => partiesOfOrder(orderId)),
  about(declineOrderRefund, ({ orderId }) => partiesOfOrder(orderId)),
  about(openApplication, ({ applicationId }) => developerOfApplication(applicationId)),
  about(removeApplication, ({ applicationId }) => developerOfApplication(applicationId)),
  about(restoreApplication, ({ applicationId }) => developerOfApplication(applicationId)),
  about(reviewVersion, ({ id }) => developerOfVersion(id)),
  about(removeVersion, ({ id }) => developerOfVersion(id)),
  about(restoreVersion, ({ id }) => developerOfVersion(id)),
  about(decideAppeal, ({ id }) => developerOfVersion(id)),
  about(removeProduct, ({ id }) => developerOfProduct(id)),
  about(restoreProduct, ({ id }) => developerOfProduct(id)),
  about(approvePost, ({ id }) => developerOfPost(id)),
  about(rejectPost, ({ id }) => developerOfPost(id)),
  about(removePost, ({ id }) => developerOfPost(id)),
  about(restorePost, ({ id }) => developerOfPost(id)),
  about(dismissPostReports, ({ id }) => developerOfPost(id)),
  about(removeRating, ({ ratingId }) => partiesOfRating(ratingId)),
  about(restoreRating, ({ ratingId }) => partiesOfRating(ratingId)),
  about(dismissRatingReports, ({ ratingId }) => partiesOfRating(ratingId)),
]);

/**
 * Prevents operators from deciding about their own accounts or belongings: `conflictOfInterest`. This runs before the
 * handlers, so that no handler can omit the check.
 */
export function refuseOwnCases({ database: { db } }: Pick<Services, 'database'>): Pipeline['before'][number] {
  return (endpoint) => {
    const findAccounts = DECISIONS.get(endpoint);
    if (findAccounts === undefined) return undefined;
    return async (input, context) => {
      const accounts = findAccounts(input);
      const operatorId = context.session?.userId;
      if (accounts !== undefined && operatorId !== undefined && (await isOwnCase(db, operatorId, accounts))) {
        throw new ApiError(ERROR.conflictOfInterest);
      }
    };
  };
}
