import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { nextMenuItem } from '#web/ui/menu-keys.ts';

export interface MenuEntry {
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Target of a link; an entry without one runs `onSelect`. */
  readonly href?: string;
  readonly run?: () => void;
  /** Why the action is not available. */
  readonly obstacle?: string | undefined;
}

interface ActionMenuProps {
  /** Id of the button, so that the focus can be moved to it. */
  readonly buttonId?: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly entries: readonly MenuEntry[];
}

/** A menu button (WAI-ARIA): arrows, Home and End move; Escape, Tab and a click outside close the menu. */
export function ActionMenu({ buttonId, label, Icon, entries }: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={box} className="relative flex-none">
      <IconButton
        ref={button}
        id={buttonId}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        Icon={Icon}
        size={20}
      />
      {isOpen && (
        <ActionMenuList id={id} label={label} entries={entries} onClose={close} onLeave={() => setOpen(false)} />
      )}
    </div>
  );
}

interface ActionMenuListProps extends Omit<ActionMenuProps, 'Icon' | 'buttonId'> {
  readonly id: string;
  /** Closes the menu and returns the focus to the button. */
  readonly onClose: () => void;
  /** Closes the menu without moving the focus. */
  readonly onLeave: () => void;
}

function ActionMenuList({ id, label, entries, onClose, onLeave }: ActionMenuListProps) {
  const menu = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onLeave();
    if (event.key === 'Escape') return onClose();
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
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
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="card absolute end-0 top-full z-20 mt-1 w-72 max-w-[calc(100vw-48px)] p-2 floating"
    >
      {entries.map((entry) => (
        <MenuItem key={entry.label} entry={entry} onClose={onClose} />
      ))}
    </div>
  );
}

const ITEM = 'flex min-h-11 w-full items-start gap-3 rounded-lg px-3 py-2.5 text-start text-sm';

function MenuItem({ entry: { label, Icon, href, run, obstacle }, onClose }: { entry: MenuEntry; onClose: () => void }) {
  const icon = <Icon size={18} aria-hidden className="text-muted mt-0.5 flex-none" />;
  if (href !== undefined) {
    return (
      <a role="menuitem" tabIndex={-1} href={href} className={`${ITEM} hover:bg-raised`} onClick={onClose}>
        {icon}
        {label}
      </a>
    );
  }
  const isPossible = obstacle === undefined;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={!isPossible}
      className={`${ITEM} ${isPossible ? 'hover:bg-raised' : 'cursor-default'}`}
      onClick={() => {
        if (!isPossible) return;
        onClose();
        run?.();
      }}
    >
      {icon}
      <span className="min-w-0">
        <span className={isPossible ? '' : 'text-muted'}>{label}</span>
        {!isPossible && <span className="text-muted mt-0.5 block text-xs">{obstacle}</span>}
      </span>
    </button>
  );
}
