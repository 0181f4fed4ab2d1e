import type { ReactNode } from 'react';
import { namesOf } from '#domain/forms/form-table.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { usePage } from '#web/app/use-page.ts';

interface FactsProps {
  /** Values by the message keys of their labels; null, false and undefined are left out. */
  readonly facts: Partial<Record<MessageKey, ReactNode>>;
  readonly className?: string;
}

/** Labeled values, in the order in which they are given. */
export function Facts({ facts, className }: FactsProps) {
  const page = usePage();
  return (
    <dl className={className}>
      {namesOf(facts).map((name) => {
        const value = facts[name];
        return value === null || value === undefined || value === false ? null : (
          <Fact key={name} label={page.t(name)}>
            {value}
          </Fact>
        );
      })}
    </dl>
  );
}

/** A label and value in a description list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="text-sm wrap-anywhere">{children}</dd>
    </div>
  );
}
