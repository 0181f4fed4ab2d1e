import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accessTokenSchema } from './access-token/entities.ts';
import { accountSessionSchema } from './account/account-session.ts';
import { identitySchema, pointBalanceSchema, tokenSessionSchema, userProfileSchema } from './account/entities.ts';
import { auditEntrySchema, auditPersonSchema } from './admin/entities.ts';
import { completenessSchema, ownApplicationSchema, versionCountsSchema } from './application/developer-entities.ts';
import { applicationDraftSchema } from './application/draft-entities.ts';
import {
  appContentSchema,
  applicationSchema,
  appSuggestionSchema,
  appSummarySchema,
  gameFacetsSchema,
  publicApplicationSchema,
  trailerSchema,
} from './application/entities.ts';
import { backupPlanSchema, backupSchema } from './backup/entities.ts';
import { bannerSchema } from './banner/entities.ts';
import { categorySchema } from './category/entities.ts';
import { contentItemSchema, contentResultSchema, policySchema } from './content/entities.ts';
import {
  depositOptionSchema,
  depositRefundSchema,
  depositSchema,
  depositTotalSchema,
  operatorDepositSchema,
} from './deposit/entities.ts';
import {
  followedDeveloperSchema,
  followStateSchema,
  ownDeveloperPageSchema,
  publicDeveloperSchema,
} from './developer-page/entities.ts';
import { developerLinkSchema } from './developer-page/link.ts';
import {
  ownPostSchema,
  ownPostSummarySchema,
  postContentSchema,
  postReportSchema,
  postSummarySchema,
  publicPostSchema,
} from './developer-post/entities.ts';
import { operatorPostSchema } from './developer-post/operator-entities.ts';
import { deviceSchema } from './device/entities.ts';
import { exchangeRatesSchema } from './exchange-rate/entities.ts';
import { gameSaveSchema, gameSessionSchema, leaderboardEntrySchema } from './game/entities.ts';
import { collectionSchema, hallShelfSchema } from './hall/entities.ts';
import {
  carrierSchema,
  invoiceDrawSchema,
  invoiceRangeSchema,
  invoiceSchema,
  invoiceSheetSchema,
  operatorInvoiceSchema,
} from './invoice/entities.ts';
import { libraryEntrySchema, libraryStateSchema, libraryTotalsSchema } from './library/entities.ts';
import { notificationSchema, notificationSettingSchema, notificationSettingsSchema } from './notification/entities.ts';
import { operatorOrderSchema, orderRefundRequestSchema, orderSchema, orderTotalSchema } from './order/entities.ts';
import { attentionSchema, portalApplicationSchema, portalSummarySchema, visitTotalsSchema } from './portal/entities.ts';
import {
  DEFAULT_PRODUCT,
  defaultProductSchema,
  importJobSchema,
  operatorProductSchema,
  priceHistoryEntrySchema,
  productImportReportSchema,
  productPriceSchema,
  productSchema,
  repricedProductSchema,
  repriceJobSchema,
  repricingSchema,
} from './product/entities.ts';
import { gamePriceSchema } from './product/price-entities.ts';
import {
  providerApplicationSchema,
  providerDraftSchema,
  providerFormSchema,
  providerProfileSchema,
  reviewMessageSchema,
} from './provider/entities.ts';
import { providerCaseSchema, providerQueueItemSchema } from './provider/operator-entities.ts';
import { purchaseSchema } from './purchase/entities.ts';
import {
  operatorRatingSchema,
  ownRatingSchema,
  ratingAnswerSchema,
  ratingMeanSchema,
  ratingReportSchema,
  ratingSchema,
  ratingSummarySchema,
  receivedRatingSchema,
} from './rating/entities.ts';
import { salesChartSchema, statementSchema, statementSumSchema } from './sales/entities.ts';
import type { AnySchema, z } from './schema/schema.ts';
import { agencySchema, shopCurrencySchema } from './shop/entities.ts';
import { maintenanceSchema } from './system/entities.ts';
import { testAccountLineSchema, testAccountSchema, testApplicationSchema } from './test-account/entities.ts';
import { captionsUploadSchema, uploadSchema, videoRulesSchema, videoUploadSchema } from './upload/entities.ts';
import { versionComparisonSchema } from './version/comparison.ts';
import { packageUploadSchema, versionAppealSchema, versionSchema } from './version/entities.ts';
import { fileFactsSchema, findingSchema, inspectionSchema } from './version/inspection.ts';
import { versionCaseSchema, versionQueueItemSchema } from './version/operator-entities.ts';
import { webhookAttemptSchema, webhookDeliverySchema, webhookSchema } from './webhook/entities.ts';

