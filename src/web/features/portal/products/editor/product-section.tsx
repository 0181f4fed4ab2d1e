import type { ReactNode } from 'react';

interface ProductSectionProps {
  /** Id of the section's heading. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A part of the editor of a product. Isolated, so that a key paints only the part that it changes. */
export function ProductSection({ id, title, lead, children }: ProductSectionProps) {
  return (
    <section aria-labelledby={id} className="card isolate flex min-w-0 flex-col gap-6 p-4 sm:p-7">
      <div>
        <h2 id={id} tabIndex={-1} className="scroll-mt-28 text-lg outline-none">
          {title}
        </h2>
        <p className="text-muted mt-1 max-w-2xl text-sm">{lead}</p>
      </div>
      {children}
    </section>
  );
}
