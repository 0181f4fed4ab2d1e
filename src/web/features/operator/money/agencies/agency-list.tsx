import { Pencil, Trash2 } from 'lucide-react';
import type { Agency } from '#contract/shop/entities.ts';
import { formatAgency } from '#domain/company/agency.ts';
import { usePage } from '#web/app/use-page.ts';

interface AgencyListProps {
  readonly agencies: readonly Agency[];
  readonly onChoose: (what: 'rename' | 'remove', agency: Agency) => void;
}

const ICONS = { rename: Pencil, remove: Trash2 } as const;

export function AgencyList({ agencies, onChoose }: AgencyListProps) {
  const page = usePage();
  const button = (what: 'rename' | 'remove', agency: Agency) => {
    const Icon = ICONS[what];
    const name = page.t(what === 'remove' ? 'words.removeName' : 'money.agencies.renameNamed', {
      name: formatAgency(agency),
    });
    return (
      <button type="button" className="btn-icon" aria-label={name} title={name} onClick={() => onChoose(what, agency)}>
        <Icon size={18} aria-hidden />
      </button>
    );
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
