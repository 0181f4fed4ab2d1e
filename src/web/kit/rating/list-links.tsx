import { ChevronRight, ChevronsLeft } from 'lucide-react';

interface Way {
  readonly href: string;
  readonly label: string;
}

interface ListLinksProps {
  /** Label of the list for screen readers. */
  readonly label: string;
  /** Undefined on the first page. */
  readonly first: Way | undefined;
  /** Undefined on the last page. */
  readonly next: Way | undefined;
  readonly className?: string;
}

/** Links to the next page of a list and back to the first; the previous page is the browser's back button. */
export function ListLinks({ label, first, next, className = '' }: ListLinksProps) {
  return (
    <nav aria-label={label} className={`flex flex-wrap items-center justify-center gap-2 empty:hidden ${className}`}>
      {first !== undefined && (
        <a className="btn btn-quiet" rel="first" href={first.href}>
          <ChevronsLeft size={18} aria-hidden />
          {first.label}
        </a>
      )}
      {next !== undefined && (
        <a className="btn btn-quiet" rel="next" href={next.href}>
          {next.label}
          <ChevronRight size={18} aria-hidden />
        </a>
      )}
    </nav>
  );
}
