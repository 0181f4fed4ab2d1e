import type { OperatorApplication } from '#contract/application/operator-entities.ts';
import { findCategoryKey } from '#contract/categories.ts';
import { SHELF, type Shelf } from '#contract/states.ts';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { Chip, type ChipLook } from '#web/kit/state/chip.tsx';
import { usePage } from '../../../app/use-page.ts';
import { LocalTime } from '../../../ui/local-time.tsx';
import { AuditLink } from '../audit-link.tsx';
import { ApplicationName } from './application-name.tsx';
import { OpenSwitch } from './open-switch.tsx';
import { RecommendButton } from './recommend-button.tsx';

const LOOKS = {
  [SHELF.onShelf]: 'success',
  [SHELF.offShelf]: 'quiet',
  [SHELF.removed]: 'danger',
} as const satisfies Record<Shelf, ChipLook>;

interface ApplicationTableProps {
  readonly applications: readonly OperatorApplication[];
  /** An application is to be removed, or its removal to be lifted. */
  readonly onChoose: (application: OperatorApplication) => void;
}

/** The applications, with what an operator does about each. */
export function ApplicationTable({ applications, onChoose }: ApplicationTableProps) {
  const page = usePage();
  return (
    <RecordList
      label="operations.applications.title"
      rows={applications}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'name',
          head: 'operations.applications.name',
          cell: (application) => <ApplicationName application={application} />,
        },
        {
          key: 'status',
          head: 'operations.applications.status',
          width: 'w-[19%]',
          cell: (application) => <ShelfState application={application} />,
        },
        {
          key: 'category',
          head: 'operations.applications.category',
          width: 'w-[13%]',
          cell: ({ category }) => page.t(`category.${findCategoryKey(category) ?? 'game'}`),
        },
        {
          key: 'open',
          head: 'operations.applications.open',
          width: 'w-[12%]',
          cell: (application) => <OpenSwitch application={application} />,
        },
        {
          key: 'action',
          head: 'list.action',
          width: 'w-[29%]',
          cell: (application) => <Actions application={application} onChoose={() => onChoose(application)} />,
        },
      ]}
    />
  );
}

function ShelfState({ application: { status, removal, publishDate } }: { application: OperatorApplication }) {
  const page = usePage();
  return (
    <div className="flex flex-col items-start gap-1">
      <Chip look={LOOKS[status]}>{page.t(`shelf.${status}`)}</Chip>
      {removal === null ? (
        publishDate !== null && (
          <span className="text-muted text-xs">
            <LocalTime iso={publishDate} />
          </span>
        )
      ) : (
        <span className="text-muted text-xs wrap-anywhere">
          {[removal.template === null ? '' : page.t(`removal.${removal.template}`), removal.reason].join(' ').trim()}
        </span>
      )}
    </div>
  );
}

function Actions({ application, onChoose }: { application: OperatorApplication; onChoose: () => void }) {
  const page = usePage();
  const { name, status, applicationId } = application;
  const action = status === SHELF.removed ? 'restore' : 'remove';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={page.t(`operations.applications.${action}Named`, { name })}
        onClick={onChoose}
      >
        {page.t(`operations.applications.${action}`)}
      </button>
      {status !== SHELF.removed && <RecommendButton application={application} />}
      <AuditLink subject={`application:${applicationId}`} name={name} />
    </div>
  );
}