const document = readFileSync(new URL('../../docs/spec/api.md', import.meta.url), 'utf8');

/** Field names of every `interface` of section 2, nested objects left out: name → fields. */
function readInterfaces(): Map<string, string[]> {
  const starts = [...document.matchAll(/^interface (\w+) \{/gm)];
  return new Map(
    starts.map((start) => {
      const flat = withoutNesting(document.slice(start.index + start[0].length));
      return [start[1] ?? '', Array.from(flat.matchAll(/(\w+)\??:/g), ([, field = '']) => field)];
    }),
  );
}

/** The text up to the closing brace, without comments and the content of inner braces. */
function withoutNesting(text: string): string {
  let depth = 0;
  let flat = '';
  for (const character of text.replaceAll(/\/\*.*?\*\/|\/\/.*/g, '')) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth < 0) return flat;
    if (depth === 0) flat += character;
  }
  return flat;
}

const interfaces = readInterfaces();

const SCHEMAS: readonly (readonly [string, z.ZodMiniObject])[] = [
  ['TokenSession', tokenSessionSchema],
  ['Backup', backupSchema],
  ['BackupPlan', backupPlanSchema],
  ['UserProfile', userProfileSchema],
  ['Identity', identitySchema],
  ['ProviderProfile', providerProfileSchema],
  ['ProviderForm', providerFormSchema],
  ['ProviderApplication', providerApplicationSchema],
  ['ReviewMessage', reviewMessageSchema],
  ['ProviderDraft', providerDraftSchema],
  ['ProviderQueueItem', providerQueueItemSchema],
  ['ProviderCase', providerCaseSchema],
  ['AppContent', appContentSchema],
  ['AppSummary', appSummarySchema],
  ['DeveloperLink', developerLinkSchema],
  ['PublicDeveloper', publicDeveloperSchema],
  ['FollowState', followStateSchema],
  ['FollowedDeveloper', followedDeveloperSchema],
  ['OwnDeveloperPage', ownDeveloperPageSchema],
  ['PostSummary', postSummarySchema],
  ['PublicPost', publicPostSchema],
  ['PostContent', postContentSchema],
  ['OwnPostSummary', ownPostSummarySchema],
  ['OwnPost', ownPostSchema],
  ['PostReport', postReportSchema],
  ['OperatorPost', operatorPostSchema],
  ['AppSuggestion', appSuggestionSchema],
  ['Application', applicationSchema],
  ['PublicApplicationAdded', publicApplicationSchema],
  ['OwnApplication', ownApplicationSchema],
  ['Completeness', completenessSchema],
  ['VersionCounts', versionCountsSchema],
  ['ApplicationDraft', applicationDraftSchema],
  ['Version', versionSchema],
  ['VersionAppeal', versionAppealSchema],
  ['Inspection', inspectionSchema],
  ['Finding', findingSchema],
  ['FileFacts', fileFactsSchema],
  ['VersionComparison', versionComparisonSchema],
  ['VersionQueueItem', versionQueueItemSchema],
  ['VersionCase', versionCaseSchema],
  ['PackageUpload', packageUploadSchema],
  ['Product', productSchema],
  ['DefaultProduct', defaultProductSchema],
  ['PriceHistoryEntry', priceHistoryEntrySchema],
  ['RepricedProduct', repricedProductSchema],
  ['ProductImportReport', productImportReportSchema],
  ['ProductImportJob', importJobSchema],
  ['ProductRepriceJob', repriceJobSchema],
  ['Repricing', repricingSchema],
  ['OperatorProduct', operatorProductSchema],
  ['SalesChart', salesChartSchema],
  ['StatementSum', statementSumSchema],
  ['Statement', statementSchema],
  ['Purchase', purchaseSchema],
  ['GameFacets', gameFacetsSchema],
  ['GamePrice', gamePriceSchema],
  ['GameSave', gameSaveSchema],
  ['GameSession', gameSessionSchema],
  ['LeaderboardEntry', leaderboardEntrySchema],
  ['Webhook', webhookSchema],
  ['WebhookDelivery', webhookDeliverySchema],
  ['WebhookAttempt', webhookAttemptSchema],
  ['Order', orderSchema],
  ['OrderRefundRequest', orderRefundRequestSchema],
  ['OrderTotal', orderTotalSchema],
  ['OperatorOrder', operatorOrderSchema],
  ['AccessToken', accessTokenSchema],
  ['AccountSession', accountSessionSchema],
  ['Device', deviceSchema],
  ['AuditEntry', auditEntrySchema],
  ['AuditPerson', auditPersonSchema],
  ['Deposit', depositSchema],
  ['DepositTotal', depositTotalSchema],
  ['DepositOption', depositOptionSchema],
  ['DepositRefund', depositRefundSchema],
  ['OperatorDeposit', operatorDepositSchema],
  ['Invoice', invoiceSchema],
  ['InvoiceSheet', invoiceSheetSchema],
  ['OperatorInvoice', operatorInvoiceSchema],
  ['InvoiceRange', invoiceRangeSchema],
  ['InvoiceDraw', invoiceDrawSchema],
  ['Carrier', carrierSchema],
  ['TestAccount', testAccountSchema],
  ['TestAccountLine', testAccountLineSchema],
  ['TestApplication', testApplicationSchema],
  ['PortalApplication', portalApplicationSchema],
  ['VisitTotals', visitTotalsSchema],
  ['PortalSummary', portalSummarySchema],
  ['PortalAttention', attentionSchema],
  ['Banner', bannerSchema],
  ['HallShelf', hallShelfSchema],
  ['Collection', collectionSchema],
  ['Category', categorySchema],
  ['Agency', agencySchema],
  ['Upload', uploadSchema],
  ['VideoUpload', videoUploadSchema],
  ['VideoRules', videoRulesSchema],
  ['CaptionsUpload', captionsUploadSchema],
  ['Trailer', trailerSchema],
  ['Maintenance', maintenanceSchema],
  ['ContentItem', contentItemSchema],
  ['ContentResult', contentResultSchema],
  ['Policy', policySchema],
  ['LibraryEntry', libraryEntrySchema],
  ['LibraryState', libraryStateSchema],
  ['LibraryTotals', libraryTotalsSchema],
  ['RatingMean', ratingMeanSchema],
  ['RatingSummary', ratingSummarySchema],
  ['RatingAnswer', ratingAnswerSchema],
  ['Rating', ratingSchema],
  ['OwnRating', ownRatingSchema],
  ['ReceivedRating', receivedRatingSchema],
  ['RatingReport', ratingReportSchema],
  ['OperatorRating', operatorRatingSchema],
  ['Notification', notificationSchema],
  ['NotificationSetting', notificationSettingSchema],
  ['NotificationSettings', notificationSettingsSchema],
];

