import { useState } from 'react';
import type { createAccessToken } from '#contract/access-token/endpoints.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { MadeToken } from './made-token.tsx';
import { TokenFields } from './token-fields.tsx';
import { useTokenForm } from './use-token-form.ts';

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
        <MadeToken {...made} onClose={onClose} />
      </ModalDialog>
    );
  }
  return (
    <FormDialog title={page.t('tokens.form.title')} confirm={page.t('tokens.form.make')} form={form} onClose={onClose}>
      <TokenFields form={form} applications={applications} />
    </FormDialog>
  );
}
