import { KeyRound } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import type { IdentityProviderName } from '#contract/account/entities.ts';
import { startOpenId } from '#contract/account/sign-in-endpoints.ts';
import { RETURN_QUERY } from '#domain/page/return-path.ts';
import { usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { findReturnPath } from './adopt-session.ts';
import { AppleLogo, GoogleLogo } from './provider-logos.tsx';
import type { OpenIdOffer, ProviderOffers } from './provider-offers.ts';
import type { SignInState } from './sign-in-state.ts';
import { PROMPT_PARENT_ID } from './use-sign-in.ts';
import { markWelcome } from './welcome.ts';

export interface ProviderButtonsProps {
  readonly offers: ProviderOffers;
  readonly state: SignInState;
  /** Container of Google's own button, over ours. */
  readonly googleParent: RefObject<HTMLDivElement | null>;
  readonly onStart: (provider: IdentityProviderName) => void;
  /** In place of the links to OpenID providers, where signing in is not what is meant. */
  readonly onOpenId?: (id: string) => void;
}

/** The sign-in buttons: Google and Apple (R1.22), and what else the installation has set up. */
export function ProviderButtons({ offers, state, googleParent, onStart, onOpenId }: ProviderButtonsProps) {
  const { isGoogleButtonShown } = state;
  useEffect(() => {
    if (isGoogleButtonShown) keepFocusAt(googleParent.current);
  });
  return (
    <div className="mt-7 flex w-full flex-col gap-3">
      {offers.google !== null && (
        <div className="grid">
          <ProviderButton provider="google" state={state} isHidden={isGoogleButtonShown} onStart={onStart} />
          <div
            ref={googleParent}
            tabIndex={-1}
            className={`col-start-1 row-start-1 flex min-h-11 items-center justify-center outline-none ${isGoogleButtonShown ? '' : 'invisible'} ${offers.google.isLocal ? '' : 'scheme-light'}`}
          />
        </div>
      )}
      {offers.apple !== null && <ProviderButton provider="apple" state={state} onStart={onStart} />}
      {offers.openId.map((offer) =>
        onOpenId === undefined ? (
          <OpenIdLink key={offer.id} offer={offer} />
        ) : (
          <button key={offer.id} type="button" className={OPEN_ID_LOOK} onClick={() => onOpenId(offer.id)}>
            <OpenIdName offer={offer} />
          </button>
        ),
      )}
      <div id={PROMPT_PARENT_ID} className="text-start empty:hidden" />
    </div>
  );
}

/**
 * Moves a lost focus here after our button was replaced or the prompt has closed: Google's button is the next tab stop.
 * The focus stays if the prompt has it.
 */
function keepFocusAt(place: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || activeElement === place?.previousElementSibling;
  if (isLost) place?.focus();
}

const LOOKS = {
  google: { Mark: GoogleLogo, label: 'signIn.google', className: 'bg-surface border-control border hover:bg-raised' },
  apple: { Mark: AppleLogo, label: 'signIn.apple', className: 'bg-ink text-page hover:opacity-90' },
} as const;

interface ProviderButtonProps extends Pick<ProviderButtonsProps, 'state' | 'onStart'> {
  readonly provider: IdentityProviderName;
  readonly isHidden?: boolean;
}

function ProviderButton({ provider, state: { step, pending }, isHidden = false, onStart }: ProviderButtonProps) {
  const page = usePage();
  const { Mark, label, className } = LOOKS[provider];
  const isPending = pending === provider;
  // Not `disabled`, which would drop the focus from the dialog during a sign-in.
  const isOff = isPending || step !== 'choosing';
  return (
    <button
      type="button"
      className={`btn relative col-start-1 row-start-1 w-full ${className} ${isHidden ? 'invisible' : ''}`}
      aria-disabled={isOff}
      onClick={() => isOff || onStart(provider)}
    >
      {/* The mark stays: the guidelines of both require it on their buttons. */}
      <Mark />
      {page.t(label)}
      {isPending && (
        <span className="absolute end-4">
          <Spinner />
        </span>
      )}
    </button>
  );
}

const OPEN_ID_LOOK = 'btn bg-surface border-control hover:bg-raised w-full border';

function OpenIdName({ offer: { name } }: { offer: OpenIdOffer }) {
  const page = usePage();
  return (
    <>
      <KeyRound size={18} aria-hidden className="flex-none" />
      <span className="min-w-0 wrap-anywhere text-balance">{page.t('signIn.openId', { name })}</span>
    </>
  );
}

/** A link, so that it also leads to the provider where no script runs; the page to return to is known on the click. */
function OpenIdLink({ offer }: { offer: OpenIdOffer }) {
  const page = usePage();
  const address = startOpenId.path.replace('{provider}', offer.id);
  return (
    <a
      className={OPEN_ID_LOOK}
      href={address}
      onClick={(event) => {
        markWelcome(sessionStorage);
        event.currentTarget.href = `${address}?${new URLSearchParams({ [RETURN_QUERY]: findReturnPath(page) })}`;
      }}
    >
      <OpenIdName offer={offer} />
    </a>
  );
}
