import { Landmark } from 'lucide-react';
import type { ListedUser } from '#contract/admin/entities.ts';
import type { LedgerAccountState } from '#contract/ledger/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { FilterSearch } from '#web/kit/list/filter/filter-kinds.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { Section } from '#web/kit/page/section.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { type LedgerFilter, type LedgerPageData, ledgerFilter } from './load-ledger.ts';

/** The selected owner's accounts and balances, with a search for owners. */
export function AccountsSection({ filter, found, accounts }: Omit<LedgerPageData, 'report' | 'entries'>) {
  const page = usePage();
  const { userId } = filter;
  const owner = found?.users.find(({ id }) => id === userId);
  const name = userId === undefined ? page.t('money.ledger.house') : nameOf(userId, owner);
  return (
    <Section
      id="accounts"
      title={page.t('money.ledger.accountsOf', { name })}
      lead={page.t(userId === undefined ? 'money.ledger.house.lead' : 'money.ledger.user.lead')}
    >
      <div className="flex flex-col gap-5">
        <OwnerSearch filter={filter} />
        {found !== undefined && <FoundUsers filter={filter} found={found} />}
        {accounts.length === 0 ? (
          <p className="text-muted py-6 text-center">{page.t('money.ledger.noAccounts')}</p>
        ) : (
          <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
            {accounts.map((account) => (
              <li key={`${account.kind} ${account.currency}`}>
                <AccountLink account={account} filter={filter} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function nameOf(userId: number, user: ListedUser | undefined): string {
  return user === undefined ? `#${userId}` : `${user.nickname || user.account} (#${userId})`;
}

function OwnerSearch({ filter: { find, userId } }: { filter: LedgerFilter }) {
  const page = usePage();
  const filters = useFilters({
    path: '/operator/ledger',
    shown: ledgerFilter.query({ find, userId }),
    normalize: (fields) => {
      const asked = ledgerFilter.read(fields);
      // A changed search discards the selected owner.
      return ledgerFilter.query({ find: asked.find, userId: asked.find === find ? userId : undefined });
    },
  });
  return (
    <FilterForm filters={filters}>
      <FilterSearch filters={filters} name="find" label={page.t('operator.users.search')} />
    </FilterForm>
  );
}

function FoundUsers({ filter, found }: { filter: LedgerFilter; found: NonNullable<LedgerPageData['found']> }) {
  const page = usePage();
  return (
    <div>
      <p aria-live="polite" className="text-muted mb-2 text-sm">
        {page.t('operator.users.count', { count: found.count })}
      </p>
      <ul className="flex flex-wrap gap-2">
        {found.users.map(({ id, nickname, account }) => (
          <li key={id} className="max-w-full">
            <a
              className="chip max-w-full whitespace-normal"
              href={page.href('/operator/ledger', ledgerFilter.query({ find: filter.find, userId: id }))}
              aria-current={id === filter.userId ? 'true' : undefined}
            >
              <Avatar nickname={nickname} />
              <span className="min-w-0 wrap-anywhere">
                {nickname || account} <span className="text-xs tabular-nums">#{id}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AccountLink({ account, filter }: { account: LedgerAccountState; filter: LedgerFilter }) {
  const page = usePage();
  const { kind, currency, balance, entries } = account;
  const isOpen = kind === filter.kind && currency === filter.currency;
  const query = ledgerFilter.query({ find: filter.find, userId: filter.userId, kind, currency });
  return (
    <a
      href={`${page.href('/operator/ledger', query)}#entries`}
      aria-current={isOpen ? 'true' : undefined}
      className="border-line hover:border-control aria-[current]:border-accent aria-[current]:bg-raised flex h-full items-start gap-3 rounded-xl border p-3 text-sm sm:p-4"
    >
      <Landmark size={20} aria-hidden className="text-gold-text mt-0.5 hidden flex-none sm:block" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-muted text-xs">
          {page.t(`money.account.${kind}`)} · {currency}
        </span>
        <span className="text-base font-bold">
          <Amount amount={balance} currency={currency} />
        </span>
        <span className="text-muted text-xs">{page.t('money.ledger.entries', { count: entries })}</span>
      </span>
    </a>
  );
}
