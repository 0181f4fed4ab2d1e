import type { Agency } from '#contract/shop/entities.ts';
import { removeAgency } from '#contract/shop/operator-endpoints.ts';
import { formatAgency } from '#domain/company/agency.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';

interface RemoveAgencyDialogProps {
  readonly agency: Agency;
  readonly onClose: () => void;
}

export function RemoveAgencyDialog({ agency, onClose }: RemoveAgencyDialogProps) {
  const page = usePage();
  const name = formatAgency(agency);
  return (
    <ConfirmAction
      title={page.t('money.agencies.remove.title', { name })}
      confirm={page.t('words.remove')}
      isDanger
      call={() => page.call(removeAgency, { code: agency.code })}
      done={page.t('words.nameIsRemoved', { name })}
      focusAfter={TOTAL_ID}
      onClose={onClose}
    >
      <p>{page.t('money.agencies.remove.text')}</p>
    </ConfirmAction>
  );
}
