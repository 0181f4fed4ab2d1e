import { type ReactNode, useState } from 'react';
import type { UserProfile } from '#contract/account/entities.ts';
import { USER_TYPE } from '#contract/values/states.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { AccountSection } from '#web/kit/page/account-page.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { usePage } from '../../app/use-page.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { namesAccount } from './names-account.ts';

const DELETED = ['account.delete.gone.profile', 'account.delete.gone.sessions', 'account.delete.gone.coins'] as const;
const DELETED_OF_DEVELOPERS = [...DELETED, 'account.delete.gone.games'] as const;
const KEPT = ['account.delete.kept.records', 'account.delete.kept.log', 'account.delete.kept.identity'] as const;
const KEPT_OF_DEVELOPERS = [...KEPT, 'account.delete.kept.company'] as const;

/** Explains account deletion and starts it: the user types the account name, then confirms. */
export function DeleteSection({ profile }: { profile: UserProfile }) {
  const page = usePage();
  const provider = profile.loginType === null ? '' : page.t(`loginType.${profile.loginType}`);
  const isDeveloper = profile.type === USER_TYPE.developer;
  const gone = isDeveloper ? DELETED_OF_DEVELOPERS : DELETED;
  const kept = isDeveloper ? KEPT_OF_DEVELOPERS : KEPT;
  return (
    <AccountSection
      id="delete"
      title={page.t('account.delete.title')}
      lead={page.t('account.delete.lead', { provider })}
      isDanger
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <Consequences title={page.t('account.delete.gone.title')} items={gone.map((key) => page.t(key))} />
        <Consequences title={page.t('account.delete.kept.title')} items={kept.map((key) => page.t(key, { provider }))}>
          <p className="text-muted mt-3 text-sm">{page.t('account.delete.kept.why')}</p>
        </Consequences>
      </div>
      <DeleteForm profile={profile} />
    </AccountSection>
  );
}

interface ConsequencesProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly children?: ReactNode;
}

function Consequences({ title, items, children }: ConsequencesProps) {
  return (
    <div className="bg-raised rounded-xl p-4">
      <h3 className="text-base">{title}</h3>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 ps-5 text-sm">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function DeleteForm({ profile }: { profile: UserProfile }) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  const name = profile.email || profile.account;
  const form = useForm({
    initial: { confirm: '' },
    check: ({ confirm }) => ({
      confirm: namesAccount(confirm, profile) ? undefined : page.t('account.delete.confirm.wrong'),
    }),
    send: async () => setAsking(true),
  });
  return (
    <Form onSubmit={form.submit} className="flex flex-col gap-4">
      <TextField
        {...form.fieldOf('confirm')}
        label={page.t('account.delete.confirm.label', { name })}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit" className="btn btn-danger sm:self-start">
        {page.t('account.delete.button')}
      </button>
      {isAsking && <DeleteDialog name={name} confirm={form.values.confirm.trim()} onClose={() => setAsking(false)} />}
    </Form>
  );
}
