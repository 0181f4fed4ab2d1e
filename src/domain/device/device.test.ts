import { expect, it } from 'vitest';
import { isOldInternetExplorer, readDevice } from './device.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const AGENTS = {
  iPhone: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
  iPad: `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${WEBKIT} Version/16.6 Mobile/15E148 Safari/604.1`,
  chromeOnIphone: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} CriOS/130.0 Mobile/15E148 Safari/604.1`,
  androidPhone: `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${BLINK} Chrome/130.0.0.0 Mobile Safari/537.36`,
  androidTablet: `Mozilla/5.0 (Linux; Android 14; SM-X910) ${BLINK} Chrome/130.0.0.0 Safari/537.36`,
  samsungPhone: `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${BLINK} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  cubotPhone: `Mozilla/5.0 (Linux; Android 11; CUBOT X50) ${BLINK} Chrome/130.0.0.0 Mobile Safari/537.36`,
  windowsChrome: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/130.0.0.0 Safari/537.36`,
  windowsEdge: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
  opera: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`,
  macSafari: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1.15`,
  linuxFirefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  silkTablet: `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Silk/93.2 like Chrome/93.0 Safari/537.36`,
  silkPhone: `Mozilla/5.0 (X11; Linux) ${BLINK} Silk/93.2 like Chrome/93.0 Mobile Safari/537.36`,
  googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  baidu: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  empty: '',
} as const;

it.each([
  ['iPhone', 'mobile', 'ios', 'safari'],
  ['iPad', 'tablet', 'ios', 'safari'],
  ['chromeOnIphone', 'mobile', 'ios', 'chrome'],
  ['androidPhone', 'mobile', 'android', 'chrome'],
  ['androidTablet', 'tablet', 'android', 'chrome'],
  ['samsungPhone', 'mobile', 'android', 'samsung'],
  ['cubotPhone', 'mobile', 'android', 'chrome'],
  ['windowsChrome', 'desktop', 'windows', 'chrome'],
  ['windowsEdge', 'desktop', 'windows', 'edge'],
  ['opera', 'desktop', 'windows', 'opera'],
  ['macSafari', 'desktop', 'macos', 'safari'],
  ['linuxFirefox', 'desktop', 'other', 'firefox'],
  ['silkTablet', 'tablet', 'other', 'chrome'],
  ['silkPhone', 'mobile', 'other', 'chrome'],
  ['empty', 'desktop', 'other', 'other'],
] as const)('R3.55 reads %s as %s, %s, %s', (name, kind, system, browser) => {
  expect(readDevice(AGENTS[name])).toEqual({ kind, system, browser, isCrawler: false });
});

it.each(['googlebot', 'baidu', 'facebook'] as const)('R3.55 knows the crawler %s', (name) => {
  expect(readDevice(AGENTS[name]).isCrawler).toBe(true);
});

it.each([
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)',
])('R2.23 O16 knows old Internet Explorer: %s', (userAgent) => {
  expect(isOldInternetExplorer(userAgent)).toBe(true);
});

it('R2.23 O16 takes no other browser for it', () => {
  for (const userAgent of Object.values(AGENTS)) expect(isOldInternetExplorer(userAgent)).toBe(false);
});
