import { useState } from 'react';
import type { MessageKey } from '#i18n/message-key.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { usePage } from '../../app/use-page.ts';
import type { CodeProof } from './code-proof.ts';
import { type CodeState, problemText } from './code-state.ts';
import { SendForm } from './send-form.tsx';

export interface EmailFormProps {
  readonly proof: CodeProof;
  readonly state: CodeState;
  readonly email: string;
  /** The account's own address: the provider guarantees its format, which our rule may reject. */
  readonly ownEmail: string;
  /** Only another address makes sense: a code for the same one would hold up the next for minutes. */
  readonly isForAnother?: boolean;
  /** What counts as an address; by default the rule of forms. */
  readonly isEmail?: (text: string) => boolean | Promise<boolean>;
  readonly onType: (email: string) => void;
}

const FIELD = 'verified-email';

/** Asks for the recipient's address. */
export function EmailForm(props: EmailFormProps) {
  const { proof, state, email, ownEmail, isForAnother = false, isEmail = keepsEmailRule, onType } = props;
  const page = usePage();
  const [refusal, setRefusal] = useState<MessageKey | null>(null);
  const typed = email.trim();
  /** Continues if the typed address is valid. */
  const whenValid = async (act: (address: string) => unknown) => {
    const isOwn = typed !== '' && typed.toLowerCase() === ownEmail.toLowerCase();
    const found =
      isOwn && isForAnother ? 'verify.email.change.same' : isOwn || (await isEmail(typed)) ? null : 'rule.email';
    setRefusal(found);
    if (found !== null) {
      focusField(FIELD);
      return;
    }
    await act(typed);
    if (proof.getState().problem?.place === 'address') focusField(FIELD);
  };
  const error = refusal !== null ? page.translator.find(refusal) : problemText(page, state.problem, 'address');
  return (
    <SendForm
      state={state}
      send={page.t('verify.email.send')}
      onSend={() => void whenValid((address) => proof.send(address))}
      onEnter={() =>
        state.address === '' ? void whenValid((address) => proof.enter(address)) : proof.enter(state.address)
      }
    >
      <TextField
        name={FIELD}
        label={page.t('verify.email.label')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        required
        value={email}
        error={error ?? ''}
        onChange={(value) => {
          onType(value);
          setRefusal(null);
        }}
      />
    </SendForm>
  );
}

/** Loaded on demand: the rule's module includes the metadata of all phone numbers. */
async function keepsEmailRule(text: string): Promise<boolean> {
  const { contactRules } = await import('#domain/rules/contact-rules.ts');
  return contactRules.email.check(text, {}) === true;
}
