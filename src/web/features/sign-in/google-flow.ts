import type { GoogleButton, GoogleIdentity, PromptMoment } from './google-identity.ts';

/** Why Google's prompt gave no credential; its button stands beside it and still can. */
export type GoogleFailure = 'unsupported' | 'not_displayed' | 'skipped';

export interface GoogleFlow {
  readonly clientId: string;
  readonly nonce: string;
  /** Where Google draws its own button. */
  readonly buttonParent: HTMLElement;
  readonly button: GoogleButton;
  /** Where the prompt shows in browsers without FedCM: what lies outside a modal dialog cannot be clicked. */
  readonly promptParentId: string;
  readonly onSuccess: (credential: string) => void;
  /** Called once at most. */
  readonly onFailure: (failure: GoogleFailure) => void;
}

/** `document`, as far as its cookies go. */
export interface CookieJar {
  cookie: string;
}

const UNSUPPORTED_REASON = 'browser_not_supported';

/** Shows Google's prompt, and Google's own button beside it: a browser may keep the prompt back for hours (R7.86). */
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

/** R7.87, R7.88. A dismissed prompt is none: the credential has been returned, or its owner has closed it. */
function readFailure(moment: PromptMoment): GoogleFailure | null {
  if (moment.isNotDisplayed?.()) {
    return moment.getNotDisplayedReason?.() === UNSUPPORTED_REASON ? 'unsupported' : 'not_displayed';
  }
  return moment.isSkippedMoment() ? 'skipped' : null;
}

/** Google notes in `g_state` that its prompt was closed and keeps it back; whoever clicks again wants to see it. */
function clearGoogleState(cookies: CookieJar): void {
  cookies.cookie = 'g_state=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
}
