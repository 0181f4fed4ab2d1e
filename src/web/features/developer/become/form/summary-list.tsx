import { usePage } from '#web/app/use-page.ts';
import type { AccountKind, BecomeForm } from './become-form.ts';
import type { FieldName } from './become-steps.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { type SummaryPart, summarize } from './form-summary.ts';
import { PictureRow } from './picture-row.tsx';

export interface SummaryListProps {
  readonly form: BecomeForm;
  readonly part: SummaryPart;
  readonly kind: AccountKind;
  /** Fields that are shown elsewhere. */
  readonly hidden?: readonly FieldName[];
  /** Shown for checking right after typing. */
  readonly isBeingChecked?: boolean;
}

/** The values of a part of the form, with its pictures; account numbers are masked unless they are being checked. */
export function SummaryList({ form, part, kind, hidden = [], isBeingChecked = false }: SummaryListProps) {
  const page = usePage();
  const lines = summarize(page, form, { part, kind, isBeingChecked }).filter(({ field }) => !hidden.includes(field));
  const pictures = part === 'company' ? 'documents' : part === 'payment' ? 'passbook' : undefined;
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {lines.map(({ field, text }) => (
        <div key={field} className={field === 'address' || field === 'website' ? 'sm:col-span-2' : ''}>
          <dt className="text-muted text-xs">{page.t(FIELD_LABELS[field])}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
      {pictures !== undefined && form[pictures].length > 0 && (
        <div className="sm:col-span-2">
          <dt className="text-muted mb-1 text-xs">{page.t(FIELD_LABELS[pictures])}</dt>
          <dd>
            <PictureRow urls={form[pictures]} label={page.t(FIELD_LABELS[pictures])} />
          </dd>
        </div>
      )}
    </dl>
  );
}
