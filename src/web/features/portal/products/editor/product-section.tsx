import type { ReactNode } from 'react';

interface ProductSectionProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A section of the product editor. It is isolated, so that a browser repaints only the section that changed. */
export function ProductSection({ id, title, lead, children }: ProductSectionProps) {
  return (
    <section aria-labelledby={id} className="card isolate flex min-w-0 flex-col gap-6 p-4 sm:p-7">
      <div>
        <h2 id={id} tabIndex={-1} className="scroll-mt-44 sm:scroll-mt-36 lg:scroll-mt-28 text-lg outline-none">
          {title}
        </h2>
        <p className="text-muted mt-1 max-w-2xl text-sm">{lead}</p>
      </div>
      {children}
    </section>
  );
}
