import { useRef, useState } from 'react';
import type { PageUser } from '#domain/page/page-user.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { usePage } from '../../app/use-page.ts';
import { AccountMenuItems } from './account-menu-items.tsx';

const MENU_ID = 'account-menu';

/** The account menu as a menu button (WAI-ARIA), with account links and sign-out. */
export function AccountMenu({ user }: { user: PageUser }) {
  const page = usePage();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = page.t('shell.account.menu', { name: user.nickname });
  return (
    <>
      <button
        type="button"
        className="btn-icon"
        popoverTarget={MENU_ID}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={MENU_ID}
        aria-label={name}
        title={name}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          menu.current?.showPopover();
        }}
      >
        <Avatar nickname={user.nickname} src={user.avatar} />
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="card text-ink fixed inset-auto end-4 top-16 m-0 max-h-[calc(100dvh-80px)] w-72 max-w-[calc(100vw-32px)] overflow-y-auto p-2"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <p className="border-line mb-2 truncate border-b px-3 pt-1 pb-3 font-bold">{user.nickname}</p>
        {isOpen && <AccountMenuItems user={user} label={name} onClose={() => menu.current?.hidePopover()} />}
      </div>
    </>
  );
}
