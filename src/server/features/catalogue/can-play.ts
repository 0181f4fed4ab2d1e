/** The platform of games that run in the browser. */
export const WEB = 2;

interface PlayableApplication {
  readonly platforms: readonly number[];
  readonly is_open: boolean;
  readonly web_redirect_url: string;
}

/**
 * Whether a web game can be opened: it runs in the browser, the operator has not closed it, and a web version is
 * offered. In a test, an external URL without a version is enough.
 */
export function canPlay(
  { platforms, is_open, web_redirect_url }: PlayableApplication,
  offered: readonly { readonly platform: number }[],
  isTest = false,
): boolean {
  const hasVersion = offered.some(({ platform }) => platform === WEB) || (isTest && web_redirect_url !== '');
  return platforms.includes(WEB) && is_open && hasVersion;
}
