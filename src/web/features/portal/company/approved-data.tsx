import { ShieldCheck } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import {
  accountKindOf,
  type BecomeForm,
  type FieldName,
  SummaryList,
  type SummaryPart,
} from '#web/features/developer/index.ts';
import { Button } from '#web/ui/button.tsx';

const PARTS = ['company', 'person', 'payment'] as const satisfies readonly SummaryPart[];

/** Fields that the contact form above shows; changes to them take effect immediately. */
const SHOWN_ABOVE: readonly FieldName[] = [
  'address',
  'email',
  'phone',
  'website',
  'billingContact.name',
  'billingContact.email',
  'billingContact.phone',
];

/** The heading, which receives the focus when the change form closes. */
export const APPROVED_ID = 'approved-data';

interface ApprovedDataProps {
  readonly form: BecomeForm;
  /** Undefined while changes are not allowed. */
  readonly onChange: (() => void) | undefined;
}

/** The data approved by an operator; changes to it need a new review. */
export function ApprovedData({ form, onChange }: ApprovedDataProps) {
  const page = usePage();
  return (
    <section aria-labelledby={APPROVED_ID} className="card flex flex-col gap-6 p-5 sm:p-7">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={APPROVED_ID} tabIndex={-1} className="flex items-center gap-2 text-lg outline-none">
            <ShieldCheck size={22} aria-hidden className="text-success flex-none" />
            {page.t('company.approved.title')}
          </h2>
          <p className="text-muted mt-1 text-sm">{page.t('company.approved.lead')}</p>
        </div>
        {onChange !== undefined && (
          <Button className="flex-none" onClick={onChange}>
            {page.t('company.change.ask')}
          </Button>
        )}
      </header>
      {PARTS.map((part) => (
        <section key={part} aria-labelledby={`approved-${part}`} className="border-line border-t pt-5">
          <h3 id={`approved-${part}`} className="mb-3 text-base">
            {page.t(`developer.become.step.${part}`)}
          </h3>
          <SummaryList form={form} part={part} kind={accountKindOf(form)} hidden={SHOWN_ABOVE} />
        </section>
      ))}
    </section>
  );
}
