import { LIMITS } from '#contract/values/limits.ts';
import { type Device, readDevice } from '#domain/device/device.ts';

const BROWSERS = {
  chrome: 'Chrome',
  edge: 'Edge',
  safari: 'Safari',
  firefox: 'Firefox',
  samsung: 'Samsung Internet',
  opera: 'Opera',
  other: '',
} as const satisfies Record<Device['browser'], string>;

const SYSTEMS = {
  ios: 'iOS',
  android: 'Android',
  windows: 'Windows',
  macos: 'macOS',
  other: '',
} as const satisfies Record<Device['system'], string>;

/**
 * The initial name of a device: `Chrome · Windows`, the same in all languages. Other clients are named after the first
 * product in their user agent, or remain unnamed.
 */
export function firstDeviceName(userAgent: string): string {
  const { browser, system } = readDevice(userAgent);
  const known = [BROWSERS[browser], SYSTEMS[system]].filter(Boolean).join(' · ');
  return known || (/^[\w.-]+/.exec(userAgent)?.[0] ?? '').slice(0, LIMITS.deviceNameLength);
}
