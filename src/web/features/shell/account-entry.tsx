import { LogIn } from 'lucide-react';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { useSession } from '#web/app/session/use-session.ts';
import { usePage } from '../../app/use-page.ts';

/** The account in the top bar: star coins and menu, or the sign-in button for visitors. */
export function AccountEntry() {
  const page = usePage();
  const { user, parts } = useSession();
  if (user !== null && parts !== null) {
    return (
      <>
        <parts.NotificationBell user={user} />
        <parts.BalanceMenu />
        <parts.AccountMenu user={user} />
      </>
    );
  }
  return (
    <button
      type="button"
      className="text-muted hover:bg-raised hover:text-ink sm:border-control sm:text-ink ms-1 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full font-bold whitespace-nowrap sm:border sm:px-4"
      onClick={() => openSignIn()}
    >
      <LogIn size={20} aria-hidden />
      <span className="sr-only sm:not-sr-only">{page.t('shell.signIn')}</span>
    </button>
  );
}
