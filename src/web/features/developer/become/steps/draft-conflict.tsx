import { Files } from 'lucide-react';
import { usePage } from '../../../../app/use-page.ts';

export interface DraftConflictProps {
  readonly onKeepMine: () => void;
  readonly onTakeOther: () => void;
}

/** Another window has kept its own text meanwhile: whoever sits here chooses which of the two counts. */
export function DraftConflict({ onKeepMine, onTakeOther }: DraftConflictProps) {
  const page = usePage();
  return (
    <section
      role="alert"
      aria-labelledby="draft-conflict"
      className="border-warning bg-surface flex flex-col gap-3 rounded-xl border p-4 sm:flex-row sm:items-center"
    >
      <Files size={24} aria-hidden className="text-warning flex-none" />
      <div className="min-w-0 flex-1">
        <p id="draft-conflict" className="font-bold">
          {page.t('become.conflict.title')}
        </p>
        <p className="text-muted text-sm">{page.t('become.conflict.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-quiet" onClick={onTakeOther}>
          {page.t('become.conflict.other')}
        </button>
        <button type="button" className="btn btn-gold" onClick={onKeepMine}>
          {page.t('become.conflict.mine')}
        </button>
      </div>
    </section>
  );
}
