import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { loadingCalls } from '#web/app/navigation/loading-calls.ts';
import { closeSignIn, signInRequest } from '#web/app/session/open-sign-in.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { usePage } from '../../app/use-page.ts';
import type { ReadySignIn } from './prepare-sign-in.ts';
import { consumeWelcome } from './welcome.ts';

/** The place of the sign-in dialog, which is loaded on demand. */
export function SignInHost() {
  const page = usePage();
  useWelcome();
  const request = useSyncExternalStore(signInRequest.subscribe, signInRequest.get, () => null);
  const [ready, setReady] = useState<ReadySignIn | null>(null);
  useEffect(() => {
    if (request === null) return;
    let isWanted = true;
    const load = async () => {
      const { prepareSignIn } = await import('./prepare-sign-in.ts');
      return prepareSignIn(page);
    };
    loadingCalls.start();
    load()
      .then(
        (loaded) => isWanted && setReady(loaded),
        async (error: unknown) => {
          closeSignIn();
          await showFailure(page, error);
        },
      )
      .finally(loadingCalls.end);
    return () => {
      isWanted = false;
      setReady(null);
    };
  }, [request, page]);
  if (request === null || ready === null) return null;
  const { Dialog, settings } = ready;
  return <Dialog settings={settings} reason={request.reason} onClose={closeSignIn} />;
}

/** Welcomes a user who has just signed in, on the document loaded by the sign-in. */
function useWelcome(): void {
  const page = usePage();
  const nickname = useUser()?.nickname;
  useEffect(() => {
    if (nickname === undefined || !consumeWelcome(sessionStorage)) return;
    const greet = () => toasts.show('success', page.t('signIn.welcome', { nickname }));
    void loadMessages(page, 'sign-in').then(greet, () => undefined);
  }, [nickname, page]);
}
