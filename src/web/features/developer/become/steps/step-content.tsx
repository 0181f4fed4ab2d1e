import { usePage } from '#web/app/use-page.ts';
import { BankFields, PassbookField } from '../fields/bank-fields.tsx';
import { BillingFields } from '../fields/billing-fields.tsx';
import { CompanyContact, CompanyDocuments, CompanyIdentity } from '../fields/company-fields.tsx';
import type { FormProps } from '../fields/form-fields.ts';
import { PersonFields } from '../fields/person-fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { ConfirmStep } from './confirm-step.tsx';
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
