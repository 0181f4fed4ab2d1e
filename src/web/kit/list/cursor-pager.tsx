import { ChevronRight, ChevronsLeft } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';

interface CursorPagerProps {
  /** Where the current page begins; undefined: the first page. */
  readonly after: string | undefined;
  /** Where the next page begins; null: this is the last one. */
  readonly next: string | null;
  /** Label of the link to the first page. */
  readonly first: string;
  readonly address: (after: string | undefined) => string;
}

/** Links to the next and the first page of a list without page numbers; the back button leads to the previous one. */
export function CursorPager({ after, next, first, address }: CursorPagerProps) {
  const page = usePage();
  return (
    <nav
      aria-label={page.t('list.pages')}
      className="mt-6 flex flex-wrap items-center justify-center gap-2 empty:hidden"
    >
      {after !== undefined && (
        <a className="btn btn-quiet" rel="first" href={address(undefined)}>
          <ChevronsLeft size={18} aria-hidden />
          {first}
        </a>
      )}
      {next !== null && (
        <a className="btn btn-quiet" rel="next" href={address(next)}>
          {page.t('hall.nextPage')}
          <ChevronRight size={18} aria-hidden />
        </a>
      )}
    </nav>
  );
}
