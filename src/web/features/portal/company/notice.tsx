import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface NoticeProps {
  readonly kind: 'warning' | 'info';
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A notice above the content of a page. */
export function Notice({ kind, title, text, children }: NoticeProps) {
  const Icon = kind === 'warning' ? TriangleAlert : Info;
  return (
    <section className={`card flex gap-4 p-5 ${kind === 'warning' ? 'border-warning' : ''}`}>
      <Icon size={24} aria-hidden className={`flex-none ${kind === 'warning' ? 'text-warning' : 'text-info'}`} />
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        <p className="text-muted text-sm">{text}</p>
        {children}
      </div>
    </section>
  );
}
