import { Star } from 'lucide-react';
import { listAllApplications, openApplication, sortApplication } from '#contract/application/operator-endpoints.ts';
import type { OperatorApplication } from '#contract/application/operator-entities.ts';
import { CATEGORIES, findCategoryKey } from '#contract/values/categories.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { defineList } from '#web/kit/list/define-list.tsx';
import { choice, search, sort } from '#web/kit/list/filter/filter-kinds.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { AuditLink } from '../audit/audit-link.tsx';
import { ApplicationName } from './application-name.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

const KINDS = CATEGORIES.slice(1).map(({ code }) => code);

/** The applications of all developers, with the operator's actions on each. */
export const applications = defineList({
  path: '/operator/applications',
  endpoint: listAllApplications,
  words: {
    title: 'shell.account.applications',
    lead: 'operations.applications.lead',
    count: 'words.countApplications',
    none: 'words.noApplicationMatches',
    all: 'words.showAllApplications',
  },
  filter: {
    search: search('operations.applications.search'),
    status: choice(Object.values(SHELF), {
      label: 'words.shelfStatus',
      any: 'words.anyStatus',
      text: (shelf, page) => page.t(`shelf.${shelf}`),
    }),
    open: choice(['true', 'false'], {
      label: 'operations.applications.open',
      any: 'words.all',
      text: (open, page) => page.t(`operations.applications.open.${open}`),
    }),
    category: choice(KINDS, {
      label: 'operations.applications.category',
      any: 'operations.applications.anyCategory',
      text: (code, page) => page.t(`category.${findCategoryKey(code) ?? 'game'}`),
    }),
    sort: sort(['-createdAt', 'name', '-viewCount', '-publishDate'], {
      label: 'words.order',
      text: (order, page) => page.t(order === 'name' ? 'hall.sort.name' : `operations.applications.sort.${order}`),
    }),
  },
  ask: (page) => ({ lang: page.state.locale }),
  live: ['applications'],
  keyOf: ({ id }) => id,
  columns: [
    {
      key: 'name',
      head: 'words.application',
      cell: (application) => <ApplicationName application={application} />,
    },
    {
      key: 'status',
      head: 'words.shelfStatus',
      width: 'w-[19%]',
      cell: (application) => <ShelfState application={application} />,
    },
    {
      key: 'category',
      head: 'operations.applications.category',
      width: 'w-[13%]',
      cell: ({ category }, page) => page.t(`category.${findCategoryKey(category) ?? 'game'}`),
    },
    {
      key: 'open',
      head: 'operations.applications.open',
      width: 'w-[12%]',
      cell: (application) => <OpenSwitch application={application} />,
    },
  ],
  actions: { width: 'w-[29%]', cell: (application, choose) => <Actions application={application} onChoose={choose} /> },
  dialog: (application, close) => <RemovalDialog application={application} onClose={close} />,
  pageActions: () => <RecommendedLink />,
});

function RecommendedLink() {
  const page = usePage();
  return <LinkButton href={page.href('/operator/recommended')}>{page.t('operations.recommended.title')}</LinkButton>;
}

function ShelfState({ application: { status, removal, publishDate } }: { application: OperatorApplication }) {
  const page = usePage();
  return (
    <div className="flex flex-col items-start gap-1">
      <StateChip state={`shelf.${status}`} />
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
      <Button aria-label={page.t(`operator.removal.${action}Named`, { name })} onClick={onChoose}>
        {page.t(`operator.removal.${action}`)}
      </Button>
      {status !== SHELF.removed && <RecommendButton application={application} />}
      <AuditLink subject={`application:${applicationId}`} name={name} />
    </div>
  );
}

/** Opens or closes an application to players; a second click undoes it, so there is no confirmation. */
function OpenSwitch({ application: { applicationId, name, isOpen } }: { application: OperatorApplication }) {
  const page = usePage();
  const { isBusy, start } = useMutation({
    call: () => page.call(openApplication, { applicationId, open: !isOpen }),
    done: page.t(`operations.applications.${isOpen ? 'closed' : 'opened'}`, { name }),
  });
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOpen}
      aria-busy={isBusy}
      aria-label={page.t('operations.applications.openNamed', { name })}
      onClick={start}
      className="group flex min-h-11 items-center gap-2 text-start"
    >
      <span
        aria-hidden
        className="bg-raised border-control group-aria-checked:bg-success group-aria-checked:border-success relative h-6 w-11 flex-none rounded-full border transition-colors"
      >
        <span className="bg-surface border-control absolute start-0.5 top-0.5 size-[18px] rounded-full border transition-transform group-aria-checked:translate-x-5" />
      </span>
      <span aria-hidden>{page.t(`operations.applications.open.${isOpen}`)}</span>
    </button>
  );
}

/** Appends an application to the recommended ones, or removes it from them. */
function RecommendButton({ application }: { application: OperatorApplication }) {
  const page = usePage();
  const { applicationId, name, sort } = application;
  const isRecommended = sort !== null;
  const { isBusy, start } = useMutation({
    call: async () =>
      page.call(sortApplication, { applicationId, sort: isRecommended ? null : await findLastPlace(page) }),
    done: page.t(`operations.recommended.${isRecommended ? 'taken' : 'given'}`, { name }),
  });
  const label = page.t('operations.recommended.named', { name });
  return (
    <button
      type="button"
      aria-pressed={isRecommended}
      aria-busy={isBusy}
      aria-label={label}
      title={label}
      onClick={start}
      className="btn-icon aria-pressed:text-gold-text"
    >
      <Star size={20} aria-hidden fill={isRecommended ? 'currentColor' : 'none'} />
    </button>
  );
}

async function findLastPlace(page: Page): Promise<number> {
  const { list } = await page.call(listAllApplications, {
    recommended: true,
    limit: LIMITS.recommendedApplications,
    lang: page.state.locale,
  });
  return (list.at(-1)?.sort ?? 0) + 1;
}
