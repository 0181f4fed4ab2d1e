import { Landmark, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Agency } from '#contract/shop/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { FIELD_BOX } from '#web/ui/field/field-box.ts';
import { AgencyDialog } from './agency-dialog.tsx';
import { AgencyList } from './agency-list.tsx';
import { findAgencies } from './find-agencies.ts';
import { RemoveAgencyDialog } from './remove-agency-dialog.tsx';

type Asked = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly agency: Agency };

/** The banks and agencies that the forms offer. */
export function AgenciesPage({ agencies }: { agencies: readonly Agency[] }) {
  const page = usePage();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const found = findAgencies(agencies, search);
  const close = () => setAsked(null);
  return (
    <>
      <ListPage
        title={page.t('money.agencies.title')}
        lead={page.t('money.agencies.lead')}
        actions={
          <button type="button" className="btn btn-gold" onClick={() => setAsked({ what: 'add' })}>
            <Plus size={18} aria-hidden className="flex-none" />
            {page.t('money.agencies.add')}
          </button>
        }
        filters={<AgencySearch value={search} onChange={setSearch} />}
        total={page.t('money.agencies.count', { count: found.length })}
      >
        {found.length === 0 ? (
          <EmptyList title={page.t('money.agencies.none')} text={page.t('money.agencies.none.text')} Icon={Landmark} />
        ) : (
          <AgencyList agencies={found} onChoose={(what, agency) => setAsked({ what, agency })} />
        )}
      </ListPage>
      {asked?.what === 'add' && <AgencyDialog onClose={close} />}
      {asked?.what === 'rename' && <AgencyDialog agency={asked.agency} onClose={close} />}
      {asked?.what === 'remove' && <RemoveAgencyDialog agency={asked.agency} onClose={close} />}
    </>
  );
}

function AgencySearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const page = usePage();
  return (
    <search>
      <label className="text-muted flex flex-col gap-1 text-xs font-bold sm:max-w-96">
        {page.t('money.agencies.search')}
        <input
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          maxLength={LIMITS.searchTextLength}
          autoComplete="off"
          className={`${FIELD_BOX} text-ink min-h-12 px-4 py-2 text-base font-normal`}
        />
      </label>
    </search>
  );
}
