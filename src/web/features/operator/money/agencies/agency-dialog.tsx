import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import type { Agency } from '#contract/shop/entities.ts';
import { addAgency, updateAgency } from '#contract/shop/operator-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { formatAgency } from '#domain/company/agency.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { usePage } from '../../../../app/use-page.ts';
import { FormDialog } from '../form-dialog.tsx';

interface AgencyDialogProps {
  /** The one that gets another name; absent: a new one. */
  readonly agency?: Agency;
  readonly onClose: () => void;
}

/** Adds an agency, or gives one another name; its code stays what it is. */
export function AgencyDialog({ agency, onClose }: AgencyDialogProps) {
  const page = usePage();
  const router = useRouter();
  const what = agency === undefined ? 'add' : 'rename';
  const form = useForm({
    initial: { code: agency?.code ?? '', name: agency?.name ?? '' },
    check: ({ code, name }) => ({
      code: /^[0-9A-Z]+$/.test(code) ? undefined : page.t('money.agencies.code.hint'),
      name: name.trim() === '' ? page.t('field.required') : undefined,
    }),
    send: async ({ code, name }) => {
      const named = { code, name: name.trim() };
      await page.call(agency === undefined ? addAgency : updateAgency, named);
      await router.invalidate();
      flushSync(onClose);
      toasts.show('success', page.t(`money.agencies.${what}.done`, { name: formatAgency(named) }));
    },
  });
  return (
    <FormDialog
      title={
        agency === undefined
          ? page.t('money.agencies.add')
          : page.t('money.agencies.renameNamed', { name: formatAgency(agency) })
      }
      confirm={page.t(`money.agencies.${what}.go`)}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {agency === undefined && (
        <TextField
          {...form.fieldOf('code')}
          onChange={(code) => form.change({ code: code.toUpperCase() })}
          label={page.t('money.agencies.code')}
          hint={page.t('money.agencies.code.hint')}
          maxLength={LIMITS.agencyCodeLength}
          autoComplete="off"
          required
        />
      )}
      <TextField
        {...form.fieldOf('name')}
        label={page.t('money.agencies.name')}
        maxLength={LIMITS.agencyNameLength}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
