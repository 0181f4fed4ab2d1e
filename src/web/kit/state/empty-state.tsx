import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly Icon: LucideIcon;
  readonly title?: string;
  readonly text?: string;
  readonly role?: 'alert' | 'status';
  /** Links and buttons for the next step. */
  readonly children?: ReactNode;
}

const CARD = 'card flex flex-col items-center gap-3 px-6 py-12 text-center';

/** Replaces an empty list inside its card. */
export function EmptyState({ Icon, role, ...words }: EmptyStateProps) {
  return (
    <div role={role} className="flex flex-col items-center gap-3 py-12 text-center">
      <Icon size={44} aria-hidden className="text-muted" />
      <Words {...words} Title="p" />
    </div>
  );
}

/** Replaces an empty part of a page. */
export function EmptyCard({ Icon, role, ...words }: EmptyStateProps) {
  return (
    <section role={role} className={CARD}>
      <Icon size={44} aria-hidden className="text-muted" />
      <Words {...words} Title="h2" />
    </section>
  );
}

/** Replaces a whole page, heading included. */
export function EmptyPage({ Icon, role, ...words }: EmptyStateProps) {
  return (
    <section role={role} className={CARD}>
      <Icon size={48} aria-hidden className="text-muted" />
      <Words {...words} Title="h1" />
    </section>
  );
}

/** Replaces a list without entries, and invites to create the first. */
export function Invitation({ Icon, role, ...words }: EmptyStateProps) {
  return (
    <section role={role} className={CARD}>
      <span className="bg-raised text-gold-text grid h-20 w-20 place-items-center rounded-full">
        <Icon size={40} aria-hidden />
      </span>
      <Words {...words} Title="h2" />
    </section>
  );
}

interface WordsProps extends Pick<EmptyStateProps, 'title' | 'text' | 'children'> {
  readonly Title: 'h1' | 'h2' | 'p';
}

function Words({ Title, title, text, children }: WordsProps) {
  return (
    <>
      {title !== undefined && <Title className="text-lg font-bold wrap-anywhere">{title}</Title>}
      {text !== undefined && <p className="text-muted max-w-md text-balance">{text}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-3 empty:hidden">{children}</div>
    </>
  );
}
