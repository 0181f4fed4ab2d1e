import { Check, Hourglass, MessageCircleQuestion, X } from 'lucide-react';
import type { ProviderDecision } from '#contract/provider/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { DECISION_WORDS } from './decision-words.ts';

const BUTTONS = [
  { decision: 'approve', Icon: Check, look: 'btn-gold' },
  { decision: 'reject', Icon: X, look: 'btn-quiet' },
  { decision: 'ask', Icon: MessageCircleQuestion, look: 'btn-quiet' },
  { decision: 'timeout', Icon: Hourglass, look: 'btn-quiet' },
] as const satisfies readonly { decision: ProviderDecision; Icon: typeof Check; look: string }[];

interface DecisionBarProps {
  /** Another operator has claimed the case. */
  readonly isOff: boolean;
  readonly onDecide: (decision: ProviderDecision) => void;
}

/** The available decisions, always in view. */
export function DecisionBar({ isOff, onDecide }: DecisionBarProps) {
  const page = usePage();
  return (
    <section
      aria-label={page.t('providers.decide')}
      className="card border-control sticky bottom-3 z-10 flex flex-wrap gap-2 p-3"
    >
      {BUTTONS.map(({ decision, Icon, look }) => (
        <button
          key={decision}
          type="button"
          className={`btn ${look} px-4 max-sm:flex-auto aria-disabled:cursor-not-allowed`}
          aria-disabled={isOff}
          onClick={() => isOff || onDecide(decision)}
        >
          <Icon size={18} aria-hidden className="flex-none" />
          {page.t(DECISION_WORDS[decision].name)}
        </button>
      ))}
    </section>
  );
}
