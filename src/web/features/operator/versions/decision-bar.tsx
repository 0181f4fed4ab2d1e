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
import type { CaseDeed } from './case-deeds.ts';

const BUTTONS = {
  approve: { Icon: Check, look: 'btn-gold' },
  reject: { Icon: X, look: 'btn-quiet' },
  ask: { Icon: MessageCircleQuestion, look: 'btn-quiet' },
  grant: { Icon: ThumbsUp, look: 'btn-gold' },
  decline: { Icon: ThumbsDown, look: 'btn-quiet' },
  restore: { Icon: ArchiveRestore, look: 'btn-quiet' },
  remove: { Icon: Ban, look: 'btn-quiet' },
} as const satisfies Record<CaseDeed, { Icon: LucideIcon; look: string }>;

interface DecisionBarProps {
  readonly deeds: readonly CaseDeed[];
  readonly isOff: (deed: CaseDeed) => boolean;
  /** Why actions are disabled, other than for another operator's claim; empty if they are not. */
  readonly reason: string;
  readonly onDecide: (deed: CaseDeed) => void;
}

const REASON_ID = 'decision-off';

/** The available actions, always in view. */
export function DecisionBar({ deeds, isOff, reason, onDecide }: DecisionBarProps) {
  const page = usePage();
  if (deeds.length === 0) return null;
  return (
    <section
      aria-label={page.t('providers.decide')}
      className="card border-control sticky bottom-3 z-10 flex flex-wrap items-center gap-2 p-3"
    >
      {deeds.map((deed) => {
        const { Icon, look } = BUTTONS[deed];
        return (
          <button
            key={deed}
            type="button"
            className={`btn ${look} flex-auto px-4 aria-disabled:cursor-not-allowed sm:flex-none`}
            aria-disabled={isOff(deed)}
            aria-describedby={reason === '' ? undefined : REASON_ID}
            onClick={() => isOff(deed) || onDecide(deed)}
          >
            <Icon size={18} aria-hidden className="flex-none" />
            {page.t(`reviews.${deed}`)}
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
