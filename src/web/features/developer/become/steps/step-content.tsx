import { ExternalLink, MailWarning, Pencil } from 'lucide-react';
import { useUser } from '#web/app/session/use-session.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { FieldProblem } from '#web/ui/field/field-frame.tsx';
import { BankFields, PassbookField } from '../fields/bank-fields.tsx';
import { BillingFields } from '../fields/billing-fields.tsx';
import { CompanyContact, CompanyDocuments, CompanyIdentity } from '../fields/company-fields.tsx';
import type { FormProps } from '../fields/form-fields.ts';
import { PersonFields } from '../fields/person-fields.tsx';
import type { AccountKind } from '../form/become-form.ts';
import type { StepName } from '../form/become-steps.ts';
import { FormSection } from '../form/form-parts.tsx';
import { SummaryList, type SummaryPart } from '../form/summary-list.tsx';
import type { Wizard } from './use-wizard.ts';

/** The fields of the current step. */
export function StepContent({ wizard }: { wizard: Wizard }) {
  const page = usePage();
  const fields = wizard.props;
  if (wizard.step === 'company') return <CompanyStep {...fields} />;
  if (wizard.step === 'payment') {
    return (
      <>
        <FormSection title={page.t('become.section.account')}>
          <BankFields {...fields} kind={wizard.kind} onKind={wizard.chooseKind} />
        </FormSection>
        <PassbookField {...fields} />
        <FormSection title={page.t('words.billingContact')} lead={page.t('become.section.billing.lead')}>
          <BillingFields {...fields} />
        </FormSection>
      </>
    );
  }
  if (wizard.step === 'confirm') return <ConfirmStep {...fields} kind={wizard.kind} onEdit={wizard.goTo} />;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PersonFields {...fields} />
    </div>
  );
}

function CompanyStep(fields: FormProps) {
  const page = usePage();
  return (
    <>
      <FormSection title={page.t('become.section.identity')}>
        <CompanyIdentity {...fields} />
      </FormSection>
      <FormSection title={page.t('words.contact')} lead={page.t('become.section.contact.lead')}>
        <CompanyContact {...fields} />
      </FormSection>
      <CompanyDocuments {...fields} />
    </>
  );
}

interface ConfirmStepProps extends FormProps {
  readonly kind: AccountKind;
  readonly onEdit: (step: StepName) => void;
}

const PARTS = ['company', 'person', 'payment'] as const satisfies readonly SummaryPart[];

/** The review before submitting, with a link back to each part (R3.34, R3.35), and the agreements. */
function ConfirmStep({ kind, onEdit, ...props }: ConfirmStepProps) {
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

const PAPERS = [
  { name: 'terms', path: '/terms/terms-of-use' },
  { name: 'privacy', path: '/terms/privacy-policy' },
] as const;

/** The required agreements (R5.38, R5.39); the policies open in a new tab, so that no input is lost. */
function AgreementFields({ form, problems, onChange }: FormProps) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-2">
      {PAPERS.map(({ name, path }) => {
        const problem = problems[name] ?? '';
        return (
          <div key={name} className="flex flex-col">
            <div className="flex flex-wrap items-center gap-x-4">
              <label className="flex min-h-11 min-w-0 cursor-pointer items-center gap-3">
                <input
                  id={`field-${name}`}
                  type="checkbox"
                  checked={form[name]}
                  aria-invalid={problem !== '' || undefined}
                  aria-describedby={problem === '' ? undefined : `field-${name}-error`}
                  onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked }, [name])}
                  className="accent-accent h-5 w-5 flex-none"
                />
                {page.t(`become.agree.${name}`)}
              </label>
              <a
                href={page.href(path)}
                target="_blank"
                rel="noreferrer"
                className="text-accent inline-flex min-h-11 items-center gap-1.5 text-sm underline-offset-4 hover:underline"
              >
                {page.t(`become.read.${name}`)}
                <ExternalLink size={16} role="img" aria-label={page.t('become.newTab')} className="flex-none" />
              </a>
            </div>
            {problem !== '' && <FieldProblem id={`field-${name}-error`} error={problem} />}
          </div>
        );
      })}
    </div>
  );
}
