import type { DataPurpose } from '#contract/values/data-catalogue.ts';
import type { Tag } from '#contract/values/tags.ts';

/** One text in every language of the store. */
export type Localized = { 'zh-TW': string; 'zh-CN': string; 'vi-VN': string; 'en-US': string };

/** Platform codes of the store, named for the catalog files. */
export const WINDOWS = 1;
export const WEB = 2;
export const ANDROID = 6;
export const IOS = 7;
export type DemoPlatform = typeof WINDOWS | typeof WEB | typeof ANDROID | typeof IOS;

export type DemoDeveloperKey = 'neonbyte' | 'paperboat' | 'littlehill';

/** One declared data type; `code` is one of the data-permission catalog (101, 102, 201 …). */
export interface DemoDataPractice {
  code: number;
  collected: boolean;
  shared: boolean;
  optional: boolean;
  ephemeral: boolean;
  purposes: DataPurpose[];
}

export interface DemoVersion {
  platform: DemoPlatform;
  /** Unique within the game, across its platforms. */
  versionName: string;
  /** Oldest version that still works beside it: the platform's first one; empty for any. */
  minimumVersion: string;
  /** ISO time; the oldest version of a game has its publish date. */
  releasedAt: string;
  notes: Localized;
  /** Store address; iOS only, since other platforms have files or run in the page. */
  downloadUrl?: string;
}

export interface DemoGame {
  slug: string;
  appId: string;
  developer: DemoDeveloperKey;
  /** 100 game, 101 action … 119 sexy. */
  category: number;
  ageRating: '0+' | '6+' | '12+' | '15+' | '18+';
  platforms: DemoPlatform[];
  /** At most ten. */
  tags: readonly Tag[];
  /** At most 30 characters in each language. */
  name: Localized;
  /** At most 80 characters in each language. */
  shortDescription: Localized;
  /** 250 to 900 characters, with the six permitted tags only. */
  fullDescription: Localized;
  /** The same in every language; empty for web games. No storage: the packages of the demo are tiny. */
  hardwareRequirements: string;
  countries: string[];
  containsAds: boolean;
  isPaidOnce: boolean;
  hasInAppPurchase: boolean;
  /** Captions of the trailer in its folder of demo/assets (tools/render-demo-trailer.ts). */
  trailer?: { captions: Localized; seconds: number };
  /** Empty, or a YouTube watch address. */
  promoVideo: string;
  privacyPolicyUrl: string;
  contactEmail: string;
  /** Editable contact channels; phone_number and email come from the developer's account. */
  contacts: { key: string; value: string }[];
  dataCollection: DemoDataPractice[];
  publishDate: string;
  viewCount: number;
  /** The operator's order (1 is first), or null if none is set. */
  featured: number | null;
  versions: DemoVersion[];
  playable: boolean;
}
