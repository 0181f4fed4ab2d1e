import { useRouter } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#contract/errors/api-error.ts';
import { bindCarrier } from '#contract/invoice/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { CARRIER_TYPE, type CarrierType } from '#contract/values/states.ts';
import { isCarrierCode } from '#domain/invoice/carrier-code.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { useAction } from '#web/app/use-action.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { Barcode } from '../invoice/barcode.tsx';
import { CURRENT_ID, carrierLabel, normalizeCarrierCode, TYPED_WAYS, type TypedCarrier } from './carrier-ways.ts';

interface TypedFormProps {
  readonly type: TypedCarrier;
  /** The linked carrier type; null for none. */
  readonly bound: CarrierType | null;
  readonly binding: CarrierBinding;
}

/** Validates a carrier code while it is typed, and links it. */
export function TypedForm({ type, bound, binding }: TypedFormProps) {
  const page = usePage();
  const { example, length, inputMode } = TYPED_WAYS[type];
  const typed = binding.typed[type];
  const code = normalizeCarrierCode(type, typed);
  const isRight = isCarrierCode(type, code);
  return (
    <Form
      onSubmit={() => binding.bind(type)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // No message may appear on the way to the submit button: it would move the button away from the press.
        if (!currentTarget.contains(relatedTarget)) void binding.leave(type);
      }}
      className="border-line flex flex-col gap-4 border-t pt-5"
    >
      {/* Capitals by style: changing the text while typing would move the cursor. */}
      <div className="[&_input]:font-mono [&_input]:uppercase">
        <TextField
          name={fieldOf(type)}
          label={page.t(carrierLabel(type))}
          hint={page.t(`binding.way.${type}.hint`, { example })}
          inputMode={inputMode}
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={LIMITS.carrierCodeLength}
          value={typed}
          error={binding.errors[type] ?? ''}
          onChange={(value) => binding.type(type, value)}
        />
      </div>
      <LiveCheck count={code.length} length={length} isRight={isRight} />
      {type === CARRIER_TYPE.mobileBarcode && <BarcodePreview code={isRight ? code : null} />}
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <Button type="submit" look="gold" className="sm:min-w-44" isBusy={binding.isBusy}>
          {page.t(binding.isBusy ? 'binding.binding' : bound === null ? 'binding.bind' : 'binding.replace')}
        </Button>
        {bound !== null && (
          <p className="text-muted text-sm">
            {page.t('binding.replaces', { carrier: page.t(`carrierType.${bound}`) })}
          </p>
        )}
      </div>
    </Form>
  );
}

interface LiveCheckProps {
  readonly count: number;
  readonly length: number;
  readonly isRight: boolean;
}

/** Progress of the code; screen readers only hear when it is valid. */
function LiveCheck({ count, length, isRight }: LiveCheckProps) {
  const page = usePage();
  return (
    <div className="-mt-2 min-h-6 text-sm">
      {!isRight && (
        <p aria-hidden className="text-muted tabular-nums">
          {page.t('binding.count', { count, length })}
        </p>
      )}
      <p role="status" className="text-success flex items-center gap-1.5 font-bold">
        {isRight && <CircleCheck size={16} aria-hidden className="flex-none" />}
        {isRight && page.t('binding.right')}
      </p>
    </div>
  );
}

/** The barcode of the typed code, to compare with the phone; its space is reserved. */
function BarcodePreview({ code }: { code: string | null }) {
  const page = usePage();
  if (code !== null) {
    return (
      <Barcode
        text={code}
        label={page.t('binding.barcode', { code })}
        className="h-20 w-full max-w-md rounded-xl px-2 py-3"
      />
    );
  }
  return (
    <p className="border-control text-muted grid h-20 max-w-md place-items-center rounded-xl border border-dashed px-4 text-center text-sm">
      {page.t('binding.preview')}
    </p>
  );
}

type Texts = Readonly<Record<TypedCarrier, string>>;

const EMPTY: Texts = {
  [CARRIER_TYPE.mobileBarcode]: '',
  [CARRIER_TYPE.citizenCertificate]: '',
  [CARRIER_TYPE.donation]: '',
};

type CarrierBinding = ReturnType<typeof useBindCarrier>;

/** Field name of a carrier's code. */
function fieldOf(type: TypedCarrier): string {
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
