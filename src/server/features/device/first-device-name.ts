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
 * The name that a device has until its owner gives it one: `Chrome · Windows`, in words that are the same in all
 * languages. What is no browser is called by the product that it names first, else nothing.
 */
export function firstDeviceName(userAgent: string): string {
  const { browser, system } = readDevice(userAgent);
  const known = [BROWSERS[browser], SYSTEMS[system]].filter(Boolean).join(' · ');
  return known || (/^[\w.-]+/.exec(userAgent)?.[0] ?? '').slice(0, LIMITS.deviceNameLength);
}
