import { Landmark, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Agency } from '#contract/shop/entities.ts';
import { addAgency, removeAgency, updateAgency } from '#contract/shop/operator-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { formatAgency } from '#domain/company/agency.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { FormDialog, useDialogForm } from '#web/kit/dialog/form-dialog.tsx';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { EmptyList, ListPage } from '#web/kit/list/list-page.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FIELD_BOX } from '#web/ui/field/field-frame.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { loadAgencies } from './load-agencies.ts';

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
          <Button look="gold" onClick={() => setAsked({ what: 'add' })} Icon={Plus}>
            {page.t('money.agencies.add')}
          </Button>
        }
        filters={
          <>
            <ListChanged loaded={{ agencies }} topics={['audit']} load={loadAgencies} />
            <AgencySearch value={search} onChange={setSearch} />
          </>
        }
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

/** Finds agencies whose code or name contains every word of the query. */
export function findAgencies(agencies: readonly Agency[], search: string): readonly Agency[] {
  const words = normalize(search).split(/\s+/);
  return agencies.filter((agency) => words.every((word) => normalize(formatAgency(agency)).includes(word)));
}

function normalize(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

interface RemoveAgencyDialogProps {
  readonly agency: Agency;
  readonly onClose: () => void;
}

function RemoveAgencyDialog({ agency, onClose }: RemoveAgencyDialogProps) {
  const page = usePage();
  const name = formatAgency(agency);
  return (
    <ConfirmAction
      title={page.t('money.agencies.remove.title', { name })}
      confirm={page.t('words.remove')}
      isDanger
      call={() => page.call(removeAgency, { code: agency.code })}
      done={page.t('words.nameIsRemoved', { name })}
      focusAfter={TOTAL_ID}
      onClose={onClose}
    >
      <p>{page.t('money.agencies.remove.text')}</p>
    </ConfirmAction>
  );
}

interface AgencyListProps {
  readonly agencies: readonly Agency[];
  readonly onChoose: (what: 'rename' | 'remove', agency: Agency) => void;
}

const ICONS = { rename: Pencil, remove: Trash2 } as const;

function AgencyList({ agencies, onChoose }: AgencyListProps) {
  const page = usePage();
  const button = (what: 'rename' | 'remove', agency: Agency) => {
    const Icon = ICONS[what];
    const name = page.t(what === 'remove' ? 'words.removeName' : 'money.agencies.renameNamed', {
      name: formatAgency(agency),
    });
    return <IconButton label={name} onClick={() => onChoose(what, agency)} Icon={Icon} />;
  };
  return (
    <ul className="grid gap-x-8 md:grid-cols-2">
      {agencies.map((agency) => (
        <li key={agency.code} className="border-line flex min-h-14 items-center gap-3 border-t py-1">
          <span className="bg-raised min-w-14 rounded-lg px-2 py-1 text-center text-sm font-bold tabular-nums">
            {agency.code}
          </span>
          <span className="min-w-0 flex-1 text-sm wrap-anywhere">{agency.name}</span>
          {button('rename', agency)}
          {button('remove', agency)}
        </li>
      ))}
    </ul>
  );
}

interface AgencyDialogProps {
  /** The agency to rename; absent for a new one. */
  readonly agency?: Agency;
  readonly onClose: () => void;
}

/** Adds or renames an agency; its code cannot change. */
function AgencyDialog({ agency, onClose }: AgencyDialogProps) {
  const page = usePage();
  const what = agency === undefined ? 'add' : 'rename';
  const form = useDialogForm({
    initial: { code: agency?.code ?? '', name: agency?.name ?? '' },
    check: ({ code, name }) => ({
      code: /^[0-9A-Z]+$/.test(code) ? undefined : page.t('money.agencies.code.hint'),
      name: name.trim() === '' ? page.t('field.required') : undefined,
    }),
    call: ({ code, name }) => page.call(agency === undefined ? addAgency : updateAgency, { code, name: name.trim() }),
    done: (_, { code, name }) =>
      page.t(`money.agencies.${what}.done`, { name: formatAgency({ code, name: name.trim() }) }),
    onClose,
  });
  return (
    <FormDialog
      title={
        agency === undefined
          ? page.t('money.agencies.add')
          : page.t('money.agencies.renameNamed', { name: formatAgency(agency) })
      }
      confirm={page.t(agency === undefined ? 'words.add' : 'words.save')}
      form={form}
      onClose={onClose}
    >
      {agency === undefined && (
        <TextField
          {...form.fieldOf('code')}
          onChange={(code) => form.change({ code: code.toUpperCase() })}
          label={page.t('money.agencies.code')}
          hint={page.t('money.agencies.code.hint')}
          maxLength={LIMITS.agencyCodeLength}
          autoComplete="off"
          required
        />
      )}
      <TextField
        {...form.fieldOf('name')}
        label={page.t('hall.sort.name')}
        maxLength={LIMITS.agencyNameLength}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
