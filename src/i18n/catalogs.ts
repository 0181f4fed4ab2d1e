import type { LocaleCode } from '#contract/locales.ts';
import accountEnUs from './catalogs/account/en-US.json' with { type: 'json' };
import accountViVn from './catalogs/account/vi-VN.json' with { type: 'json' };
import accountZhCn from './catalogs/account/zh-CN.json' with { type: 'json' };
import accountZhTw from './catalogs/account/zh-TW.json' with { type: 'json' };
import balanceEnUs from './catalogs/balance/en-US.json' with { type: 'json' };
import balanceViVn from './catalogs/balance/vi-VN.json' with { type: 'json' };
import balanceZhCn from './catalogs/balance/zh-CN.json' with { type: 'json' };
import balanceZhTw from './catalogs/balance/zh-TW.json' with { type: 'json' };
import becomeEnUs from './catalogs/become/en-US.json' with { type: 'json' };
import becomeViVn from './catalogs/become/vi-VN.json' with { type: 'json' };
import becomeZhCn from './catalogs/become/zh-CN.json' with { type: 'json' };
import becomeZhTw from './catalogs/become/zh-TW.json' with { type: 'json' };
import catalogueEnUs from './catalogs/catalogue/en-US.json' with { type: 'json' };
import catalogueViVn from './catalogs/catalogue/vi-VN.json' with { type: 'json' };
import catalogueZhCn from './catalogs/catalogue/zh-CN.json' with { type: 'json' };
import catalogueZhTw from './catalogs/catalogue/zh-TW.json' with { type: 'json' };
import companyEnUs from './catalogs/company/en-US.json' with { type: 'json' };
import companyViVn from './catalogs/company/vi-VN.json' with { type: 'json' };
import companyZhCn from './catalogs/company/zh-CN.json' with { type: 'json' };
import companyZhTw from './catalogs/company/zh-TW.json' with { type: 'json' };
import contactsEnUs from './catalogs/contacts/en-US.json' with { type: 'json' };
import contactsViVn from './catalogs/contacts/vi-VN.json' with { type: 'json' };
import contactsZhCn from './catalogs/contacts/zh-CN.json' with { type: 'json' };
import contactsZhTw from './catalogs/contacts/zh-TW.json' with { type: 'json' };
import detailsEnUs from './catalogs/details/en-US.json' with { type: 'json' };
import detailsViVn from './catalogs/details/vi-VN.json' with { type: 'json' };
import detailsZhCn from './catalogs/details/zh-CN.json' with { type: 'json' };
import detailsZhTw from './catalogs/details/zh-TW.json' with { type: 'json' };
import developerEnUs from './catalogs/developer/en-US.json' with { type: 'json' };
import developerViVn from './catalogs/developer/vi-VN.json' with { type: 'json' };
import developerZhCn from './catalogs/developer/zh-CN.json' with { type: 'json' };
import developerZhTw from './catalogs/developer/zh-TW.json' with { type: 'json' };
import editorEnUs from './catalogs/editor/en-US.json' with { type: 'json' };
import editorViVn from './catalogs/editor/vi-VN.json' with { type: 'json' };
import editorZhCn from './catalogs/editor/zh-CN.json' with { type: 'json' };
import editorZhTw from './catalogs/editor/zh-TW.json' with { type: 'json' };
import errorsEnUs from './catalogs/errors/en-US.json' with { type: 'json' };
import errorsViVn from './catalogs/errors/vi-VN.json' with { type: 'json' };
import errorsZhCn from './catalogs/errors/zh-CN.json' with { type: 'json' };
import errorsZhTw from './catalogs/errors/zh-TW.json' with { type: 'json' };
import exchangeEnUs from './catalogs/exchange/en-US.json' with { type: 'json' };
import exchangeViVn from './catalogs/exchange/vi-VN.json' with { type: 'json' };
import exchangeZhCn from './catalogs/exchange/zh-CN.json' with { type: 'json' };
import exchangeZhTw from './catalogs/exchange/zh-TW.json' with { type: 'json' };
import gameFactsEnUs from './catalogs/game-facts/en-US.json' with { type: 'json' };
import gameFactsViVn from './catalogs/game-facts/vi-VN.json' with { type: 'json' };
import gameFactsZhCn from './catalogs/game-facts/zh-CN.json' with { type: 'json' };
import gameFactsZhTw from './catalogs/game-facts/zh-TW.json' with { type: 'json' };
import hallEnUs from './catalogs/hall/en-US.json' with { type: 'json' };
import hallViVn from './catalogs/hall/vi-VN.json' with { type: 'json' };
import hallZhCn from './catalogs/hall/zh-CN.json' with { type: 'json' };
import hallZhTw from './catalogs/hall/zh-TW.json' with { type: 'json' };
import helpEnUs from './catalogs/help/en-US.json' with { type: 'json' };
import helpViVn from './catalogs/help/vi-VN.json' with { type: 'json' };
import helpZhCn from './catalogs/help/zh-CN.json' with { type: 'json' };
import helpZhTw from './catalogs/help/zh-TW.json' with { type: 'json' };
import identityEnUs from './catalogs/identity/en-US.json' with { type: 'json' };
import identityViVn from './catalogs/identity/vi-VN.json' with { type: 'json' };
import identityZhCn from './catalogs/identity/zh-CN.json' with { type: 'json' };
import identityZhTw from './catalogs/identity/zh-TW.json' with { type: 'json' };
import inspectionEnUs from './catalogs/inspection/en-US.json' with { type: 'json' };
import inspectionViVn from './catalogs/inspection/vi-VN.json' with { type: 'json' };
import inspectionZhCn from './catalogs/inspection/zh-CN.json' with { type: 'json' };
import inspectionZhTw from './catalogs/inspection/zh-TW.json' with { type: 'json' };
import invoiceEnUs from './catalogs/invoice/en-US.json' with { type: 'json' };
import invoiceViVn from './catalogs/invoice/vi-VN.json' with { type: 'json' };
import invoiceZhCn from './catalogs/invoice/zh-CN.json' with { type: 'json' };
import invoiceZhTw from './catalogs/invoice/zh-TW.json' with { type: 'json' };
import invoicePlatformEnUs from './catalogs/invoice-platform/en-US.json' with { type: 'json' };
import invoicePlatformViVn from './catalogs/invoice-platform/vi-VN.json' with { type: 'json' };
import invoicePlatformZhCn from './catalogs/invoice-platform/zh-CN.json' with { type: 'json' };
import invoicePlatformZhTw from './catalogs/invoice-platform/zh-TW.json' with { type: 'json' };
import libraryEnUs from './catalogs/library/en-US.json' with { type: 'json' };
import libraryViVn from './catalogs/library/vi-VN.json' with { type: 'json' };
import libraryZhCn from './catalogs/library/zh-CN.json' with { type: 'json' };
import libraryZhTw from './catalogs/library/zh-TW.json' with { type: 'json' };
import mailEnUs from './catalogs/mail/en-US.json' with { type: 'json' };
import mailViVn from './catalogs/mail/vi-VN.json' with { type: 'json' };
import mailZhCn from './catalogs/mail/zh-CN.json' with { type: 'json' };
import mailZhTw from './catalogs/mail/zh-TW.json' with { type: 'json' };
import musicEnUs from './catalogs/music/en-US.json' with { type: 'json' };
import musicViVn from './catalogs/music/vi-VN.json' with { type: 'json' };
import musicZhCn from './catalogs/music/zh-CN.json' with { type: 'json' };
import musicZhTw from './catalogs/music/zh-TW.json' with { type: 'json' };
import notificationMailEnUs from './catalogs/notification-mail/en-US.json' with { type: 'json' };
import notificationMailViVn from './catalogs/notification-mail/vi-VN.json' with { type: 'json' };
import notificationMailZhCn from './catalogs/notification-mail/zh-CN.json' with { type: 'json' };
import notificationMailZhTw from './catalogs/notification-mail/zh-TW.json' with { type: 'json' };
import notificationsEnUs from './catalogs/notifications/en-US.json' with { type: 'json' };
import notificationsViVn from './catalogs/notifications/vi-VN.json' with { type: 'json' };
import notificationsZhCn from './catalogs/notifications/zh-CN.json' with { type: 'json' };
import notificationsZhTw from './catalogs/notifications/zh-TW.json' with { type: 'json' };
import offlineEnUs from './catalogs/offline/en-US.json' with { type: 'json' };
import offlineViVn from './catalogs/offline/vi-VN.json' with { type: 'json' };
import offlineZhCn from './catalogs/offline/zh-CN.json' with { type: 'json' };
import offlineZhTw from './catalogs/offline/zh-TW.json' with { type: 'json' };
import oldBrowserEnUs from './catalogs/old-browser/en-US.json' with { type: 'json' };
import oldBrowserViVn from './catalogs/old-browser/vi-VN.json' with { type: 'json' };
import oldBrowserZhCn from './catalogs/old-browser/zh-CN.json' with { type: 'json' };
import oldBrowserZhTw from './catalogs/old-browser/zh-TW.json' with { type: 'json' };
import operationsEnUs from './catalogs/operations/en-US.json' with { type: 'json' };
import operationsViVn from './catalogs/operations/vi-VN.json' with { type: 'json' };
import operationsZhCn from './catalogs/operations/zh-CN.json' with { type: 'json' };
import operationsZhTw from './catalogs/operations/zh-TW.json' with { type: 'json' };
import operationsMailEnUs from './catalogs/operations-mail/en-US.json' with { type: 'json' };
import operationsMailViVn from './catalogs/operations-mail/vi-VN.json' with { type: 'json' };
import operationsMailZhCn from './catalogs/operations-mail/zh-CN.json' with { type: 'json' };
import operationsMailZhTw from './catalogs/operations-mail/zh-TW.json' with { type: 'json' };
import operatorEnUs from './catalogs/operator/en-US.json' with { type: 'json' };
import operatorViVn from './catalogs/operator/vi-VN.json' with { type: 'json' };
import operatorZhCn from './catalogs/operator/zh-CN.json' with { type: 'json' };
import operatorZhTw from './catalogs/operator/zh-TW.json' with { type: 'json' };
import operatorMoneyEnUs from './catalogs/operator-money/en-US.json' with { type: 'json' };
import operatorMoneyViVn from './catalogs/operator-money/vi-VN.json' with { type: 'json' };
import operatorMoneyZhCn from './catalogs/operator-money/zh-CN.json' with { type: 'json' };
import operatorMoneyZhTw from './catalogs/operator-money/zh-TW.json' with { type: 'json' };
import operatorProductsEnUs from './catalogs/operator-products/en-US.json' with { type: 'json' };
import operatorProductsViVn from './catalogs/operator-products/vi-VN.json' with { type: 'json' };
import operatorProductsZhCn from './catalogs/operator-products/zh-CN.json' with { type: 'json' };
import operatorProductsZhTw from './catalogs/operator-products/zh-TW.json' with { type: 'json' };
import operatorProvidersEnUs from './catalogs/operator-providers/en-US.json' with { type: 'json' };
import operatorProvidersViVn from './catalogs/operator-providers/vi-VN.json' with { type: 'json' };
import operatorProvidersZhCn from './catalogs/operator-providers/zh-CN.json' with { type: 'json' };
import operatorProvidersZhTw from './catalogs/operator-providers/zh-TW.json' with { type: 'json' };
import orderEnUs from './catalogs/order/en-US.json' with { type: 'json' };
import orderViVn from './catalogs/order/vi-VN.json' with { type: 'json' };
import orderZhCn from './catalogs/order/zh-CN.json' with { type: 'json' };
import orderZhTw from './catalogs/order/zh-TW.json' with { type: 'json' };
import overlaysEnUs from './catalogs/overlays/en-US.json' with { type: 'json' };
import overlaysViVn from './catalogs/overlays/vi-VN.json' with { type: 'json' };
import overlaysZhCn from './catalogs/overlays/zh-CN.json' with { type: 'json' };
import overlaysZhTw from './catalogs/overlays/zh-TW.json' with { type: 'json' };
import pagesErrorEnUs from './catalogs/pages-error/en-US.json' with { type: 'json' };
import pagesErrorViVn from './catalogs/pages-error/vi-VN.json' with { type: 'json' };
import pagesErrorZhCn from './catalogs/pages-error/zh-CN.json' with { type: 'json' };
import pagesErrorZhTw from './catalogs/pages-error/zh-TW.json' with { type: 'json' };
import paymentEnUs from './catalogs/payment/en-US.json' with { type: 'json' };
import paymentViVn from './catalogs/payment/vi-VN.json' with { type: 'json' };
import paymentZhCn from './catalogs/payment/zh-CN.json' with { type: 'json' };
import paymentZhTw from './catalogs/payment/zh-TW.json' with { type: 'json' };
import playEnUs from './catalogs/play/en-US.json' with { type: 'json' };
import playViVn from './catalogs/play/vi-VN.json' with { type: 'json' };
import playZhCn from './catalogs/play/zh-CN.json' with { type: 'json' };
import playZhTw from './catalogs/play/zh-TW.json' with { type: 'json' };
import portalEnUs from './catalogs/portal/en-US.json' with { type: 'json' };
import portalViVn from './catalogs/portal/vi-VN.json' with { type: 'json' };
import portalZhCn from './catalogs/portal/zh-CN.json' with { type: 'json' };
import portalZhTw from './catalogs/portal/zh-TW.json' with { type: 'json' };
import portalExportEnUs from './catalogs/portal-export/en-US.json' with { type: 'json' };
import portalExportViVn from './catalogs/portal-export/vi-VN.json' with { type: 'json' };
import portalExportZhCn from './catalogs/portal-export/zh-CN.json' with { type: 'json' };
import portalExportZhTw from './catalogs/portal-export/zh-TW.json' with { type: 'json' };
import productsEnUs from './catalogs/products/en-US.json' with { type: 'json' };
import productsViVn from './catalogs/products/vi-VN.json' with { type: 'json' };
import productsZhCn from './catalogs/products/zh-CN.json' with { type: 'json' };
import productsZhTw from './catalogs/products/zh-TW.json' with { type: 'json' };
import providerMailEnUs from './catalogs/provider-mail/en-US.json' with { type: 'json' };
import providerMailViVn from './catalogs/provider-mail/vi-VN.json' with { type: 'json' };
import providerMailZhCn from './catalogs/provider-mail/zh-CN.json' with { type: 'json' };
import providerMailZhTw from './catalogs/provider-mail/zh-TW.json' with { type: 'json' };
import purchaseEnUs from './catalogs/purchase/en-US.json' with { type: 'json' };
import purchaseViVn from './catalogs/purchase/vi-VN.json' with { type: 'json' };
import purchaseZhCn from './catalogs/purchase/zh-CN.json' with { type: 'json' };
import purchaseZhTw from './catalogs/purchase/zh-TW.json' with { type: 'json' };
import rareOverlaysEnUs from './catalogs/rare-overlays/en-US.json' with { type: 'json' };
import rareOverlaysViVn from './catalogs/rare-overlays/vi-VN.json' with { type: 'json' };
import rareOverlaysZhCn from './catalogs/rare-overlays/zh-CN.json' with { type: 'json' };
import rareOverlaysZhTw from './catalogs/rare-overlays/zh-TW.json' with { type: 'json' };
import ratingsEnUs from './catalogs/ratings/en-US.json' with { type: 'json' };
import ratingsViVn from './catalogs/ratings/vi-VN.json' with { type: 'json' };
import ratingsZhCn from './catalogs/ratings/zh-CN.json' with { type: 'json' };
import ratingsZhTw from './catalogs/ratings/zh-TW.json' with { type: 'json' };
import removalEnUs from './catalogs/removal/en-US.json' with { type: 'json' };
import removalViVn from './catalogs/removal/vi-VN.json' with { type: 'json' };
import removalZhCn from './catalogs/removal/zh-CN.json' with { type: 'json' };
import removalZhTw from './catalogs/removal/zh-TW.json' with { type: 'json' };
import reviewsEnUs from './catalogs/reviews/en-US.json' with { type: 'json' };
import reviewsViVn from './catalogs/reviews/vi-VN.json' with { type: 'json' };
import reviewsZhCn from './catalogs/reviews/zh-CN.json' with { type: 'json' };
import reviewsZhTw from './catalogs/reviews/zh-TW.json' with { type: 'json' };
import rulesEnUs from './catalogs/rules/en-US.json' with { type: 'json' };
import rulesViVn from './catalogs/rules/vi-VN.json' with { type: 'json' };
import rulesZhCn from './catalogs/rules/zh-CN.json' with { type: 'json' };
import rulesZhTw from './catalogs/rules/zh-TW.json' with { type: 'json' };
import salesEnUs from './catalogs/sales/en-US.json' with { type: 'json' };
import salesViVn from './catalogs/sales/vi-VN.json' with { type: 'json' };
import salesZhCn from './catalogs/sales/zh-CN.json' with { type: 'json' };
import salesZhTw from './catalogs/sales/zh-TW.json' with { type: 'json' };
import salesExportEnUs from './catalogs/sales-export/en-US.json' with { type: 'json' };
import salesExportViVn from './catalogs/sales-export/vi-VN.json' with { type: 'json' };
import salesExportZhCn from './catalogs/sales-export/zh-CN.json' with { type: 'json' };
import salesExportZhTw from './catalogs/sales-export/zh-TW.json' with { type: 'json' };
import shellEnUs from './catalogs/shell/en-US.json' with { type: 'json' };
import shellViVn from './catalogs/shell/vi-VN.json' with { type: 'json' };
import shellZhCn from './catalogs/shell/zh-CN.json' with { type: 'json' };
import shellZhTw from './catalogs/shell/zh-TW.json' with { type: 'json' };
import signInEnUs from './catalogs/sign-in/en-US.json' with { type: 'json' };
import signInViVn from './catalogs/sign-in/vi-VN.json' with { type: 'json' };
import signInZhCn from './catalogs/sign-in/zh-CN.json' with { type: 'json' };
import signInZhTw from './catalogs/sign-in/zh-TW.json' with { type: 'json' };
import statesEnUs from './catalogs/states/en-US.json' with { type: 'json' };
import statesViVn from './catalogs/states/vi-VN.json' with { type: 'json' };
import statesZhCn from './catalogs/states/zh-CN.json' with { type: 'json' };
import statesZhTw from './catalogs/states/zh-TW.json' with { type: 'json' };
import storeEnUs from './catalogs/store/en-US.json' with { type: 'json' };
import storeViVn from './catalogs/store/vi-VN.json' with { type: 'json' };
import storeZhCn from './catalogs/store/zh-CN.json' with { type: 'json' };
import storeZhTw from './catalogs/store/zh-TW.json' with { type: 'json' };
import storePagesEnUs from './catalogs/store-pages/en-US.json' with { type: 'json' };
import storePagesViVn from './catalogs/store-pages/vi-VN.json' with { type: 'json' };
import storePagesZhCn from './catalogs/store-pages/zh-CN.json' with { type: 'json' };
import storePagesZhTw from './catalogs/store-pages/zh-TW.json' with { type: 'json' };
import testAccountEnUs from './catalogs/test-account/en-US.json' with { type: 'json' };
import testAccountViVn from './catalogs/test-account/vi-VN.json' with { type: 'json' };
import testAccountZhCn from './catalogs/test-account/zh-CN.json' with { type: 'json' };
import testAccountZhTw from './catalogs/test-account/zh-TW.json' with { type: 'json' };
import tokensEnUs from './catalogs/tokens/en-US.json' with { type: 'json' };
import tokensViVn from './catalogs/tokens/vi-VN.json' with { type: 'json' };
import tokensZhCn from './catalogs/tokens/zh-CN.json' with { type: 'json' };
import tokensZhTw from './catalogs/tokens/zh-TW.json' with { type: 'json' };
import uploadEnUs from './catalogs/upload/en-US.json' with { type: 'json' };
import uploadViVn from './catalogs/upload/vi-VN.json' with { type: 'json' };
import uploadZhCn from './catalogs/upload/zh-CN.json' with { type: 'json' };
import uploadZhTw from './catalogs/upload/zh-TW.json' with { type: 'json' };
import verificationEnUs from './catalogs/verification/en-US.json' with { type: 'json' };
import verificationViVn from './catalogs/verification/vi-VN.json' with { type: 'json' };
import verificationZhCn from './catalogs/verification/zh-CN.json' with { type: 'json' };
import verificationZhTw from './catalogs/verification/zh-TW.json' with { type: 'json' };
import versionMailEnUs from './catalogs/version-mail/en-US.json' with { type: 'json' };
import versionMailViVn from './catalogs/version-mail/vi-VN.json' with { type: 'json' };
import versionMailZhCn from './catalogs/version-mail/zh-CN.json' with { type: 'json' };
import versionMailZhTw from './catalogs/version-mail/zh-TW.json' with { type: 'json' };
import versionsEnUs from './catalogs/versions/en-US.json' with { type: 'json' };
import versionsViVn from './catalogs/versions/vi-VN.json' with { type: 'json' };
import versionsZhCn from './catalogs/versions/zh-CN.json' with { type: 'json' };
import versionsZhTw from './catalogs/versions/zh-TW.json' with { type: 'json' };
import webhookMailEnUs from './catalogs/webhook-mail/en-US.json' with { type: 'json' };
import webhookMailViVn from './catalogs/webhook-mail/vi-VN.json' with { type: 'json' };
import webhookMailZhCn from './catalogs/webhook-mail/zh-CN.json' with { type: 'json' };
import webhookMailZhTw from './catalogs/webhook-mail/zh-TW.json' with { type: 'json' };
import webhooksEnUs from './catalogs/webhooks/en-US.json' with { type: 'json' };
import webhooksViVn from './catalogs/webhooks/vi-VN.json' with { type: 'json' };
import webhooksZhCn from './catalogs/webhooks/zh-CN.json' with { type: 'json' };
import webhooksZhTw from './catalogs/webhooks/zh-TW.json' with { type: 'json' };

