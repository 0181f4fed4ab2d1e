import { useRouter } from '@tanstack/react-router';
import { Check, Hourglass, MessageCircleQuestion, X } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProviderApplication } from '#contract/provider/entities.ts';
import { reviewProvider } from '#contract/provider/operator-endpoints.ts';
import {
  PROVIDER_REASONS,
  type ProviderCase,
  type ProviderDecision,
  type ProviderReason,
} from '#contract/provider/operator-entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { languageName } from '#i18n/name-places.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useFinish } from '#web/kit/dialog/use-mutation.ts';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { ReasonChoices, ReasonPreview } from '../review/reason-choices.tsx';

interface DecisionWords {
  readonly name: MessageKey;
  readonly title: MessageKey;
  readonly done: MessageKey;
}

/** The messages of each decision; approving and rejecting read as they do for versions. */
export const DECISION_WORDS = {
  approve: { name: 'reviews.approve', title: 'reviews.approve.title', done: 'reviews.done.approve' },
  reject: { name: 'reviews.reject', title: 'reviews.reject.title', done: 'reviews.done.reject' },
  ask: { name: 'providers.decide.ask', title: 'providers.ask.title', done: 'providers.done.ask' },
  timeout: { name: 'providers.decide.timeout', title: 'providers.timeout.title', done: 'providers.done.timeout' },
} as const satisfies Record<ProviderDecision, DecisionWords>;

interface DecisionDialogProps {
  readonly found: ProviderCase;
  readonly application: ProviderApplication;
  readonly decision: ProviderDecision;
  readonly onClose: () => void;
}

const WITH_REASON: readonly ProviderDecision[] = ['reject', 'ask'];

/** Confirms a decision, with a reason in the applicant's language. */
export function DecisionDialog({ found, application, decision, onClose }: DecisionDialogProps) {
  const page = usePage();
  const [reasons, setReasons] = useState<readonly ProviderReason[]>([]);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { name, kind } = application;
  const needsReason = WITH_REASON.includes(decision);
  const decide = useDecide({ found, application, decision, onClose });
  const submit = () => {
    if (!needsReason || reasons.length > 0 || reason.trim() !== '')
      return decide.start({ reasons, reason: reason.trim() });
    setMissing(true);
    document.querySelector<HTMLElement>('#field-reason')?.focus();
  };
  return (
    <FormDialog
      title={page.t(DECISION_WORDS[decision].title, { name })}
      confirm={page.t(DECISION_WORDS[decision].name)}
      isDanger={decision === 'reject' || decision === 'timeout'}
      form={{ isBusy: decide.isBusy, submit }}
      onClose={onClose}
    >
      <p className="text-muted">{page.t(`providers.${decision}.text`, { kind })}</p>
      {needsReason && (
        <>
          <ReasonChoices
            choices={PROVIDER_REASONS.map((key) => [key, page.t(`providers.template.${key}`)])}
            chosen={reasons}
            onChoose={(chosen) => {
              setReasons(chosen);
              setMissing(false);
            }}
          />
          <TextArea
            name="reason"
            label={page.t('providers.reason')}
            hint={page.t('providers.reason.hint', { language: languageName(page.translator, found.language) })}
            value={reason}
            maxLength={LIMITS.reviewMessageLength}
            error={isMissing ? page.t('providers.reason.missing') : ''}
            onChange={(text) => {
              setReason(text);
              setMissing(false);
            }}
          />
          <ReasonPreview templates={found.templates} language={found.language} reasons={reasons} reason={reason} />
        </>
      )}
    </FormDialog>
  );
}

/** Sends the decision, then opens the next case in the queue; after a question, reloads the same case. */
function useDecide({ found, application, decision, onClose }: DecisionDialogProps) {
  const page = usePage();
  const router = useRouter();
  const { userId, next } = found;
  const { name, submissionId } = application;
  const finish = useFinish({ onClose });
  return useAction(async (why: { readonly reasons: readonly ProviderReason[]; readonly reason: string }) => {
    try {
      await page.call(reviewProvider, { userId, submissionId, decision, ...why });
    } catch (error) {
      // Another operator may have decided first: show the current state.
      await finish();
      throw error;
    }
    const text = page.t(DECISION_WORDS[decision].done, { name });
    if (decision === 'ask') return finish(text);
    flushSync(onClose);
    toasts.show('success', text);
    router.history.push(page.href(next === null ? '/operator/providers' : `/operator/providers/${next}`));
  });
}

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
