import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { AccessToken } from '#contract/access-token/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import type { LoadedTokens } from './load-tokens.ts';
import { LIST_ID, RevokeToken } from './revoke-token.tsx';
import { TokenRow } from './token-row.tsx';

/** The tokens that have not been revoked, newest first. */
export function TokenList({ tokens, applications }: Pick<LoadedTokens, 'tokens' | 'applications'>) {
  const page = usePage();
  const [revoked, setRevoked] = useState<AccessToken | null>(null);
  return (
    <section aria-labelledby={LIST_ID} className="min-w-0">
      <div className={tokens.length === 0 ? 'sr-only' : 'mb-3 flex items-baseline justify-between gap-3'}>
        <h2 id={LIST_ID} tabIndex={-1} className="text-lg outline-none">
          {page.t('words.accessTokens')}
        </h2>
        <p className="text-muted text-sm tabular-nums">
          {page.t('tokens.count', { count: tokens.length, max: LIMITS.accessTokens })}
        </p>
      </div>
      {tokens.length === 0 ? (
        <EmptyCard
          role="status"
          Icon={KeyRound}
          title={page.t('tokens.none.title')}
          text={page.t('tokens.none.text')}
        />
      ) : (
        <ul className="card divide-line divide-y">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} applications={applications} onRevoke={() => setRevoked(token)} />
          ))}
        </ul>
      )}
      {revoked !== null && <RevokeToken token={revoked} onClose={() => setRevoked(null)} />}
    </section>
  );
}
