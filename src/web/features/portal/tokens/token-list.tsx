import { KeyRound, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { revokeAccessToken } from '#contract/access-token/endpoints.ts';
import type { AccessToken } from '#contract/access-token/entities.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { Facts } from '#web/kit/page/facts.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { IconButton } from '#web/ui/button.tsx';
import type { LoadedTokens } from './load-tokens.ts';

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

/** The heading of the list, which receives the focus when a row is removed. */
const LIST_ID = 'tokens';

/** Asks for confirmation, as builds that use the token will fail. */
export function RevokeToken({ token: { id, name }, onClose }: { token: AccessToken; onClose: () => void }) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('tokens.revoke.title', { name })}
      confirm={page.t('tokens.revoke')}
      isDanger
      call={() => page.call(revokeAccessToken, { id })}
      done={page.t('tokens.revoked', { name })}
      focusAfter={LIST_ID}
      isAlwaysAllowed
      onClose={onClose}
    >
      {page.t('tokens.revoke.text')}
    </ConfirmAction>
  );
}

interface TokenRowProps {
  readonly token: AccessToken;
  /** The developer's applications, for their names. */
  readonly applications: readonly PortalApplication[];
  readonly onRevoke: () => void;
}

/** A token with its scope, expiry and last use. */
function TokenRow({ token, applications, onRevoke }: TokenRowProps) {
  const page = usePage();
  const { name, prefix, scope, applicationIds, createdAt, expiresAt, lastUsedAt } = token;
  const isExpired = useIsPast(expiresAt);
  const label = page.t('tokens.revoke.named', { name });
  return (
    <li className="flex items-start gap-3 p-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="text-base font-bold wrap-anywhere">{name}</h3>
          <code className="text-muted text-sm">{prefix}…</code>
          <Chip look="info">{page.t(`tokens.scope.${scope}`)}</Chip>
          {isExpired && <StateChip state="tokens.expired" />}
        </div>
        <Facts
          className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4"
          facts={{
            'tokens.applications': <Applications ids={applicationIds} applications={applications} />,
            'tokens.used': lastUsedAt === null ? page.t('tokens.used.never') : <LocalTime iso={lastUsedAt} />,
            'words.expires': <LocalTime iso={expiresAt} />,
            'words.createdAt': <LocalTime iso={createdAt} />,
          }}
        />
      </div>
      <IconButton className="-me-2 -mt-2" label={label} onClick={onRevoke} Icon={Trash2} />
    </li>
  );
}

interface ApplicationsProps extends Pick<TokenRowProps, 'applications'> {
  readonly ids: AccessToken['applicationIds'];
}

function Applications({ ids, applications }: ApplicationsProps) {
  const page = usePage();
  if (ids === null) return page.t('portal.filter.allApplications');
  if (ids.length === 0) return page.t('tokens.gone');
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>{applications.find(({ applicationId }) => applicationId === id)?.name ?? id}</li>
      ))}
    </ul>
  );
}

/** False until the page has loaded: the server's HTML must not depend on the time. */
function useIsPast(iso: string): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => setPast(Date.parse(iso) <= Date.now()), [iso]);
  return isPast;
}
