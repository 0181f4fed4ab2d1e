import { useEffect, useState } from 'react';
import { createStaticClient } from '#client/create-static-client.ts';
import { getBankBranches, getBanks } from '#contract/static/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { loadOnce } from '#web/first-load/load-once.ts';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import type { SearchChoice } from '#web/ui/field/search-choices.ts';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import type { AccountKind } from '../form/become-form.ts';
import { wordsOfBank } from './bank-names.ts';
import { type FormProps, imageField, textField } from './form-fields.ts';

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

interface BankLists {
  readonly banks: readonly SearchChoice[];
  /** Official name of each bank, by code. */
  readonly names: ReadonlyMap<string, string>;
  /** By bank code. */
  readonly branches: ReadonlyMap<string, readonly SearchChoice[]>;
}

const NONE: BankLists = { banks: [], names: new Map(), branches: new Map() };

/** Taiwan's banks and branches, fetched once per visit; without the lists, codes can still be typed. */
async function loadBanks(page: Page): Promise<BankLists> {
  const { locale } = page.state;
  const load = lists.get(locale) ?? loadOnce(() => fetchBanks(page));
  lists.set(locale, load);
  return load().catch(() => NONE);
}

/** By the language of the list. */
const lists = new Map<LocaleCode, () => Promise<BankLists>>();

async function fetchBanks(page: Page): Promise<BankLists> {
  const client = createStaticClient({
    staticBase: page.state.staticBase,
    fetch: (url, init) => fetch(url, init),
    timers: {
      setTimeout: (run, delayMs) => setTimeout(run, delayMs),
      clearTimeout: (timer) => clearTimeout(Number(timer)),
    },
    randomText: () => crypto.randomUUID(),
    log: (entry) => console.info(entry.event, entry),
  });
  const [banks, branches] = await Promise.all([client.fetchFile(getBanks, {}), client.fetchFile(getBankBranches, {})]);
  if (banks === undefined || branches === undefined) throw new Error('the lists of banks could not be had');
  const choiceOf = ({ code, name }: { readonly code: string; readonly name: string }) => ({
    value: code,
    text: name,
    note: code,
  });
  const byBank = Map.groupBy(branches, ({ bank }) => bank);
  return {
    banks: banks.map((bank) => ({ value: bank.code, note: bank.code, ...wordsOfBank(bank, page.state.locale) })),
    names: new Map(banks.map(({ code, name }) => [code, name])),
    branches: new Map([...byBank].map(([bank, list]) => [bank, list.map(choiceOf)])),
  };
}

const EMPTY: BankLists = { banks: [], names: new Map(), branches: new Map() };

/** Parses a typed code with a fixed number of digits that is not in a list. */
function codeReader(digits: number): (typed: string) => string | undefined {
  const pattern = new RegExp(`^[0-9]{${digits}}`);
  return (typed) => (typed === '' ? '' : pattern.exec(typed)?.[0]);
}

const readBankCode = codeReader(LIMITS.bankCodeDigits);
const readBranchCode = codeReader(LIMITS.branchCodeDigits);

/** Bank and branch in Taiwan, by name or code; codes missing from the lists can be typed (O126). */
function TaiwanBankFields(props: FormProps) {
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
