import { useState } from 'react';
import type { ProviderProfile } from '#contract/provider/entities.ts';
import { enableProvider } from '#contract/provider/operator-endpoints.ts';
import type { ProviderCase, ProviderDuplicate, ProviderHistoryItem } from '#contract/provider/operator-entities.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { languageName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog, useReasonForm } from '#web/kit/dialog/form-dialog.tsx';
import { Facts } from '#web/kit/page/facts.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { Button } from '#web/ui/button.tsx';
import { auditFilter } from '../audit/audit-link.tsx';
import { ReasonField } from '../money/reason-field.tsx';
import { UserLink } from '../users/user-link.tsx';

/** The applicant's account, whether its developer features are enabled, and a link to its log entries. */
export function CaseAccount({ found }: { found: ProviderCase }) {
  const page = usePage();
  const { userId, account, email, accountStatus, language, provider } = found;
  const [isSwitching, setSwitching] = useState(false);
  return (
    <Section id="account" title={page.t('operator.users.user')}>
      <Facts
        className="grid gap-x-6 gap-y-3 sm:grid-cols-2"
        facts={{
          'operator.users.user': <UserLink user={account} />,
          'providers.field.accountEmail': email || '–',
          'words.status': page.t(`userStatus.${accountStatus}`),
          'providers.field.language': languageName(page.translator, language),
          'providers.switch':
            provider !== null && page.t(provider.enable ? 'providers.switch.on' : 'providers.switch.off'),
        }}
      />
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

/** Warns of other accounts with the same details, which may belong to the same person. */
export function DuplicatesNotice({ duplicates }: { duplicates: readonly ProviderDuplicate[] }) {
  const page = usePage();
  if (duplicates.length === 0) return null;
  const list = new Intl.ListFormat(page.state.locale, { type: 'unit' });
  return (
    <Notice look="danger">
      <strong>{page.t('providers.duplicates')}</strong>
      <ul className="flex flex-col gap-1">
        {duplicates.map(({ userId, name, account, same }) => (
          <li key={userId}>
            <a className="link" href={page.href(`/operator/providers/${userId}`)}>
              {name || account.nickname || account.account}
            </a>{' '}
            – {list.format(same.map((kind) => page.t(`providers.same.${kind}`)))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** All submissions of an account, newest first. */
export function CaseHistory({ history }: { history: readonly ProviderHistoryItem[] }) {
  return (
    <ol className="flex flex-col">
      {history.map((item) => (
        <HistoryRow key={item.submissionId} item={item} />
      ))}
    </ol>
  );
}

function HistoryRow({ item }: { item: ProviderHistoryItem }) {
  const page = usePage();
  const { kind, name, providerReviewStatus, submittedAt, decidedAt, decidedBy, reason } = item;
  const isDecided = providerReviewStatus !== PROVIDER_REVIEW.reviewing;
  return (
    <li className="border-line flex flex-col gap-1 border-t py-3 text-sm first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateChip state={`providerReview.${providerReviewStatus}`} />
        <span className="font-bold wrap-anywhere">{name}</span>
        <span className="text-muted text-xs">{page.t(`providers.kind.${kind}`)}</span>
      </div>
      <p className="text-muted flex flex-wrap gap-x-3 text-xs">
        <LocalTime iso={submittedAt} />
        {decidedAt !== null && (
          <>
            <span aria-hidden>→</span>
            <LocalTime iso={decidedAt} />
          </>
        )}
        {isDecided && (
          <span>
            {decidedBy === null
              ? page.t('providers.history.byTime')
              : page.t('providers.history.by', { name: decidedBy.nickname || decidedBy.account })}
          </span>
        )}
      </p>
      {reason !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {reason}
        </p>
      )}
    </li>
  );
}
