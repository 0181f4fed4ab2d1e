import { useEffect } from 'react';
import { loadMessages } from '../../app/import-messages.ts';
import { useUser } from '../../app/session-store.ts';
import { usePage } from '../../app/use-page.ts';
import { toasts } from '../../ui/toast-store.ts';
import { takeWelcome } from './welcome.ts';

/** Greets whoever has just signed in: the sign-in ended with the document before this one. */
export function useWelcome(): void {
  const page = usePage();
  const nickname = useUser()?.nickname;
  useEffect(() => {
    if (nickname === undefined || !takeWelcome(sessionStorage)) return;
    const greet = () => toasts.show('success', page.t('signIn.welcome', { nickname }));
    void loadMessages(page, 'sign-in').then(greet, () => undefined);
  }, [nickname, page]);
}
