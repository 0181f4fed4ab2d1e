import type { ReactNode } from 'react';
import { CURRENCIES } from '#contract/values/limits.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { usePage } from '../../app/use-page.ts';
import { FILTER_FIELD } from './filter-field.ts';
import { RECORD_SORTS, type RecordFilter } from './record-filter.ts';

/** Further filters and the sort order; applied immediately. */
export function FilterChoices({ filter }: { readonly filter: RecordFilter }) {
  const page = usePage();
  return (
    <>
      <Choice name="status" label={page.t('words.status')} value={filter.status}>
        <option value="">{page.t('words.anyStatus')}</option>
        {Object.values(PAYMENT_STATUS).map((status) => (
          <option key={status} value={status}>
            {page.t(`paymentStatus.${status}`)}
          </option>
        ))}
      </Choice>
      <Choice name="currency" label={page.t('words.currency')} value={filter.currency}>
        <option value="">{page.t('words.anyCurrency')}</option>
        {CURRENCIES.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </Choice>
      <Choice name="sort" label={page.t('words.order')} value={filter.sort ?? RECORD_SORTS[0]}>
        {RECORD_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {page.t(`list.sort.${sort}`)}
          </option>
        ))}
      </Choice>
    </>
  );
}

interface ChoiceProps {
  readonly name: 'status' | 'currency' | 'sort';
  readonly label: string;
  readonly value: string | number | undefined;
  readonly children: ReactNode;
}

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <label className="text-muted flex min-w-0 flex-1 flex-col gap-1 text-xs">
      {label}
      <select
        name={name}
        defaultValue={value ?? ''}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        className={FILTER_FIELD}
      >
        {children}
      </select>
    </label>
  );
}
