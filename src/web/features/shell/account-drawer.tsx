import { LogIn } from 'lucide-react';
import { useSession } from '../../app/session-store.ts';
import { usePage } from '../../app/use-page.ts';
import { openSignIn } from '../sign-in/open-sign-in.ts';

/** The account at the end of the drawer: its pages, or for visitors the way to sign in. */
export function AccountDrawer({ onLeave }: { onLeave: () => void }) {
  const page = usePage();
  const { user, parts } = useSession();
  if (user !== null && parts !== null) return <parts.DrawerAccount user={user} onLeave={onLeave} />;
  const signIn = () => {
    onLeave();
    openSignIn();
  };
  return (
    <button type="button" className="btn btn-gold mx-3 mt-6" onClick={signIn}>
      <LogIn size={20} aria-hidden />
      {page.t('shell.signIn')}
    </button>
  );
}
