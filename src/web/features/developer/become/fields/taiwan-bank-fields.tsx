import { useEffect, useState } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { type FormProps, textField } from './form-fields.ts';
import { type BankLists, loadBanks } from './load-banks.ts';

const EMPTY: BankLists = { banks: [], names: new Map(), branches: new Map() };

/** Parses a typed code with a fixed number of digits that is not in a list. */
function codeReader(digits: number): (typed: string) => string | undefined {
  const pattern = new RegExp(`^[0-9]{${digits}}`);
  return (typed) => (typed === '' ? '' : pattern.exec(typed)?.[0]);
}

const readBankCode = codeReader(LIMITS.bankCodeDigits);
const readBranchCode = codeReader(LIMITS.branchCodeDigits);

/** Bank and branch in Taiwan, by name or code; codes missing from the lists can be typed (O126). */
export function TaiwanBankFields(props: FormProps) {
  const page = usePage();
  const [lists, setLists] = useState(EMPTY);
  useEffect(() => void loadBanks(page).then(setLists), [page]);
  const { form, onChange } = props;
  const chooseBank = (bankCode: string) => {
    const name = lists.names.get(bankCode) ?? '';
    const isOfBank = bankCode !== '' && form.branchCode.startsWith(bankCode);
    onChange({ bankCode, bankName: name, branchCode: isOfBank ? form.branchCode : '' }, [
      'bankCode',
      'bankName',
      'branchCode',
    ]);
  };
  return (
    <>
      <SearchField
        {...textField(page, props, 'bankCode', 'become.hint.bankCode')}
        choices={lists.banks}
        none={page.t('become.none.bank')}
        readTyped={readBankCode}
        onChange={chooseBank}
      />
      <SearchField
        {...textField(page, props, 'branchCode', 'become.hint.branchCode')}
        choices={lists.branches.get(form.bankCode) ?? []}
        none={page.t('become.none.branch')}
        readTyped={readBranchCode}
      />
    </>
  );
}
