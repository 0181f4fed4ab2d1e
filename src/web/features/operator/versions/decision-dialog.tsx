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
import { useState } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { VERSION_REASONS, type VersionCase } from '#contract/version/operator-entities.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { ReasonChoices, ReasonPreview } from '../review/reason-choices.tsx';
import { type CaseDecision, type DecisionReason, NO_REASON, nameOf, useDecision } from './use-decision.ts';

/** What the developer receives: predefined reasons with a text, a text only, or nothing. */
const TOLD = {
  approve: 'nothing',
  reject: 'reasons',
  ask: 'reasons',
  grant: 'answer',
  decline: 'answer',
  restore: 'nothing',
  remove: 'reasons',
} as const satisfies Record<CaseDecision, 'nothing' | 'reasons' | 'answer'>;
const DANGEROUS: readonly CaseDecision[] = ['reject', 'decline', 'remove'];
/** Favorable decisions need no reason. */
const FREE: readonly CaseDecision[] = ['approve', 'restore', 'grant'];

interface DecisionDialogProps {
  readonly found: VersionCase;
  readonly decision: CaseDecision;
  /** The draft outlives the dialog, so that it survives a failed decision. */
  readonly why: DecisionReason;
  readonly onWhy: (why: DecisionReason) => void;
  readonly onClose: () => void;
}

/** Confirms an action on a version, with a preview of what its developer will read. */
export function DecisionDialog({ found, decision, why, onWhy, onClose }: DecisionDialogProps) {
  const page = usePage();
  const [isMissing, setMissing] = useState(false);
  const act = useDecision({ found, decision, onClose, onDone: () => onWhy(NO_REASON) });
  const told = TOLD[decision];
  const name = nameOf(page, found);
  const chosen = told === 'reasons' ? why.reasons : [];
  const submit = () => {
    if (FREE.includes(decision) || chosen.length > 0 || why.reason.trim() !== '') {
      return act.start({ reasons: chosen, reason: told === 'nothing' ? '' : why.reason });
    }
    setMissing(true);
    document.querySelector<HTMLElement>('#field-reason')?.focus();
  };
  const change = (next: DecisionReason) => {
    onWhy(next);
    setMissing(false);
  };
  return (
    <FormDialog
      title={page.t(`reviews.${decision}.title`, { name })}
      confirm={page.t(`reviews.${decision}`)}
      isDanger={DANGEROUS.includes(decision)}
      form={{ isBusy: act.isBusy, submit }}
      isKept
      onClose={onClose}
    >
      <p className="text-muted">{page.t(`reviews.${decision}.text`)}</p>
      {told === 'reasons' && (
        <ReasonChoices
          choices={VERSION_REASONS.map((key) => [key, page.t(`reviews.template.${key}`)])}
          chosen={chosen}
          onChoose={(reasons) => change({ ...why, reasons })}
        />
      )}
      {told !== 'nothing' && (
        <TextArea
          name="reason"
          label={page.t(told === 'answer' ? 'reviews.appeal.answer' : 'providers.reason')}
          hint={page.t('reviews.reason.hint', { language: LANGUAGE_NAMES[found.language] })}
          value={why.reason}
          maxLength={LIMITS.reviewMessageLength}
          error={isMissing ? page.t(told === 'answer' ? 'reviews.answer.missing' : 'providers.reason.missing') : ''}
          onChange={(reason) => change({ ...why, reason })}
        />
      )}
      {told === 'reasons' && (
        <ReasonPreview
          title={page.t('reviews.preview')}
          templates={found.templates}
          language={found.language}
          reasons={chosen}
          reason={why.reason}
        />
      )}
    </FormDialog>
  );
}

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
