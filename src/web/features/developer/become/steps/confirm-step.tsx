import { MailWarning, Pencil } from 'lucide-react';
import { useUser } from '#web/app/session/use-session.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import type { FormProps } from '../fields/form-fields.ts';
import type { AccountKind } from '../form/become-form.ts';
import type { StepName } from '../form/become-steps.ts';
import type { SummaryPart } from '../form/form-summary.ts';
import { SummaryList } from '../form/summary-list.tsx';
import { AgreementFields } from './agreement-fields.tsx';

export interface ConfirmStepProps extends FormProps {
  readonly kind: AccountKind;
  readonly onEdit: (step: StepName) => void;
}

const PARTS = ['company', 'person', 'payment'] as const satisfies readonly SummaryPart[];

/** The review before submitting, with a link back to each part (R3.34, R3.35), and the agreements. */
export function ConfirmStep({ kind, onEdit, ...props }: ConfirmStepProps) {
  const page = usePage();
  const user = useUser();
  return (
    <>
      {PARTS.map((part) => (
        <section key={part} aria-labelledby={`confirm-${part}`} className="border-line rounded-xl border p-4 sm:p-5">
          <header className="mb-3 flex items-center justify-between gap-4">
            <h3 id={`confirm-${part}`} className="text-base">
              {page.t(`developer.become.step.${part}`)}
            </h3>
            <button
              type="button"
              className="btn btn-quiet flex-none"
              aria-label={page.t('become.editNamed', { name: page.t(`developer.become.step.${part}`) })}
              onClick={() => onEdit(part)}
            >
              <Pencil size={16} aria-hidden />
              {page.t('words.edit')}
            </button>
          </header>
          <SummaryList form={props.form} part={part} kind={kind} isBeingChecked />
        </section>
      ))}
      {user !== null && !user.emailConfirmed && <EmailNotice />}
      <AgreementFields {...props} />
    </>
  );
}

/** Accounts with an unverified email address cannot apply (O46). */
function EmailNotice() {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    const { openEmailVerification } = await import('#web/app/overlays/open-verification.ts');
    await openEmailVerification();
  });
  return (
    <div className="border-warning flex flex-wrap items-center gap-3 rounded-xl border p-4">
      <MailWarning size={24} aria-hidden className="text-warning flex-none" />
      <p className="min-w-0 flex-1 basis-60">{page.t('become.verifyFirst')}</p>
      <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={start}>
        {page.t('become.verify')}
      </button>
    </div>
  );
}
