import type { PublisherFile } from '#contract/access-token/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { CodeBlock } from './code-block.tsx';
import { writeFetchCommand, writePublishCommand } from './publish-command.ts';

const HEADING_ID = 'build-machine';
const IN_A_CHECKOUT = 'npx starhall publish';

interface BuildMachineProps {
  readonly publisher: PublisherFile | null;
  /** The application in the examples. */
  readonly applicationId: string | undefined;
}

/** Example commands that use a token. */
export function BuildMachine({ publisher, applicationId }: BuildMachineProps) {
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
      <CodeBlock label={page.t('tokens.machine.run')} code={writePublishCommand(origin, applicationId)} {...words} />
    </section>
  );
}
