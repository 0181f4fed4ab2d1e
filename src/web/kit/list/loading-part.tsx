import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface LoadingPartProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** What the next page or filter will replace: it stays in sight until then, busy and, if that takes long, dimmed. */
export function LoadingPart({ className = '', children }: LoadingPartProps) {
  const isLoading = useRouterState({ select: (state) => state.isLoading && state.status === 'pending' });
  return (
    <div aria-busy={isLoading} className={`transition-opacity aria-busy:opacity-50 aria-busy:delay-200 ${className}`}>
      {children}
    </div>
  );
}
