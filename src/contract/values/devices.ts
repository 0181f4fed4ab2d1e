/** What the user agent reveals about a device (R3.55); `domain/device/device.ts` reads it. */
export const DEVICE_KINDS = ['mobile', 'tablet', 'desktop'] as const;
export const DEVICE_SYSTEMS = ['ios', 'android', 'windows', 'macos', 'other'] as const;
export const DEVICE_BROWSERS = ['chrome', 'edge', 'safari', 'firefox', 'samsung', 'opera', 'other'] as const;
