import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import type { AccountKind } from '../form/become-form.ts';
import { type FormProps, imageField, textField } from './form-fields.ts';
import { TaiwanBankFields } from './taiwan-bank-fields.tsx';

export interface BankFieldsProps extends FormProps {
  readonly kind: AccountKind;
  readonly onKind: (kind: AccountKind) => void;
}

/** Bank account for payouts (R3.34): the country determines the format. */
export function BankFields({ kind, onKind, ...props }: BankFieldsProps) {
  const page = usePage();
  return (
    <>
      {kind !== 'taiwan' && <KindChoice kind={kind} onKind={onKind} />}
      {kind === 'taiwan' && <TaiwanBankFields {...props} />}
      {kind === 'iban' && (
        <div className="sm:col-span-2">
          <TextField
            {...textField(page, props, 'iban', 'become.hint.iban')}
            spellCheck={false}
            autoComplete="off"
            required
          />
        </div>
      )}
      {kind !== 'taiwan' && (
        <TextField {...textField(page, props, 'bankName', 'become.hint.bankName')} maxLength={LIMITS.bankNameLength} />
      )}
      {kind === 'number' && (
        <TextField
          {...textField(page, props, 'cnapsCode', 'become.hint.cnapsCode')}
          inputMode="numeric"
          maxLength={LIMITS.cnapsCodeDigits}
        />
      )}
      {kind !== 'iban' && (
        <div className="sm:col-span-2">
          <TextField
            {...textField(page, props, 'bankAccountNumber', 'become.hint.bankAccountNumber')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={LIMITS.bankAccountLength}
            required
          />
        </div>
      )}
    </>
  );
}

/** Pictures of the passbook that show the account holder. */
export function PassbookField(props: FormProps) {
  const page = usePage();
  return (
    <ImageField {...imageField(page, props, 'passbook')} purpose="passbook" hint={page.t('become.hint.passbook')} />
  );
}

const KINDS = ['iban', 'number'] as const satisfies readonly AccountKind[];

function KindChoice({ kind, onKind }: Pick<BankFieldsProps, 'kind' | 'onKind'>) {
  const page = usePage();
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-2 text-sm font-bold">{page.t('become.account.kind')}</legend>
      <div className="flex flex-wrap gap-2">
        {KINDS.map((choice) => (
          <label
            key={choice}
            className="chip has-checked:border-accent has-checked:bg-raised has-focus-visible:outline-accent relative cursor-pointer gap-2 has-checked:font-bold has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="accountKind"
              value={choice}
              checked={choice === kind}
              onChange={() => onKind(choice)}
              className="accent-accent"
            />
            {page.t(`become.account.${choice}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
