import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface StoreNoticeProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly role?: 'alert';
  /** The way on. */
  readonly children?: ReactNode;
}

/** Stands in place of what a page of the store cannot show. */
export function StoreNotice({ Icon, title, text, role, children }: StoreNoticeProps) {
  return (
    <section role={role} className="card flex flex-col items-center gap-4 px-6 py-16 text-center">
      <Icon size={48} aria-hidden className="text-muted" />
      <h2 className="text-lg">{title}</h2>
      <p className="text-muted max-w-md text-balance">{text}</p>
      <div className="flex flex-wrap justify-center gap-3 empty:hidden">{children}</div>
    </section>
  );
}
