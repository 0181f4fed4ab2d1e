import type { ApplicationForm } from '#contract/application/application-fields.ts';

import type { ProductForm } from './product/product-fields.ts';
import type { ProviderApplicationForm } from './provider/provider-application-form.ts';
import type { VersionForm } from './version/version-form.ts';

/* Valid forms: tests change one thing at a time, and the benchmark creates many of them. */

export const APPLICATION_EXAMPLE: ApplicationForm = {
  appId: 'com.demo.stars',
  contentDefault: 'zh-TW',
  contents: [
    { lang: 'zh-TW', name: '星', shortDescription: '一顆星星的旅程', fullDescription: '<p>收集<b>所有</b>星星。</p>' },
    {
      lang: 'zh-CN',
      name: '星星',
      shortDescription: '一颗星星的旅程',
      fullDescription: '<p>收集<b>所有</b>星星。</p>',
    },
    { lang: 'vi-VN', name: 'Sao', shortDescription: 'Hành trình của sao', fullDescription: 'Thu thập <b>mọi</b> sao.' },
    {
      lang: 'en-US',
      name: 'Stars',
      shortDescription: 'The way of a star',
      fullDescription: 'Collect <b>all</b> stars.',
    },
  ],
  icon: 'upload-1',
  screenshots: { mobile: ['upload-2', 'upload-3'], tablet7: [], tablet10: [], computer: ['upload-4', 'upload-5'] },
  screenshotLanguages: { 'upload-4': 'en-US' },
  trailer: 'upload-11',
  captions: { 'en-US': 'upload-12' },
  promoVideo: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  promoImage: '/files/promo.png',
  backgroundImage: 'upload-6',
  category: 110,
  defaultCategory: 100,
  ageRating: '12+',
  platforms: [6, 2],
  tags: ['puzzle', 'space'],
  countries: ['TW', 'MY'],
  downloadUrls: [{ platform: 6, url: 'https://play.example/stars.apk', size: 5_000_000 }],
  webRedirectUrl: 'https://play.example/x',
  hardwareRequirements: '2 GB RAM',
  containsAds: true,
  isPaidOnce: false,
  hasInAppPurchase: true,
  dataCollection: [
    { code: 101, collected: true, shared: false, optional: true, ephemeral: false, purposes: ['functionality'] },
    { code: 201, collected: true, shared: true, optional: false, ephemeral: false, purposes: [] },
  ],
  privacyPolicyUrl: 'https://demo.example/privacy',
  contactEmail: 'a@b.tw',
  contacts: [
    { key: 'telegram', value: 'demostars' },
    { key: 'line', value: '' },
  ],
};

export const VERSION_EXAMPLE: VersionForm = {
  platform: 6,
  versionName: '1.0.0',
  contents: [
    { lang: 'zh-TW', description: '首次發行' },
    { lang: 'zh-CN', description: '首次发行' },
    { lang: 'vi-VN', description: 'Bản đầu tiên' },
    { lang: 'en-US', description: 'First release' },
  ],
  minimumVersion: '0.9.0',
  submit: true,
};

export const PRODUCT_EXAMPLE: ProductForm = {
  productId: 'coin_1',
  name: 'Coins',
  icon: 'upload-7',
  contentDefault: 'zh-TW',
  contents: [
    { lang: 'zh-TW', title: '金幣', description: '一袋金幣' },
    { lang: 'en-US', title: 'Coins', description: 'A bag of coins' },
  ],
  defaultCurrency: 'TWD',
  defaultPrice: 30,
  prices: [
    { country: 'TW', currency: 'TWD', price: 30, manualPrice: true },
    { country: 'MY', currency: 'MYR', manualPrice: false },
    { country: 'DE', currency: 'EUR', price: 0.99, manualPrice: true },
  ],
  countries: ['TW', 'MY', 'DE'],
};

export const TAIWAN_PROVIDER_EXAMPLE: ProviderApplicationForm = {
  name: '星辰遊戲股份有限公司',
  taxIdNumber: '22099131',
  country: 'TW',
  currency: 'TWD',
  website: 'https://stars.example',
  email: 'office@stars.tw',
  phone: '02-2720-8889',
  address: '台北市信義區市府路1號',
  documents: ['upload-8'],
  pocGivenName: '小明',
  pocFamilyName: '王',
  pocEmail: 'ming@stars.tw',
  pocCallingCode: '886',
  pocPhoneNumber: '0912345678',
  bankCode: '004',
  branchCode: '0040037',
  bankName: '臺灣銀行',
  bankAccountNumber: '003001234567',
  iban: '',
  cnapsCode: '',
  passbook: ['upload-9', 'upload-10'],
  billingContact: { name: '林會計', email: 'billing@stars.tw', phone: '+886 2 2720 8889' },
  terms: true,
  privacy: true,
};

export const FOREIGN_PROVIDER_EXAMPLE: ProviderApplicationForm = {
  ...TAIWAN_PROVIDER_EXAMPLE,
  name: 'Sterne GmbH',
  taxIdNumber: 'DE136695976',
  country: 'DE',
  currency: 'EUR',
  phone: '030 901820',
  address: 'Postfach is no word we know, Rathausstraße 15, Berlin',
  pocGivenName: 'Erika',
  pocFamilyName: 'Mustermann',
  pocCallingCode: '49',
  pocPhoneNumber: '0151 23456789',
  bankCode: '',
  branchCode: '',
  bankName: '',
  bankAccountNumber: '',
  iban: 'DE89 3704 0044 0532 0130 00',
  billingContact: { name: 'Max Mustermann', email: 'billing@sterne.de', phone: '+49 30 901820' },
};
