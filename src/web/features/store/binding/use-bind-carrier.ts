import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#contract/errors/api-error.ts';
import { bindCarrier } from '#contract/invoice/endpoints.ts';
import { CARRIER_TYPE } from '#contract/values/states.ts';
import { isCarrierCode } from '#domain/invoice/carrier-code.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { useAction } from '#web/app/use-action.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { normalizeCarrierCode, TYPED_WAYS, type TypedCarrier } from './carrier-ways.ts';
import { CURRENT_ID } from './current-id.ts';

type Texts = Readonly<Record<TypedCarrier, string>>;

const EMPTY: Texts = {
  [CARRIER_TYPE.mobileBarcode]: '',
  [CARRIER_TYPE.citizenCertificate]: '',
  [CARRIER_TYPE.donation]: '',
};

export type CarrierBinding = ReturnType<typeof useBindCarrier>;

/** Field name of a carrier's code. */
export function fieldOf(type: TypedCarrier): string {
  return `carrier-${type}`;
}

/** The typed codes, each kept while another type is selected, with their problems and the link action. */
export function useBindCarrier() {
  const page = usePage();
  const router = useRouter();
  const [typed, setTyped] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Texts>>({});
  const setError = (type: TypedCarrier, error: string) => setErrors((before) => ({ ...before, [type]: error }));
  const { isBusy, start } = useAction(async (type: TypedCarrier) => {
    const code = normalizeCarrierCode(type, typed[type]);
    const error = (await check(page, type, code)) ?? (await bind(page, type, code));
    if (error !== undefined) {
      flushSync(() => setError(type, error));
      document.getElementById(`field-${fieldOf(type)}`)?.focus();
      return;
    }
    setTyped(EMPTY);
    await router.invalidate();
    document.querySelector<HTMLElement>(`#${CURRENT_ID}`)?.focus();
    toasts.show('success', page.t('binding.done', { carrier: page.t(`carrierType.${type}`) }));
  });
  return {
    typed,
    errors,
    isBusy,
    bind: start,
    type(type: TypedCarrier, text: string) {
      setTyped((before) => ({ ...before, [type]: text }));
      setError(type, '');
    },
    /** On blur: normalizes the code and validates it unless empty. */
    async leave(type: TypedCarrier) {
      const code = normalizeCarrierCode(type, typed[type]);
      setTyped((before) => ({ ...before, [type]: code }));
      if (code !== '') setError(type, (await check(page, type, code)) ?? '');
    },
  };
}

/** The problem of a code, as text. */
async function check(page: Page, type: TypedCarrier, code: string): Promise<string | undefined> {
  if (isCarrierCode(type, code)) return undefined;
  await loadMessages(page, 'rules', 'errors');
  return page.t(code === '' ? 'field.required' : TYPED_WAYS[type].rule);
}

/** Links a code; returns the server's objection. Offers to add a phone number first (O30). */
async function bind(page: Page, carrierType: TypedCarrier, carrierCode: string): Promise<string | undefined> {
  const { openPhoneReminder } = await import('#web/app/overlays/open-verification.ts');
  await openPhoneReminder();
  try {
    await page.call(bindCarrier, { carrierType, carrierCode });
    return undefined;
  } catch (error) {
    const key = error instanceof ApiError ? error.fields?.carrierCode : undefined;
    if (key === undefined) throw error;
    await loadMessages(page, 'rules', 'errors');
    return page.translator.find(key) ?? page.t('field.invalid');
  }
}
