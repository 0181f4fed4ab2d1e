import type { Handlers } from '../api/handler.ts';
import { accessTokenHandlers } from './access-token/access-token-handlers.ts';
import { accountHandlers } from './account/account-handlers.ts';
import { adminHandlers } from './admin/admin-handlers.ts';
import { applicationHandlers } from './application/application-handlers.ts';
import { backupHandlers } from './backup/backup-handlers.ts';
import { catalogueHandlers } from './catalogue/catalogue-handlers.ts';
import { claimHandlers } from './claim/claim-handlers.ts';
import { contentHandlers } from './content/content-handlers.ts';
import { depositHandlers } from './deposit/deposit-handlers.ts';
import { developerPageHandlers } from './developer-page/developer-page-handlers.ts';
import { developerPostHandlers } from './developer-post/developer-post-handlers.ts';
import { deviceHandlers } from './device/device-handlers.ts';
import { exchangeRateHandlers } from './exchange-rate/exchange-rate-handlers.ts';
import { gameHandlers } from './game/game-handlers.ts';
import { hallHandlers } from './hall/hall-handlers.ts';
import { invoiceHandlers } from './invoice/invoice-handlers.ts';
import { ledgerHandlers } from './ledger/ledger-handlers.ts';
import { libraryHandlers } from './library/library-handlers.ts';
import { liveHandlers } from './live/live-handlers.ts';
import { notificationHandlers } from './notification/notification-handlers.ts';
import { operationsHandlers } from './operations/operations-handlers.ts';
import { orderHandlers } from './order/order-handlers.ts';
import { outboxHandlers } from './outbox/outbox-handlers.ts';
import { packageUploadHandlers } from './package-upload/package-upload-handlers.ts';
import { policyReportHandlers } from './policy-report/policy-report-handlers.ts';
import { portalHandlers } from './portal/portal-handlers.ts';
import { productHandlers } from './product/product-handlers.ts';
import { providerHandlers } from './provider/provider-handlers.ts';
import { purchaseHandlers } from './purchase/purchase-handlers.ts';
import { ratingHandlers } from './rating/rating-handlers.ts';
import { relatedHandlers } from './related/related-handlers.ts';
import { salesHandlers } from './sales/sales-handlers.ts';
import { shopHandlers } from './shop/shop-handlers.ts';
import { staticHandlers } from './static/static-handlers.ts';
import { systemHandlers } from './system/system-handlers.ts';
import { testAccountHandlers } from './test-account/test-account-handlers.ts';
import { uploadHandlers } from './upload/upload-handlers.ts';
import { verificationHandlers } from './verification/verification-handlers.ts';
import { versionHandlers } from './version/version-handlers.ts';
import { versionReviewHandlers } from './version-review/version-review-handlers.ts';
import { webhookHandlers } from './webhook/webhook-handlers.ts';

/** Every call of the contract with its handler. A missing one is a compile error. */
export const handlers: Handlers = {
  ...systemHandlers,
  ...accountHandlers,
  ...verificationHandlers,
  ...deviceHandlers,
  ...adminHandlers,
  ...policyReportHandlers,
  ...claimHandlers,
  ...operationsHandlers,
  ...backupHandlers,
  ...catalogueHandlers,
  ...relatedHandlers,
  ...hallHandlers,
  ...applicationHandlers,
  ...productHandlers,
  ...versionHandlers,
  ...versionReviewHandlers,
  ...portalHandlers,
  ...testAccountHandlers,
  ...providerHandlers,
  ...developerPageHandlers,
  ...developerPostHandlers,
  ...orderHandlers,
  ...salesHandlers,
  ...purchaseHandlers,
  ...gameHandlers,
  ...depositHandlers,
  ...ledgerHandlers,
  ...invoiceHandlers,
  ...shopHandlers,
  ...exchangeRateHandlers,
  ...contentHandlers,
  ...staticHandlers,
  ...outboxHandlers,
  ...uploadHandlers,
  ...packageUploadHandlers,
  ...accessTokenHandlers,
  ...webhookHandlers,
  ...libraryHandlers,
  ...ratingHandlers,
  ...notificationHandlers,
  ...liveHandlers,
};
