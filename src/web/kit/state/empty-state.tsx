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
export function EmptyState({ role, ...content }: EmptyStateProps) {
  return (
    <div role={role} className="flex flex-col items-center gap-3 py-12 text-center">
      <Content {...content} Title="p" />
    </div>
  );
}

/** Replaces an empty part of a page. */
export function EmptyCard({ role, ...content }: EmptyStateProps) {
  return (
    <section role={role} className={CARD}>
      <Content {...content} Title="h2" />
    </section>
  );
}

/** Replaces a whole page, heading included. */
export function EmptyPage({ role, ...content }: EmptyStateProps) {
  return (
    <section role={role} className={CARD}>
      <Content {...content} Title="h1" />
    </section>
  );
}

/** The icon of an empty part, in a circle. */
export function EmptyIcon({ Icon }: Pick<EmptyStateProps, 'Icon'>) {
  return (
    <span className="bg-raised text-gold-text mx-auto grid h-20 w-20 place-items-center rounded-full">
      <Icon size={36} aria-hidden />
    </span>
  );
}

interface ContentProps extends Omit<EmptyStateProps, 'role'> {
  readonly Title: 'h1' | 'h2' | 'p';
}

function Content({ Icon, Title, title, text, children }: ContentProps) {
  return (
    <>
      <EmptyIcon Icon={Icon} />
      {title !== undefined && <Title className="text-lg font-bold wrap-anywhere">{title}</Title>}
      {text !== undefined && <p className="text-muted max-w-md text-balance">{text}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-3 empty:hidden">{children}</div>
    </>
  );
}
