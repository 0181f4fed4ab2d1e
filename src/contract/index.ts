// Written by tools/write-contract-index.ts.
import * as accessTokenEndpoints from './access-token/endpoints.ts';
import * as accountEndpoints from './account/endpoints.ts';
import * as accountIdentityEndpoints from './account/identity-endpoints.ts';
import * as accountSignInEndpoints from './account/sign-in-endpoints.ts';
import * as adminEndpoints from './admin/endpoints.ts';
import * as applicationDeveloperEndpoints from './application/developer-endpoints.ts';
import * as applicationDraftEndpoints from './application/draft-endpoints.ts';
import * as applicationEndpoints from './application/endpoints.ts';
import * as applicationOperatorEndpoints from './application/operator-endpoints.ts';
import * as applicationRelatedEndpoints from './application/related-endpoints.ts';
import * as backupOperatorEndpoints from './backup/operator-endpoints.ts';
import * as bannerEndpoints from './banner/endpoints.ts';
import * as bannerOperatorEndpoints from './banner/operator-endpoints.ts';
import * as categoryEndpoints from './category/endpoints.ts';
import * as categoryOperatorEndpoints from './category/operator-endpoints.ts';
import * as claimOperatorEndpoints from './claim/operator-endpoints.ts';
import * as contentEndpoints from './content/endpoints.ts';
import * as depositEndpoints from './deposit/endpoints.ts';
import * as depositOperatorEndpoints from './deposit/operator-endpoints.ts';
import * as developerPageDeveloperEndpoints from './developer-page/developer-endpoints.ts';
import * as developerPageEndpoints from './developer-page/endpoints.ts';
import * as developerPostDeveloperEndpoints from './developer-post/developer-endpoints.ts';
import * as developerPostEndpoints from './developer-post/endpoints.ts';
import * as developerPostOperatorEndpoints from './developer-post/operator-endpoints.ts';
import * as deviceEndpoints from './device/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as exchangeRateEndpoints from './exchange-rate/endpoints.ts';
import * as exchangeRateOperatorEndpoints from './exchange-rate/operator-endpoints.ts';
import * as gameEndpoints from './game/endpoints.ts';
import * as hallEndpoints from './hall/endpoints.ts';
import * as hallOperatorEndpoints from './hall/operator-endpoints.ts';
import * as invoiceEndpoints from './invoice/endpoints.ts';
import * as invoiceOperatorEndpoints from './invoice/operator-endpoints.ts';
import * as ledgerEndpoints from './ledger/endpoints.ts';
import * as ledgerOperatorEndpoints from './ledger/operator-endpoints.ts';
import * as libraryEndpoints from './library/endpoints.ts';
import * as liveEndpoints from './live/endpoints.ts';
import * as notificationEndpoints from './notification/endpoints.ts';
import * as orderEndpoints from './order/endpoints.ts';
import * as orderOperatorEndpoints from './order/operator-endpoints.ts';
import * as outboxEndpoints from './outbox/endpoints.ts';
import * as policyReportEndpoints from './policy-report/endpoints.ts';
import * as portalEndpoints from './portal/endpoints.ts';
import * as productDeveloperEndpoints from './product/developer-endpoints.ts';
import * as productDiscountEndpoints from './product/discount-endpoints.ts';
import * as productEndpoints from './product/endpoints.ts';
import * as productOperatorEndpoints from './product/operator-endpoints.ts';
import * as providerEndpoints from './provider/endpoints.ts';
import * as providerOperatorEndpoints from './provider/operator-endpoints.ts';
import * as purchaseEndpoints from './purchase/endpoints.ts';
import * as ratingDeveloperEndpoints from './rating/developer-endpoints.ts';
import * as ratingEndpoints from './rating/endpoints.ts';
import * as ratingOperatorEndpoints from './rating/operator-endpoints.ts';
import * as salesEndpoints from './sales/endpoints.ts';
import * as shopEndpoints from './shop/endpoints.ts';
import * as shopOperatorEndpoints from './shop/operator-endpoints.ts';
import * as staticEndpoints from './static/endpoints.ts';
import * as systemEndpoints from './system/endpoints.ts';
import * as systemOperatorEndpoints from './system/operator-endpoints.ts';
import * as testAccountEndpoints from './test-account/endpoints.ts';
import * as uploadEndpoints from './upload/endpoints.ts';
import * as verificationEndpoints from './verification/endpoints.ts';
import * as versionEndpoints from './version/endpoints.ts';
import * as versionOperatorEndpoints from './version/operator-endpoints.ts';
import * as webhookEndpoints from './webhook/endpoints.ts';

