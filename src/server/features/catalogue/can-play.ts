const WEB = 2;

interface PlayableApplication {
  readonly platforms: readonly number[];
  readonly is_open: boolean;
}

/** Whether a web game can be opened: it runs in the browser, the operator has not closed it, a web version is online. */
export function canPlay(application: PlayableApplication, online: readonly { readonly platform: number }[]): boolean {
  return application.platforms.includes(WEB) && application.is_open && online.some(({ platform }) => platform === WEB);
}
