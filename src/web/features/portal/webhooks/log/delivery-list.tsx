import type { WebhookDelivery } from '#contract/webhook/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { RecordList } from '#web/kit/list/record-list.tsx';
import type { Columns } from '#web/kit/list/table.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { Button } from '#web/ui/button.tsx';

interface DeliveryListProps {
  readonly deliveries: readonly WebhookDelivery[];
  readonly onOpen: (id: number) => void;
}

/** The messages of a webhook, newest first. */
export function DeliveryList({ deliveries, onOpen }: DeliveryListProps) {
  return (
    <div className="card p-5">
      <RecordList
        label="webhooks.log"
        rows={deliveries}
        columns={columnsOf(onOpen)}
        keyOf={({ id }) => id}
        tableFrom="lg"
      />
    </div>
  );
}

function columnsOf(onOpen: DeliveryListProps['onOpen']): Columns<WebhookDelivery> {
  return [
    {
      key: 'type',
      head: 'webhooks.log.type',
      cell: ({ type, messageId }, page) => (
        <>
          <span className="font-bold">{page.t(`webhooks.event.${type}`)}</span>
          <code className="text-muted block text-xs wrap-anywhere">{messageId}</code>
        </>
      ),
    },
    {
      key: 'exchange',
      head: 'webhooks.log.exchange',
      width: 'w-44',
      isLong: true,
      cell: ({ exchangeId }) => (exchangeId === null ? '–' : <code className="wrap-anywhere">{exchangeId}</code>),
    },
    {
      key: 'state',
      head: 'words.status',
      width: 'w-28',
      cell: ({ state }) => <StateChip state={`webhooks.delivery.${state}`} />,
    },
    {
      key: 'created',
      head: 'words.time',
      width: 'w-44',
      cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
    },
    { key: 'tries', head: 'webhooks.log.tries', width: 'w-16', isNumber: true, cell: ({ tries }) => tries },
    {
      key: 'answer',
      head: 'webhooks.log.answer',
      width: 'w-36',
      isLong: true,
      cell: (row) => <LastAnswer {...row} />,
    },
    {
      key: 'action',
      head: 'webhooks.log.details',
      width: 'w-28',
      cell: ({ id, messageId }, page) => (
        <Button aria-label={page.t('webhooks.log.open', { id: messageId })} onClick={() => onOpen(id)}>
          {page.t('webhooks.log.details')}
        </Button>
      ),
    },
  ];
}

/** The result of the latest attempt: the response status, or why there was no response. */
export function LastAnswer({ lastStatus, lastError }: Pick<WebhookDelivery, 'lastStatus' | 'lastError'>) {
  const page = usePage();
  if (lastError === null) return lastStatus ?? '–';
  const reason = page.t(`webhooks.error.${lastError}`);
  return lastStatus === null ? reason : page.t('webhooks.statusAndError', { status: lastStatus, reason });
}