export * from './access-token/endpoints.ts';
export * from './account/endpoints.ts';
export * from './account/identity-endpoints.ts';
export * from './account/sign-in-endpoints.ts';
export * from './admin/endpoints.ts';
export * from './application/developer-endpoints.ts';
export * from './application/draft-endpoints.ts';
export * from './application/endpoints.ts';
export * from './application/operator-endpoints.ts';
export * from './application/related-endpoints.ts';
export * from './backup/operator-endpoints.ts';
export * from './banner/endpoints.ts';
export * from './banner/operator-endpoints.ts';
export * from './category/endpoints.ts';
export * from './category/operator-endpoints.ts';
export * from './claim/operator-endpoints.ts';
export * from './content/endpoints.ts';
export * from './deposit/endpoints.ts';
export * from './deposit/operator-endpoints.ts';
export * from './developer-page/developer-endpoints.ts';
export * from './developer-page/endpoints.ts';
export * from './developer-post/developer-endpoints.ts';
export * from './developer-post/endpoints.ts';
export * from './developer-post/operator-endpoints.ts';
export * from './device/endpoints.ts';
export * from './exchange-rate/endpoints.ts';
export * from './exchange-rate/operator-endpoints.ts';
export * from './game/endpoints.ts';
export * from './hall/endpoints.ts';
export * from './hall/operator-endpoints.ts';
export * from './invoice/endpoints.ts';
export * from './invoice/operator-endpoints.ts';
export * from './ledger/endpoints.ts';
export * from './ledger/operator-endpoints.ts';
export * from './library/endpoints.ts';
export * from './live/endpoints.ts';
export * from './notification/endpoints.ts';
export * from './order/endpoints.ts';
export * from './order/operator-endpoints.ts';
export * from './outbox/endpoints.ts';
export * from './policy-report/endpoints.ts';
export * from './portal/endpoints.ts';
export * from './product/developer-endpoints.ts';
export * from './product/discount-endpoints.ts';
export * from './product/endpoints.ts';
export * from './product/operator-endpoints.ts';
export * from './provider/endpoints.ts';
export * from './provider/operator-endpoints.ts';
export * from './purchase/endpoints.ts';
export * from './rating/developer-endpoints.ts';
export * from './rating/endpoints.ts';
export * from './rating/operator-endpoints.ts';
export * from './sales/endpoints.ts';
export * from './shop/endpoints.ts';
export * from './shop/operator-endpoints.ts';
export * from './static/endpoints.ts';
export * from './system/endpoints.ts';
export * from './system/operator-endpoints.ts';
export * from './test-account/endpoints.ts';
export * from './upload/endpoints.ts';
export * from './verification/endpoints.ts';
export * from './version/endpoints.ts';
export * from './version/operator-endpoints.ts';
export * from './webhook/endpoints.ts';

const modules: readonly Readonly<Record<string, unknown>>[] = [
  systemEndpoints,
  systemOperatorEndpoints,
  accountEndpoints,
  accountIdentityEndpoints,
  accountSignInEndpoints,
  verificationEndpoints,
  deviceEndpoints,
  applicationEndpoints,
  applicationOperatorEndpoints,
  applicationDeveloperEndpoints,
  applicationDraftEndpoints,
  applicationRelatedEndpoints,
  categoryEndpoints,
  categoryOperatorEndpoints,
  claimOperatorEndpoints,
  bannerEndpoints,
  bannerOperatorEndpoints,
  contentEndpoints,
  staticEndpoints,
  productEndpoints,
  productOperatorEndpoints,
  productDeveloperEndpoints,
  productDiscountEndpoints,
  salesEndpoints,
  purchaseEndpoints,
  gameEndpoints,
  webhookEndpoints,
  versionEndpoints,
  versionOperatorEndpoints,
  orderEndpoints,
  orderOperatorEndpoints,
  providerEndpoints,
  providerOperatorEndpoints,
  outboxEndpoints,
  ledgerEndpoints,
  ledgerOperatorEndpoints,
  adminEndpoints,
  depositEndpoints,
  depositOperatorEndpoints,
  invoiceEndpoints,
  invoiceOperatorEndpoints,
  shopEndpoints,
  shopOperatorEndpoints,
  exchangeRateEndpoints,
  exchangeRateOperatorEndpoints,
  uploadEndpoints,
  portalEndpoints,
  testAccountEndpoints,
  accessTokenEndpoints,
  libraryEndpoints,
  developerPageEndpoints,
  developerPageDeveloperEndpoints,
  developerPostEndpoints,
  developerPostOperatorEndpoints,
  developerPostDeveloperEndpoints,
  ratingEndpoints,
  ratingOperatorEndpoints,
  ratingDeveloperEndpoints,
  policyReportEndpoints,
  notificationEndpoints,
  liveEndpoints,
  hallEndpoints,
  backupOperatorEndpoints,
  hallOperatorEndpoints,
];

/** Every call of the product: the router and the API documentation are made from this list. */
export const endpoints: readonly Endpoint[] = modules.flatMap((module) => Object.values(module).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
}
