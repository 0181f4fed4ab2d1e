import { useState } from 'react';
import type { createAccessToken } from '#contract/access-token/endpoints.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { MadeToken } from './made-token.tsx';
import { TokenForm } from './token-form.tsx';
import { useTokenForm } from './use-token-form.ts';

interface MakeTokenProps {
  readonly applications: readonly PortalApplication[];
  readonly onClose: () => void;
}

/** Makes a token, and shows it once. */
export function MakeToken({ applications, onClose }: MakeTokenProps) {
  const page = usePage();
  const [made, setMade] = useState<ReplyOf<typeof createAccessToken> | null>(null);
  const form = useTokenForm(setMade);
  const name = made?.accessToken.name ?? '';
  return (
    <ModalDialog
      key={made === null ? 'form' : 'made'}
      title={made === null ? page.t('tokens.form.title') : page.t('tokens.made.title', { name })}
      isBusy={form.isBusy}
      isKept={made !== null}
      onClose={onClose}
    >
      {made === null ? (
        <TokenForm form={form} applications={applications} />
      ) : (
        <MadeToken {...made} onClose={onClose} />
      )}
    </ModalDialog>
  );
}
