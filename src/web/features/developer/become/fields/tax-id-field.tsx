import { CircleCheck } from 'lucide-react';
import { LIMITS } from '#contract/values/limits.ts';
import { isCompanyId } from '#domain/company/company-id.ts';
import { usePage } from '#web/app/use-page.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { type BecomeForm, TAIWAN } from '../form/become-form.ts';
import type { FormProps } from './form-fields.ts';

const TAX_ID_DIGITS = 8;

/**
 * Feedback on a Taiwan tax ID while it is typed; none while it is incomplete, or if only some installations accept it.
 */
export type TaxIdNote = 'right' | 'letters' | 'tooLong' | 'sum' | undefined;

export function validateTaxId({ country, taxIdNumber }: Pick<BecomeForm, 'country' | 'taxIdNumber'>): TaxIdNote {
  const text = taxIdNumber.trim();
  if (country !== TAIWAN || text === '') return undefined;
  if (!/^[0-9]*$/.test(text)) return 'letters';
  if (text.length > TAX_ID_DIGITS) return 'tooLong';
  if (text.length < TAX_ID_DIGITS) return undefined;
  if (isCompanyId(text, { rule: 'before-2023' })) return 'right';
  return isCompanyId(text, { rule: 'since-2023' }) ? undefined : 'sum';
}

interface TaxIdFieldProps extends Pick<FormProps, 'form' | 'onChange'> {
  /** The problem from validation or from the server. */
  readonly error: string;
}

/** The company's tax ID; those of Taiwan are validated while typing, with a reason. */
export function TaxIdField({ form, error, onChange }: TaxIdFieldProps) {
  const page = usePage();
  const isInTaiwan = form.country === TAIWAN;
  const note = validateTaxId(form);
  const reason = note === undefined || note === 'right' ? '' : page.t(`become.taxId.${note}`);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <TextField
        name="taxIdNumber"
        label={page.t('become.field.taxIdNumber')}
        hint={page.t(isInTaiwan ? 'become.hint.taxId.taiwan' : 'become.hint.taxId')}
        value={form.taxIdNumber}
        error={error === '' ? reason : error}
        inputMode={isInTaiwan ? 'numeric' : 'text'}
        maxLength={LIMITS.foreignTaxIdLength}
        spellCheck={false}
        required
        onChange={(taxIdNumber) => onChange({ taxIdNumber }, ['taxIdNumber'])}
      />
      <p role="status" className="text-success flex items-center gap-1.5 text-sm empty:hidden">
        {note === 'right' && error === '' && (
          <>
            <CircleCheck size={16} aria-hidden className="flex-none" />
            {page.t('become.taxId.right')}
          </>
        )}
      </p>
    </div>
  );
}
