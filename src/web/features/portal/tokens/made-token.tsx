import { TriangleAlert } from 'lucide-react';
import type { AccessToken } from '#contract/access-token/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { CodeBlock } from './code-block.tsx';
import { writePublishCommand, writePurchasesCommand } from './publish-command.ts';

/** The environment variable that holds the token. */
const VARIABLE = 'STARHALL_TOKEN';

interface MadeTokenProps {
  readonly token: string;
  readonly accessToken: AccessToken;
  readonly onClose: () => void;
}

/** A new token; it cannot be shown again. */
export function MadeToken({ token, accessToken, onClose }: MadeTokenProps) {
  const page = usePage();
  const [applicationId] = accessToken.applicationIds ?? [];
  const isForBuilds = accessToken.scope === 'publish';
  const writeCommand = isForBuilds ? writePublishCommand : writePurchasesCommand;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <p role="alert" className="text-warning flex items-start gap-2 text-sm font-bold">
        <TriangleAlert size={18} aria-hidden className="mt-0.5 flex-none" />
        {page.t('tokens.made.warning')}
      </p>
      <CodeBlock
        label={page.t('tokens.made.token')}
        code={token}
        copy={page.t('tokens.made.copy')}
        copied={page.t('words.copied')}
      />
      <p className="text-muted text-sm">
        {page.t(isForBuilds ? 'tokens.made.secret' : 'tokens.made.secret.server', { variable: VARIABLE })}
      </p>
      <CodeBlock
        label={page.t(isForBuilds ? 'tokens.machine.run' : 'tokens.server.run')}
        code={writeCommand(page.state.origin, applicationId)}
        copy={page.t('tokens.machine.copy')}
        copied={page.t('words.copied')}
      />
      <button type="button" className="btn btn-gold" onClick={onClose}>
        {page.t('tokens.made.done')}
      </button>
    </div>
  );
}
