import accountEnUs from './account/en-US.json' with { type: 'json' };
import accountViVn from './account/vi-VN.json' with { type: 'json' };
import accountZhCn from './account/zh-CN.json' with { type: 'json' };
import accountZhTw from './account/zh-TW.json' with { type: 'json' };
import ageEnUs from './age/en-US.json' with { type: 'json' };
import ageViVn from './age/vi-VN.json' with { type: 'json' };
import ageZhCn from './age/zh-CN.json' with { type: 'json' };
import ageZhTw from './age/zh-TW.json' with { type: 'json' };
import type { AreaTexts } from './area-texts.ts';
import balanceEnUs from './balance/en-US.json' with { type: 'json' };
import balanceViVn from './balance/vi-VN.json' with { type: 'json' };
import balanceZhCn from './balance/zh-CN.json' with { type: 'json' };
import balanceZhTw from './balance/zh-TW.json' with { type: 'json' };
import catalogueEnUs from './catalogue/en-US.json' with { type: 'json' };
import catalogueViVn from './catalogue/vi-VN.json' with { type: 'json' };
import catalogueZhCn from './catalogue/zh-CN.json' with { type: 'json' };
import catalogueZhTw from './catalogue/zh-TW.json' with { type: 'json' };
import detailsEnUs from './details/en-US.json' with { type: 'json' };
import detailsViVn from './details/vi-VN.json' with { type: 'json' };
import detailsZhCn from './details/zh-CN.json' with { type: 'json' };
import detailsZhTw from './details/zh-TW.json' with { type: 'json' };
import developerPageEnUs from './developer-page/en-US.json' with { type: 'json' };
import developerPageViVn from './developer-page/vi-VN.json' with { type: 'json' };
import developerPageZhCn from './developer-page/zh-CN.json' with { type: 'json' };
import developerPageZhTw from './developer-page/zh-TW.json' with { type: 'json' };
import exchangeEnUs from './exchange/en-US.json' with { type: 'json' };
import exchangeViVn from './exchange/vi-VN.json' with { type: 'json' };
import exchangeZhCn from './exchange/zh-CN.json' with { type: 'json' };
import exchangeZhTw from './exchange/zh-TW.json' with { type: 'json' };
import filtersEnUs from './filters/en-US.json' with { type: 'json' };
import filtersViVn from './filters/vi-VN.json' with { type: 'json' };
import filtersZhCn from './filters/zh-CN.json' with { type: 'json' };
import filtersZhTw from './filters/zh-TW.json' with { type: 'json' };
import gameFactsEnUs from './game-facts/en-US.json' with { type: 'json' };
import gameFactsViVn from './game-facts/vi-VN.json' with { type: 'json' };
import gameFactsZhCn from './game-facts/zh-CN.json' with { type: 'json' };
import gameFactsZhTw from './game-facts/zh-TW.json' with { type: 'json' };
import hallEnUs from './hall/en-US.json' with { type: 'json' };
import hallViVn from './hall/vi-VN.json' with { type: 'json' };
import hallZhCn from './hall/zh-CN.json' with { type: 'json' };
import hallZhTw from './hall/zh-TW.json' with { type: 'json' };
import identityEnUs from './identity/en-US.json' with { type: 'json' };
import identityViVn from './identity/vi-VN.json' with { type: 'json' };
import identityZhCn from './identity/zh-CN.json' with { type: 'json' };
import identityZhTw from './identity/zh-TW.json' with { type: 'json' };
import invoiceEnUs from './invoice/en-US.json' with { type: 'json' };
import invoiceViVn from './invoice/vi-VN.json' with { type: 'json' };
import invoiceZhCn from './invoice/zh-CN.json' with { type: 'json' };
import invoiceZhTw from './invoice/zh-TW.json' with { type: 'json' };
import invoicePlatformEnUs from './invoice-platform/en-US.json' with { type: 'json' };
import invoicePlatformViVn from './invoice-platform/vi-VN.json' with { type: 'json' };
import invoicePlatformZhCn from './invoice-platform/zh-CN.json' with { type: 'json' };
import invoicePlatformZhTw from './invoice-platform/zh-TW.json' with { type: 'json' };
import libraryEnUs from './library/en-US.json' with { type: 'json' };
import libraryViVn from './library/vi-VN.json' with { type: 'json' };
import libraryZhCn from './library/zh-CN.json' with { type: 'json' };
import libraryZhTw from './library/zh-TW.json' with { type: 'json' };
import notificationsEnUs from './notifications/en-US.json' with { type: 'json' };
import notificationsViVn from './notifications/vi-VN.json' with { type: 'json' };
import notificationsZhCn from './notifications/zh-CN.json' with { type: 'json' };
import notificationsZhTw from './notifications/zh-TW.json' with { type: 'json' };
import orderEnUs from './order/en-US.json' with { type: 'json' };
import orderViVn from './order/vi-VN.json' with { type: 'json' };
import orderZhCn from './order/zh-CN.json' with { type: 'json' };
import orderZhTw from './order/zh-TW.json' with { type: 'json' };
import paymentEnUs from './payment/en-US.json' with { type: 'json' };
import paymentViVn from './payment/vi-VN.json' with { type: 'json' };
import paymentZhCn from './payment/zh-CN.json' with { type: 'json' };
import paymentZhTw from './payment/zh-TW.json' with { type: 'json' };
import playEnUs from './play/en-US.json' with { type: 'json' };
import playViVn from './play/vi-VN.json' with { type: 'json' };
import playZhCn from './play/zh-CN.json' with { type: 'json' };
import playZhTw from './play/zh-TW.json' with { type: 'json' };
import purchaseEnUs from './purchase/en-US.json' with { type: 'json' };
import purchaseViVn from './purchase/vi-VN.json' with { type: 'json' };
import purchaseZhCn from './purchase/zh-CN.json' with { type: 'json' };
import purchaseZhTw from './purchase/zh-TW.json' with { type: 'json' };
import ratingsEnUs from './ratings/en-US.json' with { type: 'json' };
import ratingsViVn from './ratings/vi-VN.json' with { type: 'json' };
import ratingsZhCn from './ratings/zh-CN.json' with { type: 'json' };
import ratingsZhTw from './ratings/zh-TW.json' with { type: 'json' };
import signInEnUs from './sign-in/en-US.json' with { type: 'json' };
import signInViVn from './sign-in/vi-VN.json' with { type: 'json' };
import signInZhCn from './sign-in/zh-CN.json' with { type: 'json' };
import signInZhTw from './sign-in/zh-TW.json' with { type: 'json' };
import storeEnUs from './store/en-US.json' with { type: 'json' };
import storeViVn from './store/vi-VN.json' with { type: 'json' };
import storeZhCn from './store/zh-CN.json' with { type: 'json' };
import storeZhTw from './store/zh-TW.json' with { type: 'json' };
import storePagesEnUs from './store-pages/en-US.json' with { type: 'json' };
import storePagesViVn from './store-pages/vi-VN.json' with { type: 'json' };
import storePagesZhCn from './store-pages/zh-CN.json' with { type: 'json' };
import storePagesZhTw from './store-pages/zh-TW.json' with { type: 'json' };
import tagsEnUs from './tags/en-US.json' with { type: 'json' };
import tagsViVn from './tags/vi-VN.json' with { type: 'json' };
import tagsZhCn from './tags/zh-CN.json' with { type: 'json' };
import tagsZhTw from './tags/zh-TW.json' with { type: 'json' };
import verificationEnUs from './verification/en-US.json' with { type: 'json' };
import verificationViVn from './verification/vi-VN.json' with { type: 'json' };
import verificationZhCn from './verification/zh-CN.json' with { type: 'json' };
import verificationZhTw from './verification/zh-TW.json' with { type: 'json' };
import walletEnUs from './wallet/en-US.json' with { type: 'json' };
import walletViVn from './wallet/vi-VN.json' with { type: 'json' };
import walletZhCn from './wallet/zh-CN.json' with { type: 'json' };
import walletZhTw from './wallet/zh-TW.json' with { type: 'json' };

