import { useState } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { VERSION_REASONS, type VersionCase } from '#contract/version/operator-entities.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { ReasonChoices, ReasonPreview } from '../review/reason-choices.tsx';
import type { CaseDeed } from './case-deeds.ts';
import { type DeedReason, NO_REASON, nameOf, useDeed } from './use-deed.ts';

/** What the developer receives: predefined reasons with a text, a text only, or nothing. */
const TOLD = {
  approve: 'nothing',
  reject: 'reasons',
  ask: 'reasons',
  grant: 'answer',
  decline: 'answer',
  restore: 'nothing',
  remove: 'reasons',
} as const satisfies Record<CaseDeed, 'nothing' | 'reasons' | 'answer'>;
const DANGEROUS: readonly CaseDeed[] = ['reject', 'decline', 'remove'];
/** Favourable decisions need no reason. */
const FREE: readonly CaseDeed[] = ['approve', 'restore', 'grant'];

interface DecisionDialogProps {
  readonly found: VersionCase;
  readonly deed: CaseDeed;
  /** The draft outlives the dialog, so that it survives a failed decision. */
  readonly why: DeedReason;
  readonly onWhy: (why: DeedReason) => void;
  readonly onClose: () => void;
}

/** Confirms an action on a version, with a preview of what its developer will read. */
export function DecisionDialog({ found, deed, why, onWhy, onClose }: DecisionDialogProps) {
  const page = usePage();
  const [isMissing, setMissing] = useState(false);
  const act = useDeed({ found, deed, onClose, onDone: () => onWhy(NO_REASON) });
  const told = TOLD[deed];
  const name = nameOf(page, found);
  const chosen = told === 'reasons' ? why.reasons : [];
  const submit = () => {
    if (FREE.includes(deed) || chosen.length > 0 || why.reason.trim() !== '') {
      return act.start({ reasons: chosen, reason: told === 'nothing' ? '' : why.reason });
    }
    setMissing(true);
    document.querySelector<HTMLElement>('#field-reason')?.focus();
  };
  const change = (next: DeedReason) => {
    onWhy(next);
    setMissing(false);
  };
  return (
    <FormDialog
      title={page.t(`reviews.${deed}.title`, { name })}
      confirm={page.t(`reviews.${deed}`)}
      isDanger={DANGEROUS.includes(deed)}
      form={{ isBusy: act.isBusy, submit }}
      isKept
      onClose={onClose}
    >
      <p className="text-muted">{page.t(`reviews.${deed}.text`)}</p>
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
