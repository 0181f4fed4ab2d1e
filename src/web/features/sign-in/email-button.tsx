import { Mail } from 'lucide-react';
import { type FunctionComponent, type RefObject, useState } from 'react';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { EmailSignInProps } from './email-sign-in.tsx';

export type EmailSignInForm = FunctionComponent<EmailSignInProps>;

export interface EmailButtonProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Another way to sign in is in progress. */
  readonly isOff: boolean;
  readonly onReady: (form: EmailSignInForm) => void;
}

/** Opens the sign-in by email, whose forms and words are loaded with the first click. */
export function EmailButton({ button, isOff, onReady }: EmailButtonProps) {
  const page = usePage();
  const [isLoading, setLoading] = useState(false);
  const open = () => {
    setLoading(true);
    loadForm(page)
      .then(onReady, (error: unknown) => showFailure(page, error))
      .finally(() => setLoading(false));
  };
  return (
    <button
      ref={button}
      type="button"
      className="btn bg-surface border-control hover:bg-raised mt-3 w-full border"
      aria-disabled={isOff || isLoading}
      onClick={() => isOff || isLoading || open()}
    >
      {isLoading ? <Spinner /> : <Mail size={18} aria-hidden className="flex-none" />}
      {page.t('signIn.email')}
    </button>
  );
}

async function loadForm(page: Page): Promise<EmailSignInForm> {
  const [{ EmailSignIn }] = await Promise.all([
    import('./email-sign-in.tsx'),
    loadMessages(page, 'verification', 'errors', 'rules'),
  ]);
  return EmailSignIn;
}
