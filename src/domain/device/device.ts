import type { DEVICE_BROWSERS, DEVICE_KINDS, DEVICE_SYSTEMS } from '#contract/values/devices.ts';

/** What a user agent reveals about a device (R3.55). */
export interface Device {
  readonly kind: (typeof DEVICE_KINDS)[number];
  readonly system: (typeof DEVICE_SYSTEMS)[number];
  readonly browser: (typeof DEVICE_BROWSERS)[number];
  readonly isCrawler: boolean;
}

/** `Cubot` is a phone manufacturer. */
const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|lighthouse|embedly|quora link|preview/i;

const BROWSERS = [
  ['edge', /Edg(?:e|A|iOS)?\//],
  ['samsung', /SamsungBrowser\//],
  ['opera', /OPR\/|Opera/],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\//],
  ['safari', /Safari\//],
] as const;

function readSystem(userAgent: string): Device['system'] {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Windows/.test(userAgent)) return 'windows';
  if (/Mac OS X|Macintosh/.test(userAgent)) return 'macos';
  return 'other';
}

function readKind(userAgent: string): Device['kind'] {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)/.test(userAgent)) return 'tablet';
  if (/Android/.test(userAgent)) return /Mobile/.test(userAgent) ? 'mobile' : 'tablet';
  return /iPhone|iPod|Mobile|Windows Phone/.test(userAgent) ? 'mobile' : 'desktop';
}

/** Whether a User-Agent header belongs to a crawler. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}

/** Parses a User-Agent header; an unknown one is a desktop without a known system. */
export function readDevice(userAgent: string): Device {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return {
    kind: readKind(userAgent),
    system: readSystem(userAgent),
    browser: browser ?? 'other',
    isCrawler: isCrawler(userAgent),
  };
}

/** Old Internet Explorer, which gets a separate page (R2.23, O16). */
export function isOldInternetExplorer(userAgent: string): boolean {
  return /MSIE |Trident\//.test(userAgent);
}
