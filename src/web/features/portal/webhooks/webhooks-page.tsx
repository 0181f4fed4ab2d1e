import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { listWebhooks } from '#contract/webhook/endpoints.ts';
import type { Webhook } from '#contract/webhook/entities.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Chosen, ChosenPage, loadChosen, readChosenId, useLiveChosen } from '../layout/chosen-page.tsx';
import { EditWebhook } from './edit-webhook.tsx';
import { WebhookCard } from './webhook-card.tsx';

/** The webhooks of one of the developer's applications, which receive its purchase events. */
export function WebhooksPage({ chosen: loaded }: { chosen: Chosen<readonly Webhook[]> }) {
  const page = usePage();
  const chosen = useLiveChosen(loaded, (webhooks) => webhooks.map(({ id }) => `webhook:${id}` as const), loadWebhooks);
  const { applicationId = '' } = chosen;
  return (
    <ChosenPage
      chosen={chosen}
      title={page.t('portal.nav.webhooks')}
      lead={page.t('webhooks.lead')}
      help="developers/webhooks"
    >
      {(webhooks, name) => <Webhooks key={applicationId} webhooks={webhooks} application={{ applicationId, name }} />}
    </ChosenPage>
  );
}

interface WebhooksProps {
  readonly webhooks: readonly Webhook[];
  readonly application: { readonly applicationId: string; readonly name: string };
}

function Webhooks({ webhooks, application: { applicationId, name } }: WebhooksProps) {
  const page = usePage();
  const [isMaking, setMaking] = useState(false);
  const isFull = webhooks.length >= LIMITS.webhooksPerApplication;
  return (
    <section aria-labelledby="webhooks" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="webhooks" tabIndex={-1} className="text-lg outline-none">
          {page.t('webhooks.list', { name })}
        </h2>
        <Button look="gold" disabled={isFull} onClick={() => setMaking(true)} Icon={Plus}>
          {page.t('webhooks.make')}
        </Button>
      </div>
      {isFull && (
        <p role="status" className="text-warning text-sm font-bold">
          {page.t('webhooks.full', { max: LIMITS.webhooksPerApplication })}
        </p>
      )}
      {webhooks.length === 0 ? (
        <LoadingPart>
          <EmptyCard
            role="status"
            Icon={WebhookIcon}
            title={page.t('webhooks.none.title')}
            text={page.t('webhooks.none.text')}
          />
        </LoadingPart>
      ) : (
        <ul className="flex flex-col gap-4">
          {webhooks.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      {isMaking && <EditWebhook webhook={null} applicationId={applicationId} onClose={() => setMaking(false)} />}
    </section>
  );
}

/** The webhooks of the application in the address. */
export function loadWebhooks(
  page: Page,
  parameters: Readonly<Record<string, unknown>>,
): Promise<Chosen<readonly Webhook[]>> {
  return loadChosen(page, readChosenId(parameters), async (applicationId) => {
    const { list } = await page.call(listWebhooks, { applicationId });
    return list;
  });
}
