import { CalendarPlus, Construction } from 'lucide-react';
import { useState } from 'react';
import { listAllMaintenance, removeMaintenance, setMaintenance } from '#contract/system/operator-endpoints.ts';
import type { OperatorMaintenance } from '#contract/system/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { EmptyList, ListPage } from '#web/kit/list/list-page.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { useLocalSpan } from '#web/kit/time/use-local-time.ts';
import { Button } from '#web/ui/button.tsx';
import { AuditLink } from '../audit/audit-link.tsx';
import { MaintenanceDialog } from './maintenance-dialog.tsx';

type Asked =
  | { readonly what: 'add' }
  | { readonly what: 'edit' | 'switch' | 'remove'; readonly entry: OperatorMaintenance };

/** The running, upcoming and past maintenance windows; each can be started and ended manually. */
export function MaintenancePage({ entries }: { entries: readonly OperatorMaintenance[] }) {
  const page = usePage();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <ListPage
        title={page.t('operations.maintenance.title')}
        lead={page.t('operations.maintenance.lead')}
        actions={
          <Button look="gold" onClick={() => setAsked({ what: 'add' })} Icon={CalendarPlus}>
            {page.t('operations.maintenance.add')}
          </Button>
        }
        filters={
          <ListChanged
            loaded={entries}
            topics={['console']}
            load={async (quiet) => (await quiet.call(listAllMaintenance, {})).list}
          />
        }
        total={page.t('operations.maintenance.count', { count: entries.length })}
      >
        {entries.length === 0 ? (
          <EmptyList
            title={page.t('operations.maintenance.none')}
            text={page.t('operations.maintenance.none.text')}
            Icon={Construction}
          />
        ) : (
          <ul aria-label={page.t('operations.maintenance.title')} className="flex flex-col gap-4">
            {inOrder(entries).map((entry) => (
              <MaintenanceCard key={entry.id} entry={entry} onAsk={(what) => setAsked({ what, entry })} />
            ))}
          </ul>
        )}
      </ListPage>
      {asked?.what === 'add' && <MaintenanceDialog entry={null} onClose={close} />}
      {asked?.what === 'edit' && <MaintenanceDialog entry={asked.entry} onClose={close} />}
      {asked?.what === 'switch' && <SwitchMaintenanceDialog entry={asked.entry} onClose={close} />}
      {asked?.what === 'remove' && <RemoveMaintenanceDialog entry={asked.entry} onClose={close} />}
    </>
  );
}

const ACTIONS = ['switch', 'edit', 'remove'] as const;
/** A past window cannot be restarted; operators plan a new one. */
const PAST_ACTIONS = ['remove'] as const;

interface MaintenanceCardProps {
  readonly entry: OperatorMaintenance;
  readonly onAsk: (what: 'edit' | 'switch' | 'remove') => void;
}

function MaintenanceCard({ entry, onAsk }: MaintenanceCardProps) {
  const page = usePage();
  const { id, maintaining, phase, beginAt, endAt, message, messages } = entry;
  const name = page.t('operations.maintenance.named', { id });
  return (
    <li className="border-line flex flex-col gap-3 rounded-xl border p-4 md:flex-row md:items-center">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5 text-sm">
        <p className="flex flex-wrap items-center gap-2 text-base">
          <span className="font-bold tabular-nums">{useLocalSpan(beginAt, endAt)}</span>
          <StateChip state={`operations.maintenance.state.${phase}`} />
        </p>
        <p className="text-muted wrap-anywhere">
          {messages[page.state.locale] || message || page.t('operations.maintenance.noMessage')}
        </p>
        {maintaining && <p className="text-muted">{page.t('operations.maintenance.byHand')}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {(phase === 'past' ? PAST_ACTIONS : ACTIONS).map((what) => (
          <Button
            key={what}
            aria-label={`${page.t(wordOf(what, phase === 'running'))} (${name})`}
            onClick={() => onAsk(what)}
          >
            {page.t(wordOf(what, phase === 'running'))}
          </Button>
        ))}
        <AuditLink subject={`maintenance:${id}`} name={name} />
      </div>
    </li>
  );
}

/** Sorts running windows first, then upcoming ones (soonest first), then past ones (latest first). */
function inOrder(entries: readonly OperatorMaintenance[]): OperatorMaintenance[] {
  const of = (wanted: OperatorMaintenance['phase']) =>
    entries.filter(({ phase }) => phase === wanted).toSorted((a, b) => Date.parse(a.beginAt) - Date.parse(b.beginAt));
  return [...of('running'), ...of('upcoming'), ...of('past').toReversed()];
}

function wordOf(what: 'edit' | 'switch' | 'remove', isOn: boolean) {
  if (what !== 'switch') return `operations.maintenance.${what}` as const;
  return isOn ? 'operations.maintenance.end' : 'operations.maintenance.begin';
}

function RemoveMaintenanceDialog({ entry, onClose }: { entry: OperatorMaintenance; onClose: () => void }) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('operations.maintenance.remove.title')}
      confirm={page.t('operations.maintenance.remove')}
      isDanger
      call={() => page.call(removeMaintenance, { id: entry.id })}
      done={page.t('operations.maintenance.removed')}
      focusAfter={TOTAL_ID}
      onClose={onClose}
    >
      <p>{page.t(entry.isCurrent ? 'operations.maintenance.remove.current' : 'operations.maintenance.remove.text')}</p>
    </ConfirmAction>
  );
}

/** Asks for confirmation before closing the store for maintenance or reopening it. */
function SwitchMaintenanceDialog({ entry, onClose }: { entry: OperatorMaintenance; onClose: () => void }) {
  const page = usePage();
  const isRunning = entry.phase === 'running';
  const action = isRunning ? 'end' : 'begin';
  const { isCurrent: _current, phase: _phase, ...kept } = entry;
  return (
    <ConfirmAction
      title={page.t(`operations.maintenance.${action}.title`)}
      confirm={page.t(`operations.maintenance.${action}`)}
      isDanger={!isRunning}
      call={() => page.call(setMaintenance, { ...kept, maintaining: !isRunning, endNow: isRunning })}
      done={page.t(`operations.maintenance.${action}.done`)}
      focusAfter={TOTAL_ID}
      onClose={onClose}
    >
      <p>{page.t(`operations.maintenance.${action}.text`)}</p>
    </ConfirmAction>
  );
}
