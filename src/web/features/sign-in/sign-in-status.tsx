import { CircleAlert, Info } from 'lucide-react';
import { usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { SignInState } from './sign-in-state.ts';

/** Progress or failure of the sign-in, announced to screen readers. One line is reserved for it. */
export function SignInStatus({ state: { step, pending, message } }: { state: SignInState }) {
  const page = usePage();
  const progress = step === 'sending' ? page.t('signIn.working') : pending === null ? null : page.t('signIn.opening');
  return (
    <div className="mt-2 min-h-6 w-full text-sm">
      <p role="status" className="text-muted flex items-center justify-center gap-2 empty:hidden">
        {progress !== null && <Spinner />}
        {progress}
      </p>
      <div role="alert">{message !== null && <Message message={message} />}</div>
    </div>
  );
}

function Message({ message: { key, values, isHint } }: { message: NonNullable<SignInState['message']> }) {
  const { translator } = usePage();
  const text = translator.find(key, values) ?? translator.find('error.system_busy') ?? '';
  const Icon = isHint ? Info : CircleAlert;
  return (
    <p
      className={`flex items-start gap-2 rounded-xl border px-4 py-3 text-start ${isHint ? 'border-line' : 'border-danger'}`}
    >
      <Icon size={18} aria-hidden className={`mt-0.5 flex-none ${isHint ? 'text-info' : 'text-danger'}`} />
      {text}
    </p>
  );
}
