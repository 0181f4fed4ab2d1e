import { ListOrdered, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { listAllApplications, orderApplications } from '#contract/application/operator-endpoints.ts';
import type { OperatorApplication } from '#contract/application/operator-entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ChangesBar } from '#web/kit/form/save-bar.tsx';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { EmptyList, ListPage } from '#web/kit/list/list-page.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { AuditLink } from '../audit/audit-link.tsx';
import { OrderedList, useOrder } from '../ordering/ordered-list.tsx';
import { ApplicationName } from './application-name.tsx';

export interface RecommendedData {
  readonly applications: readonly OperatorApplication[];
  readonly revision: string;
}

/** The order of the recommended games, changed by dragging, keys or buttons and saved as a whole. */
export function RecommendedPage({ applications, revision }: RecommendedData) {
  const page = usePage();
  const order = useOrder({
    saved: applications.map((application) => ({
      ...{ key: application.applicationId, name: application.name, application },
    })),
    revision,
    save: (applicationIds, sent) => page.call(orderApplications, { applicationIds, ...sent }),
  });
  const takeOut = (key: string, place: number) => {
    flushSync(() => order.setItems(order.items.filter((item) => item.key !== key)));
    // The pressed button is removed with its row: focus the next row's button, or the last one's.
    const others = [...document.querySelectorAll<HTMLElement>('[data-take-out]')];
    (others[place] ?? others.at(-1) ?? document.getElementById(TOTAL_ID))?.focus();
  };
  return (
    <ListPage
      title={page.t('operations.recommended.title')}
      lead={page.t('operations.recommended.lead')}
      actions={<AuditLink subject="settings:recommended" name={page.t('operations.recommended.title')} />}
      filters={<ListChanged loaded={{ applications, revision }} topics={['audit']} load={loadRecommended} />}
      total={page.t('words.countApplications', { count: order.items.length })}
    >
      {order.items.length === 0 && !order.isDirty ? (
        <EmptyList
          title={page.t('operations.recommended.none')}
          text={page.t('operations.recommended.none.text')}
          all={{ path: '/operator/applications', label: page.t('words.showAllApplications') }}
          Icon={ListOrdered}
        />
      ) : (
        <Form onSubmit={order.submit}>
          <OrderedList
            label={page.t('operations.recommended.title')}
            items={order.items}
            onOrder={order.setItems}
            actions={({ key, name }, place) => (
              <IconButton
                data-take-out
                label={page.t('operations.recommended.takeOut', { name })}
                onClick={() => takeOut(key, place)}
                Icon={X}
              />
            )}
          >
            {({ application }) => (
              <>
                <div className="min-w-0 flex-1 basis-40">
                  <ApplicationName application={application} />
                </div>
                {application.status !== SHELF.onShelf && <StateChip state={`shelf.${application.status}`} />}
              </>
            )}
          </OrderedList>
          <ChangesBar form={order} notice={order.notice} />
        </Form>
      )}
    </ListPage>
  );
}

/** The recommended applications in their order; a single call returns the longest order allowed. */
export async function loadRecommended(page: Page): Promise<RecommendedData> {
  const { list, revision = '' } = await page.call(listAllApplications, {
    recommended: true,
    lang: page.state.locale,
    limit: LIMITS.recommendedApplications,
  });
  return { applications: list, revision };
}
