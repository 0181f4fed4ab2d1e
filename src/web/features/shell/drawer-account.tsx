import { LogOut } from 'lucide-react';
import type { PageUser } from '#domain/page/page-user.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { accountLinks } from './account-links.ts';

const ROW =
  'text-muted hover:bg-raised hover:text-ink flex min-h-12 w-full items-center gap-4 rounded-xl px-4 py-2 text-start leading-snug';

interface DrawerAccountProps {
  readonly user: PageUser;
  /** Called to close the drawer. */
  readonly onLeave: () => void;
}

/** The account links and sign-out at the end of the drawer. */
export function DrawerAccount({ user, onLeave }: DrawerAccountProps) {
  const page = usePage();
  // The library is among the places above.
  const links = accountLinks(user).filter(({ path }) => path !== '/library');
  const signOut = useAction(page.signOut);
  return (
    <nav aria-label={page.t('shell.account.menu', { name: user.nickname })} className="border-line mt-4 border-t pt-4">
      <p className="mb-2 flex items-center gap-3 px-4 font-bold">
        <Avatar nickname={user.nickname} src={user.avatar} />
        <span className="truncate">{user.nickname}</span>
      </p>
      <ul>
        {links.map(({ path, label, Icon }) => (
          <li key={path}>
            <a href={page.href(path)} className={ROW}>
              <Icon size={20} aria-hidden className="flex-none" />
              {page.t(label)}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={ROW}
            onClick={() => {
              onLeave();
              signOut.start();
            }}
          >
            <LogOut size={20} aria-hidden className="flex-none" />
            {page.t('shell.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
