import type { LucideIcon } from 'lucide-react';

interface PortalNoticeProps {
  readonly Icon: LucideIcon;
  readonly title?: string;
  readonly text: string;
}

/** What stands in place of a list that has nothing to show. */
export function PortalNotice({ Icon, title, text }: PortalNoticeProps) {
  return (
    <section role="status" className="card flex flex-col items-center gap-3 px-6 py-14 text-center">
      <Icon size={44} aria-hidden className="text-muted" />
      {title !== undefined && <h2 className="text-lg">{title}</h2>}
      <p className="text-muted max-w-md">{text}</p>
    </section>
  );
}
