import { LogOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { PageUser } from '#domain/page/page-user.ts';
import { nextMenuItem } from '#web/ui/menu-keys.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { accountLinks } from './account-links.ts';

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
export function AccountMenuItems({ user, label, onClose }: AccountMenuItemsProps) {
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