/** Pages for players: games, the store, their account. */
export const PLAYER_CATALOGS = {
  hall: { 'zh-TW': hallZhTw, 'zh-CN': hallZhCn, 'vi-VN': hallViVn, 'en-US': hallEnUs },
  catalogue: { 'zh-TW': catalogueZhTw, 'zh-CN': catalogueZhCn, 'vi-VN': catalogueViVn, 'en-US': catalogueEnUs },
  filters: { 'zh-TW': filtersZhTw, 'zh-CN': filtersZhCn, 'vi-VN': filtersViVn, 'en-US': filtersEnUs },
  tags: { 'zh-TW': tagsZhTw, 'zh-CN': tagsZhCn, 'vi-VN': tagsViVn, 'en-US': tagsEnUs },
  'game-facts': { 'zh-TW': gameFactsZhTw, 'zh-CN': gameFactsZhCn, 'vi-VN': gameFactsViVn, 'en-US': gameFactsEnUs },
  'developer-page': {
    'zh-TW': developerPageZhTw,
    'zh-CN': developerPageZhCn,
    'vi-VN': developerPageViVn,
    'en-US': developerPageEnUs,
  },
  details: { 'zh-TW': detailsZhTw, 'zh-CN': detailsZhCn, 'vi-VN': detailsViVn, 'en-US': detailsEnUs },
  age: { 'zh-TW': ageZhTw, 'zh-CN': ageZhCn, 'vi-VN': ageViVn, 'en-US': ageEnUs },
  play: { 'zh-TW': playZhTw, 'zh-CN': playZhCn, 'vi-VN': playViVn, 'en-US': playEnUs },
  purchase: { 'zh-TW': purchaseZhTw, 'zh-CN': purchaseZhCn, 'vi-VN': purchaseViVn, 'en-US': purchaseEnUs },
  'store-pages': { 'zh-TW': storePagesZhTw, 'zh-CN': storePagesZhCn, 'vi-VN': storePagesViVn, 'en-US': storePagesEnUs },
  store: { 'zh-TW': storeZhTw, 'zh-CN': storeZhCn, 'vi-VN': storeViVn, 'en-US': storeEnUs },
  balance: { 'zh-TW': balanceZhTw, 'zh-CN': balanceZhCn, 'vi-VN': balanceViVn, 'en-US': balanceEnUs },
  wallet: { 'zh-TW': walletZhTw, 'zh-CN': walletZhCn, 'vi-VN': walletViVn, 'en-US': walletEnUs },
  exchange: { 'zh-TW': exchangeZhTw, 'zh-CN': exchangeZhCn, 'vi-VN': exchangeViVn, 'en-US': exchangeEnUs },
  order: { 'zh-TW': orderZhTw, 'zh-CN': orderZhCn, 'vi-VN': orderViVn, 'en-US': orderEnUs },
  payment: { 'zh-TW': paymentZhTw, 'zh-CN': paymentZhCn, 'vi-VN': paymentViVn, 'en-US': paymentEnUs },
  invoice: { 'zh-TW': invoiceZhTw, 'zh-CN': invoiceZhCn, 'vi-VN': invoiceViVn, 'en-US': invoiceEnUs },
  'invoice-platform': {
    'zh-TW': invoicePlatformZhTw,
    'zh-CN': invoicePlatformZhCn,
    'vi-VN': invoicePlatformViVn,
    'en-US': invoicePlatformEnUs,
  },
  'sign-in': { 'zh-TW': signInZhTw, 'zh-CN': signInZhCn, 'vi-VN': signInViVn, 'en-US': signInEnUs },
  identity: { 'zh-TW': identityZhTw, 'zh-CN': identityZhCn, 'vi-VN': identityViVn, 'en-US': identityEnUs },
  verification: {
    'zh-TW': verificationZhTw,
    'zh-CN': verificationZhCn,
    'vi-VN': verificationViVn,
    'en-US': verificationEnUs,
  },
  account: { 'zh-TW': accountZhTw, 'zh-CN': accountZhCn, 'vi-VN': accountViVn, 'en-US': accountEnUs },
  library: { 'zh-TW': libraryZhTw, 'zh-CN': libraryZhCn, 'vi-VN': libraryViVn, 'en-US': libraryEnUs },
  ratings: { 'zh-TW': ratingsZhTw, 'zh-CN': ratingsZhCn, 'vi-VN': ratingsViVn, 'en-US': ratingsEnUs },
  notifications: {
    'zh-TW': notificationsZhTw,
    'zh-CN': notificationsZhCn,
    'vi-VN': notificationsViVn,
    'en-US': notificationsEnUs,
  },
} as const satisfies Record<string, AreaTexts>;