/** The messages of every area and language, as ICU texts. A new area is added here and nowhere else. */
export const CATALOGS = {
  shell: { 'zh-TW': shellZhTw, 'zh-CN': shellZhCn, 'vi-VN': shellViVn, 'en-US': shellEnUs },
  hall: { 'zh-TW': hallZhTw, 'zh-CN': hallZhCn, 'vi-VN': hallViVn, 'en-US': hallEnUs },
  catalogue: { 'zh-TW': catalogueZhTw, 'zh-CN': catalogueZhCn, 'vi-VN': catalogueViVn, 'en-US': catalogueEnUs },
  'game-facts': {
    'zh-TW': gameFactsZhTw,
    'zh-CN': gameFactsZhCn,
    'vi-VN': gameFactsViVn,
    'en-US': gameFactsEnUs,
  },
  details: { 'zh-TW': detailsZhTw, 'zh-CN': detailsZhCn, 'vi-VN': detailsViVn, 'en-US': detailsEnUs },
  play: { 'zh-TW': playZhTw, 'zh-CN': playZhCn, 'vi-VN': playViVn, 'en-US': playEnUs },
  'store-pages': {
    'zh-TW': storePagesZhTw,
    'zh-CN': storePagesZhCn,
    'vi-VN': storePagesViVn,
    'en-US': storePagesEnUs,
  },
  developer: { 'zh-TW': developerZhTw, 'zh-CN': developerZhCn, 'vi-VN': developerViVn, 'en-US': developerEnUs },
  'old-browser': { 'zh-TW': oldBrowserZhTw, 'zh-CN': oldBrowserZhCn, 'vi-VN': oldBrowserViVn, 'en-US': oldBrowserEnUs },
  'pages-error': { 'zh-TW': pagesErrorZhTw, 'zh-CN': pagesErrorZhCn, 'vi-VN': pagesErrorViVn, 'en-US': pagesErrorEnUs },
  errors: { 'zh-TW': errorsZhTw, 'zh-CN': errorsZhCn, 'vi-VN': errorsViVn, 'en-US': errorsEnUs },
  rules: { 'zh-TW': rulesZhTw, 'zh-CN': rulesZhCn, 'vi-VN': rulesViVn, 'en-US': rulesEnUs },
  states: { 'zh-TW': statesZhTw, 'zh-CN': statesZhCn, 'vi-VN': statesViVn, 'en-US': statesEnUs },
  operator: { 'zh-TW': operatorZhTw, 'zh-CN': operatorZhCn, 'vi-VN': operatorViVn, 'en-US': operatorEnUs },
  'operator-money': {
    'zh-TW': operatorMoneyZhTw,
    'zh-CN': operatorMoneyZhCn,
    'vi-VN': operatorMoneyViVn,
    'en-US': operatorMoneyEnUs,
  },
  removal: { 'zh-TW': removalZhTw, 'zh-CN': removalZhCn, 'vi-VN': removalViVn, 'en-US': removalEnUs },
  'operations-mail': {
    'zh-TW': operationsMailZhTw,
    'zh-CN': operationsMailZhCn,
    'vi-VN': operationsMailViVn,
    'en-US': operationsMailEnUs,
  },
  'operator-products': {
    'zh-TW': operatorProductsZhTw,
    'zh-CN': operatorProductsZhCn,
    'vi-VN': operatorProductsViVn,
    'en-US': operatorProductsEnUs,
  },
  'operator-providers': {
    'zh-TW': operatorProvidersZhTw,
    'zh-CN': operatorProvidersZhCn,
    'vi-VN': operatorProvidersViVn,
    'en-US': operatorProvidersEnUs,
  },
  operations: { 'zh-TW': operationsZhTw, 'zh-CN': operationsZhCn, 'vi-VN': operationsViVn, 'en-US': operationsEnUs },
  contacts: { 'zh-TW': contactsZhTw, 'zh-CN': contactsZhCn, 'vi-VN': contactsViVn, 'en-US': contactsEnUs },
  account: { 'zh-TW': accountZhTw, 'zh-CN': accountZhCn, 'vi-VN': accountViVn, 'en-US': accountEnUs },
  invoice: { 'zh-TW': invoiceZhTw, 'zh-CN': invoiceZhCn, 'vi-VN': invoiceViVn, 'en-US': invoiceEnUs },
  balance: { 'zh-TW': balanceZhTw, 'zh-CN': balanceZhCn, 'vi-VN': balanceViVn, 'en-US': balanceEnUs },
  exchange: { 'zh-TW': exchangeZhTw, 'zh-CN': exchangeZhCn, 'vi-VN': exchangeViVn, 'en-US': exchangeEnUs },
  store: { 'zh-TW': storeZhTw, 'zh-CN': storeZhCn, 'vi-VN': storeViVn, 'en-US': storeEnUs },
  mail: { 'zh-TW': mailZhTw, 'zh-CN': mailZhCn, 'vi-VN': mailViVn, 'en-US': mailEnUs },
  'provider-mail': {
    'zh-TW': providerMailZhTw,
    'zh-CN': providerMailZhCn,
    'vi-VN': providerMailViVn,
    'en-US': providerMailEnUs,
  },
  order: { 'zh-TW': orderZhTw, 'zh-CN': orderZhCn, 'vi-VN': orderViVn, 'en-US': orderEnUs },
  'sign-in': { 'zh-TW': signInZhTw, 'zh-CN': signInZhCn, 'vi-VN': signInViVn, 'en-US': signInEnUs },
  payment: { 'zh-TW': paymentZhTw, 'zh-CN': paymentZhCn, 'vi-VN': paymentViVn, 'en-US': paymentEnUs },
  identity: { 'zh-TW': identityZhTw, 'zh-CN': identityZhCn, 'vi-VN': identityViVn, 'en-US': identityEnUs },
  'invoice-platform': {
    'zh-TW': invoicePlatformZhTw,
    'zh-CN': invoicePlatformZhCn,
    'vi-VN': invoicePlatformViVn,
    'en-US': invoicePlatformEnUs,
  },
  upload: { 'zh-TW': uploadZhTw, 'zh-CN': uploadZhCn, 'vi-VN': uploadViVn, 'en-US': uploadEnUs },
  become: { 'zh-TW': becomeZhTw, 'zh-CN': becomeZhCn, 'vi-VN': becomeViVn, 'en-US': becomeEnUs },
  company: { 'zh-TW': companyZhTw, 'zh-CN': companyZhCn, 'vi-VN': companyViVn, 'en-US': companyEnUs },
  verification: {
    'zh-TW': verificationZhTw,
    'zh-CN': verificationZhCn,
    'vi-VN': verificationViVn,
    'en-US': verificationEnUs,
  },
  'version-mail': {
    'zh-TW': versionMailZhTw,
    'zh-CN': versionMailZhCn,
    'vi-VN': versionMailViVn,
    'en-US': versionMailEnUs,
  },
  'webhook-mail': {
    'zh-TW': webhookMailZhTw,
    'zh-CN': webhookMailZhCn,
    'vi-VN': webhookMailViVn,
    'en-US': webhookMailEnUs,
  },
  inspection: {
    'zh-TW': inspectionZhTw,
    'zh-CN': inspectionZhCn,
    'vi-VN': inspectionViVn,
    'en-US': inspectionEnUs,
  },
  reviews: { 'zh-TW': reviewsZhTw, 'zh-CN': reviewsZhCn, 'vi-VN': reviewsViVn, 'en-US': reviewsEnUs },
  webhooks: { 'zh-TW': webhooksZhTw, 'zh-CN': webhooksZhCn, 'vi-VN': webhooksViVn, 'en-US': webhooksEnUs },
  versions: { 'zh-TW': versionsZhTw, 'zh-CN': versionsZhCn, 'vi-VN': versionsViVn, 'en-US': versionsEnUs },
  products: { 'zh-TW': productsZhTw, 'zh-CN': productsZhCn, 'vi-VN': productsViVn, 'en-US': productsEnUs },
  sales: { 'zh-TW': salesZhTw, 'zh-CN': salesZhCn, 'vi-VN': salesViVn, 'en-US': salesEnUs },
  'sales-export': {
    'zh-TW': salesExportZhTw,
    'zh-CN': salesExportZhCn,
    'vi-VN': salesExportViVn,
    'en-US': salesExportEnUs,
  },
  portal: { 'zh-TW': portalZhTw, 'zh-CN': portalZhCn, 'vi-VN': portalViVn, 'en-US': portalEnUs },
  'test-account': {
    'zh-TW': testAccountZhTw,
    'zh-CN': testAccountZhCn,
    'vi-VN': testAccountViVn,
    'en-US': testAccountEnUs,
  },
  'portal-export': {
    'zh-TW': portalExportZhTw,
    'zh-CN': portalExportZhCn,
    'vi-VN': portalExportViVn,
    'en-US': portalExportEnUs,
  },
  purchase: { 'zh-TW': purchaseZhTw, 'zh-CN': purchaseZhCn, 'vi-VN': purchaseViVn, 'en-US': purchaseEnUs },
  tokens: { 'zh-TW': tokensZhTw, 'zh-CN': tokensZhCn, 'vi-VN': tokensViVn, 'en-US': tokensEnUs },
  editor: { 'zh-TW': editorZhTw, 'zh-CN': editorZhCn, 'vi-VN': editorViVn, 'en-US': editorEnUs },
  library: { 'zh-TW': libraryZhTw, 'zh-CN': libraryZhCn, 'vi-VN': libraryViVn, 'en-US': libraryEnUs },
  ratings: { 'zh-TW': ratingsZhTw, 'zh-CN': ratingsZhCn, 'vi-VN': ratingsViVn, 'en-US': ratingsEnUs },
  notifications: {
    'zh-TW': notificationsZhTw,
    'zh-CN': notificationsZhCn,
    'vi-VN': notificationsViVn,
    'en-US': notificationsEnUs,
  },
  'notification-mail': {
    'zh-TW': notificationMailZhTw,
    'zh-CN': notificationMailZhCn,
    'vi-VN': notificationMailViVn,
    'en-US': notificationMailEnUs,
  },
  overlays: { 'zh-TW': overlaysZhTw, 'zh-CN': overlaysZhCn, 'vi-VN': overlaysViVn, 'en-US': overlaysEnUs },
  'rare-overlays': {
    'zh-TW': rareOverlaysZhTw,
    'zh-CN': rareOverlaysZhCn,
    'vi-VN': rareOverlaysViVn,
    'en-US': rareOverlaysEnUs,
  },
  music: { 'zh-TW': musicZhTw, 'zh-CN': musicZhCn, 'vi-VN': musicViVn, 'en-US': musicEnUs },
  help: { 'zh-TW': helpZhTw, 'zh-CN': helpZhCn, 'vi-VN': helpViVn, 'en-US': helpEnUs },
  offline: { 'zh-TW': offlineZhTw, 'zh-CN': offlineZhCn, 'vi-VN': offlineViVn, 'en-US': offlineEnUs },
} as const satisfies Record<string, Record<LocaleCode, Readonly<Record<string, string>>>>;

export type CatalogArea = keyof typeof CATALOGS;
