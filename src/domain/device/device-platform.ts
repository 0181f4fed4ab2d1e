import type { PlatformCode } from '#contract/values/platforms.ts';
import type { Device } from './device.ts';

const PLATFORMS: Readonly<Partial<Record<Device['system'], PlatformCode>>> = { windows: 1, android: 6, ios: 7 };

/** The platform whose games a system installs; undefined if it can only play web games. */
export function devicePlatform(system: Device['system']): PlatformCode | undefined {
  return PLATFORMS[system];
}

const HINTED = { Android: 6, Windows: 1, iOS: 7 } as const satisfies Record<string, PlatformCode>;

/** The platform in a `Sec-CH-UA-Platform` header; undefined if it is unknown or absent. */
export function hintedPlatform(header: string | null): PlatformCode | undefined {
  const name = header?.replaceAll('"', '') ?? '';
  return name === 'Android' || name === 'Windows' || name === 'iOS' ? HINTED[name] : undefined;
}
