/** Who shows banners: the website, or apps that call the store (O107). */
export const BANNER_SOURCES = ['web', 'app'] as const;
export type BannerSource = (typeof BANNER_SOURCES)[number];
