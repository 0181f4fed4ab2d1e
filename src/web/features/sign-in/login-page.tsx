import { useRouter } from '@tanstack/react-router';
import type { PublicSettings } from '#contract/system/entities.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '../../app/use-page.ts';
import { SignInPanel } from './sign-in-panel.tsx';

/** The sign-in panel as a page; leads to the hall. */
export function LoginPage({ settings }: { settings: PublicSettings }) {
  const page = usePage();
  const router = useRouter();
  const isSignedIn = useUser() !== null;
  const goHome = () => router.history.push(page.href('/'));
  return (
    <section aria-labelledby="sign-in-title" className="card w-full max-w-[440px] p-6 sm:p-10">
      {isSignedIn ? <AlreadySignedIn /> : <SignInPanel settings={settings} titleLevel={1} onSuspended={goHome} />}
      <noscript>
        <p className="mt-4 text-center text-sm">{page.t('signIn.noScript')}</p>
      </noscript>
    </section>
  );
}

function AlreadySignedIn() {
  const page = usePage();
  return (
    <div className="flex flex-col items-center gap-6 text-center">
      <h1 id="sign-in-title" className="text-title">
        {page.t('signIn.already.title')}
      </h1>
      <a className="btn btn-gold" href={page.href('/')}>
        {page.t('signIn.already.home')}
      </a>
    </div>
  );
}
