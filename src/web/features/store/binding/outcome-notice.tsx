import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { usePage } from '../../../app/use-page.ts';
import type { BindingOutcome } from './binding-outcome.ts';

const LOOKS = {
  bound: { Icon: CircleCheck, tone: 'text-success', border: 'border-success' },
  refused: { Icon: TriangleAlert, tone: 'text-warning', border: 'border-warning' },
  unknown: { Icon: Info, tone: 'text-info', border: 'border-info' },
} as const satisfies Record<BindingOutcome, object>;

/** Tells whoever comes back from the invoice platform what became of the binding. */
export function OutcomeNotice({ outcome }: { outcome: BindingOutcome }) {
  const page = usePage();
  const { Icon, tone, border } = LOOKS[outcome];
  return (
    <div role="status" className={`card flex items-start gap-4 p-5 ${border}`}>
      <Icon size={24} aria-hidden className={`mt-0.5 flex-none ${tone}`} />
      <div>
        <p className="font-bold">{page.t(`binding.outcome.${outcome}.title`)}</p>
        <p className="text-muted mt-1 text-sm">{page.t(`binding.outcome.${outcome}.text`)}</p>
      </div>
    </div>
  );
}
