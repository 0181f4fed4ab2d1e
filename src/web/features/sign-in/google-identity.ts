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
