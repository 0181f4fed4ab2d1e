import { useState } from 'react';
import type { ProviderProfile } from '#contract/provider/entities.ts';
import { enableProvider } from '#contract/provider/operator-endpoints.ts';
import type { ProviderCase } from '#contract/provider/operator-entities.ts';
import { languageName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog, useReasonForm } from '#web/kit/dialog/form-dialog.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { auditFilter } from '../audit/audit-filter.tsx';
import { Fact } from '../money/fact.tsx';
import { ReasonField } from '../money/reason-field.tsx';
import { UserLink } from '../users/user-link.tsx';

/** The applicant's account, whether its developer features are enabled, and a link to its log entries. */
export function CaseAccount({ found }: { found: ProviderCase }) {
  const page = usePage();
  const { userId, account, email, accountStatus, language, provider } = found;
  const [isSwitching, setSwitching] = useState(false);
  return (
    <Section id="account" title={page.t('operator.users.user')}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact label={page.t('operator.users.user')}>
          <UserLink user={account} />
        </Fact>
        <Fact label={page.t('providers.field.accountEmail')}>{email || '–'}</Fact>
        <Fact label={page.t('words.status')}>{page.t(`userStatus.${accountStatus}`)}</Fact>
        <Fact label={page.t('providers.field.language')}>{languageName(page.translator, language)}</Fact>
        {provider !== null && (
          <Fact label={page.t('providers.switch')}>
            {page.t(provider.enable ? 'providers.switch.on' : 'providers.switch.off')}
          </Fact>
        )}
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        {provider !== null && (
          <Button onClick={() => setSwitching(true)}>
            {page.t(provider.enable ? 'providers.disable' : 'providers.enable')}
          </Button>
        )}
        <a
          className="link text-sm"
          href={page.href('/operator/audit', auditFilter.query({ subject: `provider:${userId}` }))}
        >
          {page.t('reviews.trail')}
        </a>
      </div>
      {isSwitching && provider !== null && <EnableDialog provider={provider} onClose={() => setSwitching(false)} />}
    </Section>
  );
}

interface EnableDialogProps {
  readonly provider: ProviderProfile;
  readonly onClose: () => void;
}

/** Disables a developer, with a reason for the log, or enables them again. */
function EnableDialog({ provider: { userId, name, enable }, onClose }: EnableDialogProps) {
  const page = usePage();
  const action = enable ? 'disable' : 'enable';
  const form = useReasonForm({
    isRequired: enable,
    call: (reason) => page.call(enableProvider, { userId, enable: !enable, reason }),
    done: page.t(`providers.${action}d`, { name }),
    onClose,
  });
  return (
    <FormDialog
      title={page.t(`providers.${action}.title`, { name })}
      confirm={page.t(`providers.${action}`)}
      isDanger={enable}
      form={form}
      onClose={onClose}
    >
      <p className="text-muted">{page.t(`providers.${action}.text`)}</p>
      {enable && <ReasonField {...form.fieldOf('reason')} />}
    </FormDialog>
  );
}
