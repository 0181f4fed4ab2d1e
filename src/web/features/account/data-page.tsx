import { useRouter } from '@tanstack/react-router';
import { CircleCheck, CirclePause, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { receiveFile } from '#client/receive-file.ts';
import { deleteAccount, exportAccount, switchAccount } from '#contract/account/endpoints.ts';
import type { UserProfile } from '#contract/account/entities.ts';
import { USER_STATUS, USER_TYPE } from '#contract/values/states.ts';
import { reloadProfile, signOut } from '#web/app/session/session.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { EXPORT_TIMEOUT_MS } from '#web/kit/list/csv-button.tsx';
import { AccountPage, AccountSection } from '#web/kit/page/account-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { ReadOnly } from '#web/ui/read-only.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../app/use-action.ts';
import { saveFile } from '../../ui/save-file.ts';

/** The account's data: export it, deactivate the account, or delete it. */
export function DataPage({ profile }: { profile: UserProfile }) {
  const page = usePage();
  return (
    <AccountPage
      title={page.t('shell.account.data')}
      lead={page.t('account.data.lead')}
      help="players/privacy-and-data"
    >
      <ExportSection />
      <SwitchSection profile={profile} />
      <DeleteSection profile={profile} />
    </AccountPage>
  );
}

/** Exports all data of the account as a file. */
function ExportSection() {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    // Streamed into a blob: it may be too large to parse.
    const file = receiveFile();
    await page.call(exportAccount, {}, { fetch: file.fetch, timeoutMs: EXPORT_TIMEOUT_MS });
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`starhall-account-${day}.json`, 'application/json', file.read());
    toasts.show('success', page.t('account.export.done'));
  });
  return (
    <AccountSection id="export" title={page.t('account.export.title')} lead={page.t('account.export.text')}>
      <Button className="sm:self-start" isBusy={isBusy} onClick={start} Icon={Download}>
        {page.t(isBusy ? 'words.preparingTheFile' : 'account.export.button')}
      </Button>
    </AccountSection>
  );
}

/** Shows whether the account is active, explains deactivation, and switches it after a confirmation. */
function SwitchSection({ profile }: { profile: Pick<UserProfile, 'status'> }) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  const isOff = profile.status === USER_STATUS.deactivated;
  const Icon = isOff ? CirclePause : CircleCheck;
  return (
    <AccountSection id="switch" title={page.t('account.off.title')} lead={page.t('account.off.lead')}>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm">
        <li>{page.t('account.off.blocked')}</li>
        <li>{page.t('account.off.open')}</li>
      </ul>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <p role="status" className="flex min-w-0 flex-1 items-center gap-3 font-bold">
          <Icon size={26} aria-hidden className={`flex-none ${isOff ? 'text-danger' : 'text-success'}`} />
          {page.t(isOff ? 'account.off.isOff' : 'account.off.isOn')}
        </p>
        <button type="button" className={`btn ${isOff ? 'btn-gold' : 'btn-quiet'}`} onClick={() => setAsking(true)}>
          {page.t(isOff ? 'account.off.switchOn' : 'account.off.switchOff')}
        </button>
      </div>
      {isAsking && <SwitchAccountDialog isOff={isOff} onClose={() => setAsking(false)} />}
    </AccountSection>
  );
}

function SwitchAccountDialog({ isOff, onClose }: { isOff: boolean; onClose: () => void }) {
  const page = usePage();
  const router = useRouter();
  const part = isOff ? 'confirmOn' : 'confirmOff';
  return (
    <ConfirmAction
      title={page.t(`account.off.${part}.title`)}
      confirm={page.t(`account.off.${part}.go`)}
      busy={page.t('account.off.busy')}
      isDanger={!isOff}
      call={() => page.call(switchAccount, { status: isOff ? USER_STATUS.normal : USER_STATUS.deactivated })}
      done={page.t(isOff ? 'account.off.doneOn' : 'account.off.doneOff')}
      refresh={() => Promise.all([router.invalidate(), reloadProfile(page)])}
      isAlwaysAllowed
      onClose={onClose}
    >
      {page.t(`account.off.${part}.text`)}
    </ConfirmAction>
  );
}

const DELETED = ['account.delete.gone.profile', 'account.delete.gone.sessions', 'account.delete.gone.coins'] as const;
const DELETED_OF_DEVELOPERS = [...DELETED, 'account.delete.gone.games'] as const;
const KEPT = ['account.delete.kept.records', 'account.delete.kept.log', 'account.delete.kept.identity'] as const;
const KEPT_OF_DEVELOPERS = [...KEPT, 'account.delete.kept.company'] as const;

/** Explains account deletion and starts it: the user types the account name, then confirms. */
function DeleteSection({ profile }: { profile: UserProfile }) {
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
      {/* A deactivated account can be deleted. */}
      <ReadOnly value={false}>
        <DeleteForm profile={profile} />
      </ReadOnly>
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

interface DeleteDialogProps {
  readonly name: string;
  /** The account name typed as confirmation. */
  readonly confirm: string;
  readonly onClose: () => void;
}

/** The final confirmation before an account is deleted, and the farewell. */
function DeleteDialog({ name, confirm, onClose }: DeleteDialogProps) {
  const page = usePage();
  const remove = async () => {
    await page.call(deleteAccount, { confirm });
    // The server has ended all sessions; signing out only clears the local one.
    await signOut(page);
  };
  return (
    <ConfirmAction
      title={page.t('account.delete.final.title', { name })}
      confirm={page.t('words.deleteForGood')}
      busy={page.t('account.delete.busy')}
      isDanger
      call={remove}
      done={page.t('account.delete.done')}
      refresh={null}
      isAlwaysAllowed
      onClose={onClose}
    >
      {page.t('account.delete.final.text')}
    </ConfirmAction>
  );
}

/** Whether a typed text is the account's email address (ignoring case) or name. */
export function namesAccount(typed: string, { email, account }: Pick<UserProfile, 'email' | 'account'>): boolean {
  const text = typed.trim();
  return text !== '' && (text.toLowerCase() === email.toLowerCase() || text === account);
}
