import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const LOOKS = {
  success: { Icon: CircleCheck, border: 'border-success', text: 'text-success' },
  info: { Icon: Info, border: 'border-info', text: 'text-info' },
  warning: { Icon: TriangleAlert, border: 'border-warning', text: 'text-warning' },
  danger: { Icon: TriangleAlert, border: 'border-danger', text: 'text-danger' },
} as const;

interface NoticeProps {
  readonly look: keyof typeof LOOKS;
  readonly children: ReactNode;
}

/** A notice to read before proceeding. */
export function Notice({ look, children }: NoticeProps) {
  const { Icon, border, text } = LOOKS[look];
  return (
    <div className={`flex items-start gap-3 rounded-xl border px-4 py-3 text-sm ${border}`}>
      <Icon size={20} aria-hidden className={`mt-0.5 flex-none ${text}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere">{children}</div>
    </div>
  );
}
