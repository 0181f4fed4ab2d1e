import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface LoadingPartProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Content that the next page or filter replaces: visible until then, busy and, after a while, dimmed. */
export function LoadingPart({ className = '', children }: LoadingPartProps) {
  const isLoading = useRouterState({ select: (state) => state.isLoading && state.status === 'pending' });
  return (
    <div aria-busy={isLoading} className={`transition-opacity aria-busy:opacity-50 aria-busy:delay-200 ${className}`}>
      {children}
    </div>
  );
}
