import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { usePage } from '#web/app/use-page.ts';

interface ShelfFrameProps {
  /** ID of its heading. */
  readonly id: string;
  readonly title: string;
  /** Address of the full list, if there is one. */
  readonly allAddress?: string | undefined;
  /** List items. */
  readonly children: ReactNode;
}

/** A titled row that scrolls horizontally. */
export function ShelfFrame({ id, title, allAddress, children }: ShelfFrameProps) {
  const page = usePage();
  const row = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) => {
    const width = row.current?.clientWidth ?? 0;
    row.current?.scrollBy({ left: direction * width, behavior: 'smooth' });
  };
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <div className="flex flex-none items-center gap-1">
          {allAddress !== undefined && (
            <a href={allAddress} className="link inline-flex min-h-11 items-center px-2 text-sm no-underline">
              {page.t('hall.seeAll')}
              <span className="sr-only"> {title}</span>
            </a>
          )}
          <button type="button" className="btn-icon hidden md:inline-grid" onClick={() => scroll(-1)}>
            <ChevronLeft size={20} aria-hidden />
            <span className="sr-only">{page.t('hall.scrollBack', { title })}</span>
          </button>
          <button type="button" className="btn-icon hidden md:inline-grid" onClick={() => scroll(1)}>
            <ChevronRight size={20} aria-hidden />
            <span className="sr-only">{page.t('hall.scrollOn', { title })}</span>
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard (axe scrollable-region-focusable). */}
      <ul ref={row} className="shelf" tabIndex={0} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  );
}
