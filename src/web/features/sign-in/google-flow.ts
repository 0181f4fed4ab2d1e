/** Google's prompt status. Under FedCM a browser no longer reports whether it is displayed, so two are optional. */
export interface PromptMoment {
  isNotDisplayed?(): boolean;
  getNotDisplayedReason?(): string;
  isSkippedMoment(): boolean;
}

export interface GoogleConfiguration {
  readonly client_id: string;
  readonly nonce: string;
  readonly callback: (response: { readonly credential: string }) => void;
  readonly use_fedcm_for_prompt: boolean;
  readonly cancel_on_tap_outside: boolean;
  readonly prompt_parent_id: string;
}

export interface GoogleButton {
  readonly type: 'standard';
  readonly theme: 'outline' | 'filled_black';
  readonly size: 'large';
  readonly shape: 'pill';
  readonly text: 'continue_with';
  /** In pixels, at most 400. */
  readonly width: number;
  /** Format: `zh_TW`. */
  readonly locale: string;
}

/** The used part of Google Identity Services: https://developers.google.com/identity/gsi/web/reference/js-reference */
export interface GoogleIdentity {
  initialize(configuration: GoogleConfiguration): void;
  prompt(listener: (moment: PromptMoment) => void): void;
  renderButton(parent: HTMLElement, button: GoogleButton): void;
  cancel(): void;
}

declare global {
  interface Window {
    google?: { readonly accounts?: { readonly id?: GoogleIdentity } };
  }
}

/** Why Google's prompt returned no credential; its button may still work. */
export type GoogleFailure = 'unsupported' | 'not_displayed' | 'skipped';

interface GoogleFlow {
  readonly clientId: string;
  readonly nonce: string;
  /** Container of Google's own button. */
  readonly buttonParent: HTMLElement;
  readonly button: GoogleButton;
  /** Container of the prompt in browsers without FedCM: content outside a modal dialog cannot be clicked. */
  readonly promptParentId: string;
  readonly onSuccess: (credential: string) => void;
  /** Called at most once. */
  readonly onFailure: (failure: GoogleFailure) => void;
}

/** The cookie part of `document`. */
export interface CookieJar {
  cookie: string;
}

const UNSUPPORTED_REASON = 'browser_not_supported';

/**
 * Shows Google's prompt together with Google's own button, because a browser may suppress the prompt for hours (R7.86).
 */
export function startGoogleFlow(google: GoogleIdentity, flow: GoogleFlow, cookies: CookieJar = document): void {
  let hasFailed = false;
  google.initialize({
    client_id: flow.clientId,
    nonce: flow.nonce,
    callback: ({ credential }) => flow.onSuccess(credential),
    use_fedcm_for_prompt: true,
    cancel_on_tap_outside: false,
    prompt_parent_id: flow.promptParentId,
  });
  google.renderButton(flow.buttonParent, flow.button);
  google.prompt((moment) => {
    const failure = readFailure(moment);
    if (failure === null || hasFailed) return;
    hasFailed = true;
    if (failure === 'skipped') clearGoogleState(cookies);
    flow.onFailure(failure);
  });
}

/** R7.87, R7.88. A dismissed prompt is not a failure: it returned the credential, or the user closed it. */
function readFailure(moment: PromptMoment): GoogleFailure | null {
  if (moment.isNotDisplayed?.()) {
    return moment.getNotDisplayedReason?.() === UNSUPPORTED_REASON ? 'unsupported' : 'not_displayed';
  }
  return moment.isSkippedMoment() ? 'skipped' : null;
}

/** Google records a closed prompt in `g_state` and suppresses it; a new click should show it again. */
function clearGoogleState(cookies: CookieJar): void {
  cookies.cookie = 'g_state=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
}
