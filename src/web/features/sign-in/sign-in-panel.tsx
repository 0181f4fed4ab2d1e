import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IdentityProviderName } from '#contract/account/entities.ts';
import { loginWithEmail } from '#contract/account/sign-in-endpoints.ts';
import type { PublicSettings } from '#contract/system/entities.ts';
import type { SignInReason } from '#web/app/session/open-sign-in.ts';
import { usePage } from '../../app/use-page.ts';
import { Agreement } from './agreement.tsx';
import { EmailButton, type EmailSignInForm } from './email-button.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignInStatus } from './sign-in-status.tsx';
import { SuspensionDialog } from './suspension-dialog.tsx';
import { endInSession, useSignIn } from './use-sign-in.ts';

export interface SignInPanelProps {
  readonly settings: PublicSettings;
  readonly reason?: SignInReason | undefined;
  readonly titleLevel: 1 | 2;
  /** The user has read that the account is suspended. */
  readonly onSuspended: () => void;
}

/** The benefits of an account, the sign-in buttons and the accepted policies: content of the dialog and the page. */
export function SignInPanel({ settings, reason, titleLevel, onSuspended }: SignInPanelProps) {
  const page = usePage();
  const googleParent = useRef<HTMLDivElement>(null);
  const emailButton = useRef<HTMLButtonElement>(null);
  const [EmailForm, setEmailForm] = useState<EmailSignInForm | null>(null);
  const { signIn, state, offers } = useSignIn(settings, googleParent, endInSession);
  const start = (provider: IdentityProviderName) => void signIn.start(provider);
  const Title = titleLevel === 1 ? 'h1' : 'h2';
  const isLocal = offers.google?.isLocal === true || offers.apple?.isLocal === true;
  return (
    <div className="flex flex-col items-center text-center">
      <img src="/favicon.svg" alt="" width={64} height={64} className="h-16 w-16" />
      <Title id="sign-in-title" className="mt-5 text-xl">
        {page.t('signIn.title')}
      </Title>
      <div id="sign-in-about" className="mt-3 flex flex-col gap-3 text-balance">
        {reason !== undefined && <p className="font-bold">{page.t(`signIn.reason.${reason}`)}</p>}
        <p className="text-muted">{page.t('signIn.lead')}</p>
      </div>
      {EmailForm === null ? (
        <>
          <ProviderButtons offers={offers} state={state} googleParent={googleParent} onStart={start} />
          {settings.emailSignIn && (
            <EmailButton
              button={emailButton}
              isOff={state.step !== 'choosing'}
              onReady={(form) => setEmailForm(() => form)}
            />
          )}
          <SignInStatus state={state} />
        </>
      ) : (
        <EmailForm
          usesOutbox={settings.outbox.email}
          lead={page.t('signIn.email.lead')}
          onCode={(caller, proof, options) => signIn.redeem(() => caller.call(loginWithEmail, proof, options))}
          onBack={() => {
            flushSync(() => setEmailForm(null));
            emailButton.current?.focus();
          }}
        />
      )}
      <Agreement />
      {isLocal && EmailForm === null && (
        <p className="bg-raised text-muted mt-5 rounded-xl px-4 py-3 text-xs text-pretty">{page.t('signIn.local')}</p>
      )}
      {state.step === 'suspended' && <SuspensionDialog company={settings.company} onClose={onSuspended} />}
    </div>
  );
}