it('has a schema for every interface of docs/spec/api.md', () => {
  expect(SCHEMAS.map(([name]) => name).sort()).toEqual([...interfaces.keys()].sort());
});

it.each(SCHEMAS)('%s has every field that docs/spec/api.md gives it', (name, schema) => {
  const stated = interfaces.get(name) ?? [];
  expect(stated.length).toBeGreaterThan(1);
  expect(stated.filter((field) => !Object.hasOwn(schema.shape, field))).toEqual([]);
});

/** Fields that decisions.md adds ("Flows settled"). */
const ADDED: readonly (readonly [string, z.ZodMiniObject, readonly string[]])[] = [
  [
    'ProviderProfile',
    providerProfileSchema,
    ['country', 'bankName', 'branchCode', 'iban', 'cnapsCode', 'billingContact'],
  ],
  ['Application', applicationSchema, ['promoImage']],
  ['Deposit', depositSchema, ['refundedAmount', 'storeCode', 'expiresAt', 'invoiceNumber']],
  ['Invoice', invoiceSchema, ['prize', 'redeemUntil', 'randomCode']],
  ['PointBalance', pointBalanceSchema, ['currency', 'points', 'owed']],
  ['ExchangeRates', exchangeRatesSchema, ['from', 'updatedAt', 'list']],
  ['ShopCurrency', shopCurrencySchema, ['code', 'symbol']],
];

