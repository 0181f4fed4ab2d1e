import { TriangleAlert } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { CodeBlock } from '../tokens/code-block.tsx';

/** The environment variable from which the example servers read the secret. */
const VARIABLE = 'STARHALL_WEBHOOK_SECRET';

/** The secret of a webhook; it cannot be shown again. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const page = usePage();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <p role="alert" className="text-warning flex items-start gap-2 text-sm font-bold">
        <TriangleAlert size={18} aria-hidden className="mt-0.5 flex-none" />
        {page.t('webhooks.secret.warning')}
      </p>
      <CodeBlock
        label={page.t('webhooks.secret')}
        code={secret}
        copy={page.t('webhooks.secret.copy')}
        copied={page.t('words.copied')}
      />
      <p className="text-muted text-sm">{page.t('webhooks.secret.text', { variable: VARIABLE })}</p>
      <button type="button" className="btn btn-gold" onClick={onClose}>
        {page.t('webhooks.secret.done')}
      </button>
    </div>
  );
}
