import { CircleCheck, TriangleAlert } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';

/** Whether an address or a number has been verified. */
export function VerifiedState({ isVerified }: { isVerified: boolean }) {
  const page = usePage();
  const Icon = isVerified ? CircleCheck : TriangleAlert;
  return (
    <span
      className={`inline-flex items-center gap-1 text-xs font-bold ${isVerified ? 'text-success' : 'text-warning'}`}
    >
      <Icon size={14} aria-hidden />
      {page.t(isVerified ? 'words.verified' : 'words.notVerified')}
    </span>
  );
}
