/** The platform of games that run in the browser. */
export const WEB = 2;

interface PlayableApplication {
  readonly platforms: readonly number[];
  readonly is_open: boolean;
  readonly web_redirect_url: string;
}

/**
 * Whether a web game can be opened: it runs in the browser, the operator has not closed it, a web version is offered.
 * In a test an address of its own is enough, which no version stands for yet.
 */
export function canPlay(
  { platforms, is_open, web_redirect_url }: PlayableApplication,
  offered: readonly { readonly platform: number }[],
  isTest = false,
): boolean {
  const hasVersion = offered.some(({ platform }) => platform === WEB) || (isTest && web_redirect_url !== '');
  return platforms.includes(WEB) && is_open && hasVersion;
}
