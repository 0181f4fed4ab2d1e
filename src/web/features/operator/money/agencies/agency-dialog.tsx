import type { Agency } from '#contract/shop/entities.ts';
import { addAgency, updateAgency } from '#contract/shop/operator-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { formatAgency } from '#domain/company/agency.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useDialogForm } from '#web/kit/dialog/use-dialog-form.ts';
import { TextField } from '#web/ui/field/text-field.tsx';

interface AgencyDialogProps {
  /** The agency to rename; absent for a new one. */
  readonly agency?: Agency;
  readonly onClose: () => void;
}

/** Adds or renames an agency; its code cannot change. */
export function AgencyDialog({ agency, onClose }: AgencyDialogProps) {
  const page = usePage();
  const what = agency === undefined ? 'add' : 'rename';
  const form = useDialogForm({
    initial: { code: agency?.code ?? '', name: agency?.name ?? '' },
    check: ({ code, name }) => ({
      code: /^[0-9A-Z]+$/.test(code) ? undefined : page.t('money.agencies.code.hint'),
      name: name.trim() === '' ? page.t('field.required') : undefined,
    }),
    call: ({ code, name }) => page.call(agency === undefined ? addAgency : updateAgency, { code, name: name.trim() }),
    done: (_, { code, name }) =>
      page.t(`money.agencies.${what}.done`, { name: formatAgency({ code, name: name.trim() }) }),
    onClose,
  });
  return (
    <FormDialog
      title={
        agency === undefined
          ? page.t('money.agencies.add')
          : page.t('money.agencies.renameNamed', { name: formatAgency(agency) })
      }
      confirm={page.t(agency === undefined ? 'words.add' : 'words.save')}
      form={form}
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
        label={page.t('hall.sort.name')}
        maxLength={LIMITS.agencyNameLength}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
