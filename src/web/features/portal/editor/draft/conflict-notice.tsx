import { GitFork } from 'lucide-react';

interface ConflictNoticeProps {
  readonly text: string;
  readonly take: string;
  readonly keep: string;
  readonly isBusy: boolean;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Two have written at once, and one of them has to choose; nothing is lost until then. */
export function ConflictNotice({ text, take, keep, isBusy, onTake, onKeep }: ConflictNoticeProps) {
  return (
    <div role="alert" className="border-warning flex flex-wrap items-center gap-3 border-t-2 px-4 py-3 sm:px-6">
      <GitFork size={20} aria-hidden className="text-warning flex-none" />
      <p className="min-w-0 flex-1 basis-64 text-sm">{text}</p>
      <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={() => isBusy || onTake()}>
        {take}
      </button>
      <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={() => isBusy || onKeep()}>
        {keep}
      </button>
    </div>
  );
}
