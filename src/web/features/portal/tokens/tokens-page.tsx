import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { PortalHeader } from '../layout/portal-header.tsx';
import { BuildMachine } from './build-machine.tsx';
import type { LoadedTokens } from './load-tokens.ts';
import { MakeToken } from './make-token.tsx';
import { TokenList } from './token-list.tsx';

/** Access tokens for build servers, and the tool that uses them. */
export function TokensPage({ tokens, applications, publisher }: LoadedTokens) {
  const page = usePage();
  const [isMaking, setMaking] = useState(false);
  const isFull = tokens.length >= LIMITS.accessTokens;
  return (
    <>
      <PortalHeader
        title={page.t('words.accessTokens')}
        lead={page.t('tokens.lead')}
        help={{ article: 'developers/access-tokens-and-ci', topic: page.t('words.accessTokens') }}
        actions={
          <button type="button" className="btn btn-gold" disabled={isFull} onClick={() => setMaking(true)}>
            <Plus size={18} aria-hidden />
            {page.t('tokens.make')}
          </button>
        }
      />
      {isFull && (
        <p role="status" className="text-warning text-sm font-bold">
          {page.t('tokens.full', { max: LIMITS.accessTokens })}
        </p>
      )}
      <TokenList tokens={tokens} applications={applications} />
      <BuildMachine publisher={publisher} applicationId={applications[0]?.applicationId} />
      {isMaking && <MakeToken applications={applications} onClose={() => setMaking(false)} />}
    </>
  );
}
