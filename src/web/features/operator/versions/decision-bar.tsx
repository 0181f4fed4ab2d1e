import {
  ArchiveRestore,
  Ban,
  Check,
  type LucideIcon,
  MessageCircleQuestion,
  ThumbsDown,
  ThumbsUp,
  X,
} from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import type { CaseDecision } from './case-decisions.ts';

const BUTTONS = {
  approve: { Icon: Check, look: 'btn-gold' },
  reject: { Icon: X, look: 'btn-quiet' },
  ask: { Icon: MessageCircleQuestion, look: 'btn-quiet' },
  grant: { Icon: ThumbsUp, look: 'btn-gold' },
  decline: { Icon: ThumbsDown, look: 'btn-quiet' },
  restore: { Icon: ArchiveRestore, look: 'btn-quiet' },
  remove: { Icon: Ban, look: 'btn-quiet' },
} as const satisfies Record<CaseDecision, { Icon: LucideIcon; look: string }>;

interface DecisionBarProps {
  readonly decisions: readonly CaseDecision[];
  readonly isOff: (decision: CaseDecision) => boolean;
  /** Why actions are disabled, other than for another operator's claim; empty if they are not. */
  readonly reason: string;
  readonly onDecide: (decision: CaseDecision) => void;
}

const REASON_ID = 'decision-off';

/** The available actions, always in view. */
export function DecisionBar({ decisions, isOff, reason, onDecide }: DecisionBarProps) {
  const page = usePage();
  if (decisions.length === 0) return null;
  return (
    <section
      aria-label={page.t('providers.decide')}
      className="card border-control sticky bottom-3 z-10 flex flex-wrap items-center gap-2 p-3"
    >
      {decisions.map((decision) => {
        const { Icon, look } = BUTTONS[decision];
        return (
          <button
            key={decision}
            type="button"
            className={`btn ${look} flex-auto px-4 aria-disabled:cursor-not-allowed sm:flex-none`}
            aria-disabled={isOff(decision)}
            aria-describedby={reason === '' ? undefined : REASON_ID}
            onClick={() => isOff(decision) || onDecide(decision)}
          >
            <Icon size={18} aria-hidden className="flex-none" />
            {page.t(`reviews.${decision}`)}
          </button>
        );
      })}
      {reason !== '' && (
        <p id={REASON_ID} className="text-muted w-full text-xs sm:w-auto sm:flex-1">
          {reason}
        </p>
      )}
    </section>
  );
}
