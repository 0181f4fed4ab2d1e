import type { ReactNode } from 'react';

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line flex min-w-0 flex-col border-b py-2 last:border-b-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="min-w-0 text-sm wrap-anywhere">{children}</dd>
    </div>
  );
}
