import { Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { createAccessToken } from '#contract/access-token/endpoints.ts';
import type { AccessToken, PublisherFile } from '#contract/access-token/entities.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { CodeBlock } from './code-block.tsx';
import type { LoadedTokens } from './load-tokens.ts';
import { writeFetchCommand, writePublishCommand, writePurchasesCommand } from './token-commands.ts';
import { TokenFields, useTokenForm } from './token-fields.tsx';
import { TokenList } from './token-list.tsx';

/** Access tokens for build servers, and the tool that uses them. */
export function TokensPage({ tokens, applications, publisher }: LoadedTokens) {
  const page = usePage();
  const [isMaking, setMaking] = useState(false);
  const isFull = tokens.length >= LIMITS.accessTokens;
  return (
    <>
      <PageHeader
        title={page.t('words.accessTokens')}
        lead={page.t('tokens.lead')}
        help="developers/access-tokens-and-ci"
        actions={
          <Button look="gold" disabled={isFull} onClick={() => setMaking(true)} Icon={Plus}>
            {page.t('tokens.make')}
          </Button>
        }
      />
      {isFull && (
        <p role="status" className="text-warning text-sm font-bold">
          {page.t('tokens.full', { max: LIMITS.accessTokens })}
        </p>
      )}
      <TokenList tokens={tokens} applications={applications} />
      <BuildMachine publisher={publisher} applications={applications} />
      {isMaking && <MakeToken applications={applications} onClose={() => setMaking(false)} />}
    </>
  );
}

interface MakeTokenProps {
  readonly applications: readonly PortalApplication[];
  readonly onClose: () => void;
}

/** Creates a token and shows it once. */
export function MakeToken({ applications, onClose }: MakeTokenProps) {
  const page = usePage();
  const [made, setMade] = useState<ReplyOf<typeof createAccessToken> | null>(null);
  const form = useTokenForm(setMade);
  if (made !== null) {
    return (
      <ModalDialog title={page.t('tokens.made.title', { name: made.accessToken.name })} isKept onClose={onClose}>
        <MadeToken {...made} applications={applications} onClose={onClose} />
      </ModalDialog>
    );
  }
  return (
    <FormDialog title={page.t('tokens.form.title')} confirm={page.t('tokens.form.make')} form={form} onClose={onClose}>
      <TokenFields form={form} applications={applications} />
    </FormDialog>
  );
}

const HEADING_ID = 'build-machine';
const IN_A_CHECKOUT = 'npx starhall publish';

interface BuildMachineProps {
  readonly publisher: PublisherFile | null;
  readonly applications: readonly PortalApplication[];
}

/** Example commands that use a token. */
function BuildMachine({ publisher, applications }: BuildMachineProps) {
  const page = usePage();
  const { origin } = page.state;
  const words = { copy: page.t('tokens.machine.copy'), copied: page.t('words.copied') };
  return (
    <section aria-labelledby={HEADING_ID} className="card flex min-w-0 flex-col gap-5 p-5">
      <div>
        <h2 id={HEADING_ID} className="text-lg">
          {page.t('tokens.machine.title')}
        </h2>
        <p className="text-muted text-sm">
          {page.t(publisher === null ? 'tokens.machine.none' : 'tokens.machine.text')}{' '}
          {page.t('tokens.machine.checkout', { command: IN_A_CHECKOUT })}
        </p>
      </div>
      {publisher !== null && (
        <CodeBlock label={page.t('tokens.machine.fetch')} code={writeFetchCommand(origin, publisher)} {...words} />
      )}
      <CodeBlock label={page.t('tokens.machine.run')} code={writePublishCommand(origin, applications)} {...words} />
    </section>
  );
}

const isAllowed = ({ applicationId }: PortalApplication, ids: AccessToken['applicationIds']) =>
  ids === null || ids.includes(applicationId);

/** The environment variable that holds the token. */
const VARIABLE = 'STARHALL_TOKEN';

interface MadeTokenProps {
  readonly token: string;
  readonly accessToken: AccessToken;
  readonly applications: readonly PortalApplication[];
  readonly onClose: () => void;
}

/** A new token; it cannot be shown again. */
export function MadeToken({ token, accessToken, applications, onClose }: MadeTokenProps) {
  const page = usePage();
  const { scope, applicationIds } = accessToken;
  const isForBuilds = scope === 'publish';
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
        code={writeCommand(
          page.state.origin,
          applications.filter((one) => isAllowed(one, applicationIds)),
        )}
        copy={page.t('tokens.machine.copy')}
        copied={page.t('words.copied')}
      />
      <Button look="gold" onClick={onClose}>
        {page.t('tokens.made.done')}
      </Button>
    </div>
  );
}
