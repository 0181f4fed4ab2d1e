import { Mail, Phone } from 'lucide-react';
import type { UserProfile } from '#contract/account/entities.ts';
import { AccountSection } from '#web/kit/page/account-page.tsx';
import { VerifiedState } from '#web/kit/state/verified-state.tsx';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** The email address and phone number of the account, with the actions to verify or change them. */
export function ContactSection({ profile }: { profile: UserProfile }) {
  const page = usePage();
  const { email, emailConfirmed, callingCode, phoneNumber, phoneConfirmed } = profile;
  return (
    <AccountSection id="contact" title={page.t('words.contact')} lead={page.t('account.profile.contactLead')}>
      <ul className="flex flex-col gap-5">
        <ContactRow kind="Email" value={email} isConfirmed={emailConfirmed} />
        <ContactRow
          kind="Phone"
          value={phoneNumber === '' ? '' : `+${callingCode} ${phoneNumber}`}
          isConfirmed={phoneConfirmed}
        />
      </ul>
    </AccountSection>
  );
}

const KINDS = {
  Email: { Icon: Mail, label: 'words.eMail' },
  Phone: { Icon: Phone, label: 'words.phoneNumber' },
} as const;

type ContactKind = keyof typeof KINDS;

interface ContactRowProps {
  readonly kind: ContactKind;
  readonly value: string;
  readonly isConfirmed: boolean;
}

function ContactRow({ kind, value, isConfirmed }: ContactRowProps) {
  const page = usePage();
  const { Icon, label } = KINDS[kind];
  const isSet = value !== '';
  return (
    <li className="border-line flex flex-col gap-3 border-t pt-5 first:border-t-0 first:pt-0 sm:flex-row sm:items-center">
      <Icon size={22} aria-hidden className="text-muted hidden flex-none sm:block" />
      <div className="min-w-0 flex-1">
        <p className="text-muted text-xs">{page.t(label)}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={`wrap-anywhere ${isSet ? '' : 'text-muted'}`}>
            {isSet ? value : page.t('account.contact.none')}
          </span>
          {isSet && <VerifiedState isVerified={isConfirmed} />}
        </p>
      </div>
      <ContactButton kind={kind} isSet={isSet} isConfirmed={isConfirmed} />
    </li>
  );
}

interface ContactButtonProps {
  readonly kind: ContactKind;
  readonly isSet: boolean;
  readonly isConfirmed: boolean;
}

/** Opens the dialog that verifies an address or a number; the dialog refreshes the page. */
function ContactButton({ kind, isSet, isConfirmed }: ContactButtonProps) {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    const { openEmailVerification, openPhoneBinding } = await import('#web/app/overlays/open-verification.ts');
    await (kind === 'Email' ? openEmailVerification() : openPhoneBinding());
  });
  const isUrgent = isSet && !isConfirmed;
  const verb = isUrgent ? 'verify' : isSet ? 'change' : 'add';
  return (
    <button
      type="button"
      className={`btn flex-none ${isUrgent ? 'btn-gold' : 'btn-quiet'}`}
      aria-disabled={isBusy}
      onClick={start}
    >
      {isBusy && <Spinner />}
      {page.t(`account.contact.${verb}${kind}`)}
    </button>
  );
}
