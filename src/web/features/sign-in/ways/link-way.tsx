import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { linkApple, linkEmail, linkGoogle, linkOpenId } from '#contract/account/identity-endpoints.ts';
import type { PublicSettings } from '#contract/system/entities.ts';
import { LINKED_QUERY } from '#domain/page/return-path.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { AccountSection } from '#web/kit/page/account-page.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { EmailButton, type EmailSignInForm } from '../email-button.tsx';
import { ProviderButtons } from '../provider-buttons.tsx';
import { SignInStatus } from '../sign-in-status.tsx';
import { IN_PANEL, type SignInEnd, useSignIn } from '../use-sign-in.ts';

/** Adds a way to sign in by signing in with it: the same windows and proofs, which end in a link. */
export function LinkWay({ settings }: { settings: PublicSettings }) {
  const page = usePage();
  const googleParent = useRef<HTMLDivElement>(null);
  const emailButton = useRef<HTMLButtonElement>(null);
  const [EmailForm, setEmailForm] = useState<EmailSignInForm | null>(null);
  const createEnd = useLinkEnd();
  const { signIn, state, offers } = useSignIn(settings, googleParent, createEnd);
  useArrival();
  return (
    <AccountSection id="link-way" title={page.t('account.ways.link')} lead={page.t('account.ways.link.lead')}>
      <div className="-mt-7 max-w-[400px]">
        {EmailForm === null ? (
          <>
            <ProviderButtons
              offers={offers}
              state={state}
              googleParent={googleParent}
              onStart={(provider) => void signIn.start(provider)}
              onOpenId={(id) => void leaveFor(page, id)}
            />
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
            lead={page.t('account.ways.link.email')}
            onCode={(caller, proof, options) => signIn.redeem(() => caller.call(linkEmail, proof, options))}
            onBack={() => {
              flushSync(() => setEmailForm(null));
              emailButton.current?.focus();
            }}
          />
        )}
      </div>
    </AccountSection>
  );
}

function useLinkEnd() {
  const router = useRouter();
  return (page: Page): SignInEnd<unknown> => ({
    logIn: (provider, { token }) => page.call(provider === 'apple' ? linkApple : linkGoogle, { token }, IN_PANEL),
    adoptSession: async () => {
      await router.invalidate();
      document.getElementById('ways')?.focus();
      toasts.show('success', page.t('account.ways.linked'));
    },
  });
}

async function leaveFor(page: Page, provider: string): Promise<void> {
  try {
    location.assign((await page.call(linkOpenId, { provider })).url);
  } catch (error) {
    await showFailure(page, error);
  }
}

/** Says so if the browser has come back from an OpenID provider whose account is linked now. */
function useArrival(): void {
  const page = usePage();
  const router = useRouter();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (!query.has(LINKED_QUERY)) return;
    router.history.replace(location.pathname);
    toasts.show('success', page.t('account.ways.linked'));
  }, [page, router]);
}
