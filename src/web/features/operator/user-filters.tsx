import { Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { USER_STATUS, USER_TYPE } from '#contract/states.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { usePage } from '../../app/use-page.ts';
import { useUserFilters } from './use-user-filters.ts';
import type { UserFilter } from './user-filter.ts';

const FIELD = 'border-control bg-page min-h-12 w-full min-w-0 rounded-xl border px-4 py-2';

/** What the list is narrowed to; a plain form, so that it works without JavaScript. */
export function UserFilters({ filter }: { filter: UserFilter }) {
  const page = usePage();
  const { fields, type, choose, submit } = useUserFilters(filter);
  return (
    <search>
      <form
        action={page.href('/operator/users')}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
        className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_200px_200px_auto]"
      >
        <input
          type="search"
          name="search"
          value={fields.search}
          onChange={(event) => type(event.target.value)}
          maxLength={LIMITS.searchTextLength}
          autoComplete="off"
          aria-label={page.t('operator.users.search')}
          placeholder={page.t('operator.users.search')}
          className={`${FIELD} col-span-2 lg:col-span-1`}
        />
        <Choice name="type" label="operator.users.type" value={fields.type} onChoose={choose}>
          <option value="">{page.t('operator.users.anyType')}</option>
          {Object.values(USER_TYPE).map((code) => (
            <option key={code} value={code}>
              {page.t(`userType.${code}`)}
            </option>
          ))}
        </Choice>
        <Choice name="status" label="operator.users.status" value={fields.status} onChoose={choose}>
          <option value="">{page.t('operator.users.anyStatus')}</option>
          {Object.values(USER_STATUS).map((code) => (
            <option key={code} value={code}>
              {page.t(`userStatus.${code}`)}
            </option>
          ))}
        </Choice>
        <button type="submit" className="btn btn-gold col-span-2 lg:col-span-1">
          <Search size={18} aria-hidden />
          {page.t('operator.users.find')}
        </button>
      </form>
    </search>
  );
}

interface ChoiceProps {
  readonly name: 'type' | 'status';
  readonly label: MessageKey;
  readonly value: number | undefined;
  readonly onChoose: (name: 'type' | 'status', code: string) => void;
  readonly children: ReactNode;
}

function Choice({ name, label, value, onChoose, children }: ChoiceProps) {
  const page = usePage();
  return (
    <select
      name={name}
      value={value ?? ''}
      onChange={(event) => onChoose(name, event.target.value)}
      aria-label={page.t(label)}
      className={FIELD}
    >
      {children}
    </select>
  );
}