it.each(ADDED)('%s has the fields that docs/spec/decisions.md adds', (_name, schema, fields) => {
  expect(fields.filter((field) => !Object.hasOwn(schema.shape, field))).toEqual([]);
});

const MOMENT = '2026-11-01T08:00:00.000Z';
const accepts = (schema: AnySchema, value: unknown) => schema.safeParse(value).success;

it('shows a provider application in its four parts', () => {
  const parts = {
    company: ['name', 'taxIdNumber', 'website', 'email', 'phone', 'address', 'documents'],
    personInCharge: ['pocGivenName', 'pocFamilyName', 'pocEmail', 'pocCallingCode', 'pocPhoneNumber'],
    paymentAccount: ['bankCode', 'bankName', 'bankAccountNumber', 'iban', 'cnapsCode', 'passbook'],
    billing: ['billingContact', 'terms', 'privacy', 'providerReviewStatus', 'rejectReason', 'submittedAt'],
  };
  const fields = Object.keys(providerApplicationSchema.shape);
  expect(fields).toEqual(expect.arrayContaining(Object.values(parts).flat()));
});

it('keeps what only developers see out of the public application, and links out of theirs', () => {
  for (const field of ['pinned', 'sort', 'screenshotLanguages', 'captions', 'onlineVersionId']) {
    expect(Object.hasOwn(applicationSchema.shape, field), field).toBe(true);
    expect(Object.hasOwn(publicApplicationSchema.shape, field), field).toBe(false);
  }
  expect(accepts(applicationSchema.shape.contacts, [{ key: 'mail', value: 'a@b.tw' }])).toBe(true);
  expect(accepts(publicApplicationSchema.shape.contacts, [{ key: 'mail', value: 'a@b.tw' }])).toBe(false);
});

it('refuses states, currencies and methods that do not exist', () => {
  const deposit = {
    orderId: 'D1',
    paymentMethod: 'ecpay',
    paymentStatus: 1,
    currency: 'TWD',
    amount: 150,
    points: 150,
    refundedAmount: 0,
    storeCode: null,
    expiresAt: null,
    invoiceNumber: 'AB12345678',
    createdAt: MOMENT,
    paidAt: MOMENT,
  };
  expect(accepts(depositSchema, deposit)).toBe(true);
  expect(accepts(depositSchema, { ...deposit, paymentStatus: 10 })).toBe(false);
  expect(accepts(depositSchema, { ...deposit, currency: 'USD' })).toBe(false);
  expect(accepts(depositSchema, { ...deposit, paymentMethod: 'point' })).toBe(false);
  expect(accepts(orderSchema.shape.paymentMethod, 'point')).toBe(true);
  expect(accepts(versionSchema.shape.review, 4)).toBe(false);
  expect(accepts(userProfileSchema.shape.type, 2)).toBe(false);
});

it('keeps the default price, the price and the switch of a country apart', () => {
  const price = { currency: 'EUR', price: 0.99, country: 'DE', defaultPrice: 1.05, manualPrice: true };
  expect(productPriceSchema.parse({ ...price, createdAt: MOMENT, updatedAt: MOMENT })).toMatchObject(price);
});

it('sells star coins as the product Point', () => {
  expect(defaultProductSchema.parse(DEFAULT_PRODUCT)).toEqual({
    name: 'Point',
    productId: 'point',
    regionCode: 'TW',
    quantity: 1,
  });
});
