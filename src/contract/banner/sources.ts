/** Where banners are shown: on the website, or in apps that call the store (O107). */
export const BANNER_SOURCES = ['web', 'app'] as const;
export type BannerSource = (typeof BANNER_SOURCES)[number];
