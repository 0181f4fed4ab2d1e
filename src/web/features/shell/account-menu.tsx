import { LogOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PageUser } from '#domain/page/page-user.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { nextMenuItem } from '#web/ui/menu-keys.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { accountLinks } from './account-links.ts';

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

const ITEM = 'hover:bg-raised flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start';

interface AccountMenuItemsProps {
  readonly user: PageUser;
  readonly label: string;
  readonly onClose: () => void;
}

/**
 * Items of an open menu (WAI-ARIA): the first has the focus; arrows, Home and End move it; Tab and selection close the
 * menu.
 */
function AccountMenuItems({ user, label, onClose }: AccountMenuItemsProps) {
  const page = usePage();
  const links = accountLinks(user);
  const signOut = useAction(page.signOut);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => itemsOf(menu.current)[0]?.focus(), []);
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') onClose();
    const items = itemsOf(menu.current);
    const next = nextMenuItem(
      event.key,
      items.findIndex((item) => item.matches(':focus')),
      items.length,
    );
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
  return (
    <div ref={menu} role="menu" aria-label={label} tabIndex={-1} onKeyDown={move}>
      {links.map(({ path, label: text, Icon }) => (
        <a key={path} role="menuitem" tabIndex={-1} href={page.href(path)} className={ITEM} onClick={onClose}>
          <Icon size={20} aria-hidden className="text-muted flex-none" />
          {page.t(text)}
        </a>
      ))}
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={ITEM}
        onClick={() => {
          onClose();
          signOut.start();
        }}
      >
        <LogOut size={20} aria-hidden className="text-muted flex-none" />
        {page.t('shell.signOut')}
      </button>
    </div>
  );
}

function itemsOf(menu: HTMLElement | null): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}
