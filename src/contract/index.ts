import * as accessToken from './access-token/endpoints.ts';
import * as account from './account/endpoints.ts';
import * as admin from './admin/endpoints.ts';
import * as ownApplication from './application/developer-endpoints.ts';
import * as applicationDraft from './application/draft-endpoints.ts';
import * as application from './application/endpoints.ts';
import * as operatorApplication from './application/operator-endpoints.ts';
import * as banner from './banner/endpoints.ts';
import * as operatorBanner from './banner/operator-endpoints.ts';
import * as category from './category/endpoints.ts';
import * as operatorCategory from './category/operator-endpoints.ts';
import * as claim from './claim/operator-endpoints.ts';
import * as content from './content/endpoints.ts';
import * as deposit from './deposit/endpoints.ts';
import * as depositOperator from './deposit/operator-endpoints.ts';
import * as device from './device/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as exchangeRate from './exchange-rate/endpoints.ts';
import * as operatorExchangeRate from './exchange-rate/operator-endpoints.ts';
import * as game from './game/endpoints.ts';
import * as invoice from './invoice/endpoints.ts';
import * as operatorInvoice from './invoice/operator-endpoints.ts';
import * as ledger from './ledger/endpoints.ts';
import * as operatorLedger from './ledger/operator-endpoints.ts';
import * as library from './library/endpoints.ts';
import * as live from './live/endpoints.ts';
import * as notification from './notification/endpoints.ts';
import * as order from './order/endpoints.ts';
import * as operatorOrder from './order/operator-endpoints.ts';
import * as outbox from './outbox/endpoints.ts';
import * as policyReport from './policy-report/endpoints.ts';
import * as portal from './portal/endpoints.ts';
import * as ownProduct from './product/developer-endpoints.ts';
import * as product from './product/endpoints.ts';
import * as operatorProduct from './product/operator-endpoints.ts';
import * as provider from './provider/endpoints.ts';
import * as operatorProvider from './provider/operator-endpoints.ts';
import * as purchase from './purchase/endpoints.ts';
import * as ownRating from './rating/developer-endpoints.ts';
import * as rating from './rating/endpoints.ts';
import * as operatorRating from './rating/operator-endpoints.ts';
import * as sales from './sales/endpoints.ts';
import * as shop from './shop/endpoints.ts';
import * as operatorShop from './shop/operator-endpoints.ts';
import * as staticFiles from './static/endpoints.ts';
import * as system from './system/endpoints.ts';
import * as operatorSystem from './system/operator-endpoints.ts';
import * as testAccount from './test-account/endpoints.ts';
import * as upload from './upload/endpoints.ts';
import * as verification from './verification/endpoints.ts';
import * as version from './version/endpoints.ts';
import * as operatorVersion from './version/operator-endpoints.ts';
import * as webhook from './webhook/endpoints.ts';

export * from './access-token/endpoints.ts';
export * from './account/endpoints.ts';
export * from './admin/endpoints.ts';
export * from './application/developer-endpoints.ts';
export * from './application/draft-endpoints.ts';
export * from './application/endpoints.ts';
export * from './application/operator-endpoints.ts';
export * from './banner/endpoints.ts';
export * from './banner/operator-endpoints.ts';
export * from './category/endpoints.ts';
export * from './category/operator-endpoints.ts';
export * from './claim/operator-endpoints.ts';
export * from './content/endpoints.ts';
export * from './deposit/endpoints.ts';
export * from './deposit/operator-endpoints.ts';
export * from './device/endpoints.ts';
export * from './exchange-rate/endpoints.ts';
export * from './exchange-rate/operator-endpoints.ts';
export * from './game/endpoints.ts';
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
  system,
  operatorSystem,
  account,
  verification,
  device,
  application,
  operatorApplication,
  ownApplication,
  applicationDraft,
  category,
  operatorCategory,
  claim,
  banner,
  operatorBanner,
  content,
  staticFiles,
  product,
  ownProduct,
  operatorProduct,
  sales,
  purchase,
  game,
  webhook,
  version,
  operatorVersion,
  order,
  operatorOrder,
  provider,
  operatorProvider,
  outbox,
  ledger,
  admin,
  deposit,
  depositOperator,
  operatorLedger,
  invoice,
  operatorInvoice,
  shop,
  operatorShop,
  exchangeRate,
  operatorExchangeRate,
  upload,
  portal,
  testAccount,
  accessToken,
  library,
  rating,
  ownRating,
  policyReport,
  operatorRating,
  notification,
  live,
];

/** Every call of the product: the router and the API documentation are made from this list. */
export const endpoints: readonly Endpoint[] = modules.flatMap((module) => Object.values(module).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
}
