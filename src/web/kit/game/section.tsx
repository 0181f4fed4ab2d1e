import type { ReactNode } from 'react';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of the details page. */
export function Section({ id, title, className = '', children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className={`min-w-0 ${className}`}>
      <h2 id={`${id}-title`} className="mb-4 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
