import type { AccountSession } from '#contract/account/account-session.ts';
import type { Page } from '../../app/use-page.ts';

type SessionDevice = AccountSession['device'];

/** Names that are the same in every language; others are unknown. */
const BROWSERS: Readonly<Partial<Record<SessionDevice['browser'], string>>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  safari: 'Safari',
  firefox: 'Firefox',
  samsung: 'Samsung Internet',
  opera: 'Opera',
};
const SYSTEMS: Readonly<Partial<Record<SessionDevice['system'], string>>> = {
  ios: 'iOS',
  android: 'Android',
  windows: 'Windows',
  macos: 'macOS',
};

/** A readable browser name: "Chrome on Windows"; an unknown system is left out. */
export function deviceName(page: Page, device: SessionDevice): string {
  const browser = BROWSERS[device.browser] ?? page.t('account.device.unknownBrowser');
  const system = SYSTEMS[device.system];
  return system === undefined ? browser : page.t('account.sessions.place', { browser, system });
}
