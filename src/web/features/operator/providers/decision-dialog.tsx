import { useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { LIMITS } from '#contract/limits.ts';
import type { ProviderApplication } from '#contract/provider/entities.ts';
import { reviewProvider } from '#contract/provider/operator-endpoints.ts';
import {
  PROVIDER_REASONS,
  type ProviderCase,
  type ProviderDecision,
  type ProviderReason,
} from '#contract/provider/operator-entities.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { toasts } from '../../../ui/toast-store.ts';
import { FormDialog } from '../money/form-dialog.tsx';

interface DecisionDialogProps {
  readonly found: ProviderCase;
  readonly application: ProviderApplication;
  readonly decision: ProviderDecision;
  readonly onClose: () => void;
}

const WITH_REASON: readonly ProviderDecision[] = ['reject', 'ask'];

/** Asks once before a decision, with the reason that the applicant reads, in the language of the applicant. */
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
      title={page.t(`providers.${decision}.title`, { name })}
      confirm={page.t(`providers.decide.${decision}`)}
      isDanger={decision === 'reject' || decision === 'timeout'}
      isBusy={decide.isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{page.t(`providers.${decision}.text`, { kind })}</p>
      {needsReason && (
        <>
          <ReasonChoices
            chosen={reasons}
            onChoose={(chosen) => {
              setReasons(chosen);
              setMissing(false);
            }}
          />
          <TextArea
            name="reason"
            label={page.t('providers.reason')}
            hint={page.t('providers.reason.hint', { language: languageName(page.state.locale, found.language) })}
            value={reason}
            maxLength={LIMITS.reviewMessageLength}
            error={isMissing ? page.t('providers.reason.missing') : ''}
            onChange={(text) => {
              setReason(text);
              setMissing(false);
            }}
          />
          <ReasonPreview found={found} reasons={reasons} reason={reason} />
        </>
      )}
    </FormDialog>
  );
}

function languageName(locale: string, language: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}

/** What was decided is sent; then the next one in the queue follows, or, after a question, the same one anew. */
function useDecide({ found, application, decision, onClose }: DecisionDialogProps) {
  const page = usePage();
  const router = useRouter();
  const { userId, next } = found;
  const { name, submissionId } = application;
  return useAction(async (why: { readonly reasons: readonly ProviderReason[]; readonly reason: string }) => {
    try {
      await page.call(reviewProvider, { userId, submissionId, decision, ...why });
    } catch (error) {
      // Somebody else may have decided: what stands there now is better than what stood there.
      await router.invalidate();
      flushSync(onClose);
      throw error;
    }
    flushSync(onClose);
    toasts.show('success', page.t(`providers.done.${decision}`, { name }));
    if (decision === 'ask') await router.invalidate();
    else router.history.push(page.href(next === null ? '/operator/providers' : `/operator/providers/${next}`));
  });
}

interface ReasonChoicesProps {
  readonly chosen: readonly ProviderReason[];
  readonly onChoose: (chosen: readonly ProviderReason[]) => void;
}

function ReasonChoices({ chosen, onChoose }: ReasonChoicesProps) {
  const page = usePage();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-bold">{page.t('providers.reasons')}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {PROVIDER_REASONS.map((key) => (
          <label key={key} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="accent-accent size-5 flex-none"
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
              }
            />
            {page.t(`providers.template.${key}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ReasonPreviewProps {
  readonly found: ProviderCase;
  readonly reasons: readonly ProviderReason[];
  readonly reason: string;
}

function ReasonPreview({ found: { templates, language }, reasons, reason }: ReasonPreviewProps) {
  const page = usePage();
  const id = useId();
  const chosen = reasons.map((key) => templates.find((template) => template.key === key)?.text ?? '');
  const lines = [...chosen, ...reason.trim().split('\n')].filter((line) => line.trim() !== '');
  return (
    <section aria-labelledby={id} className="border-line bg-raised rounded-xl border px-4 py-3">
      <h3 id={id} className="text-muted mb-1 font-sans text-xs font-bold">
        {page.t('providers.preview')}
      </h3>
      {lines.length === 0 && <p className="text-muted text-sm">{page.t('providers.preview.empty')}</p>}
      <ul lang={language} className="flex list-disc flex-col gap-1 ps-5 text-sm empty:hidden">
        {lines.map((line, place) => (
          <li key={place} dir="auto" className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
