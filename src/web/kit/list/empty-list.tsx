import type { LucideIcon } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { EmptyState } from '../state/empty-state.tsx';

interface EmptyListProps {
  readonly title: string;
  readonly text: string;
  /** Link to the unfiltered list; absent if it is already shown. */
  readonly all?: { readonly path: string; readonly label: string } | undefined;
  readonly Icon: LucideIcon;
}

/** An empty list with a link to the unfiltered one. */
export function EmptyList({ title, text, all, Icon }: EmptyListProps) {
  const page = usePage();
  return (
    <EmptyState Icon={Icon} title={title} text={text}>
      {all !== undefined && (
        <a className="btn btn-quiet" href={page.href(all.path)}>
          {all.label}
        </a>
      )}
    </EmptyState>
  );
}
