import { removeApplication, restoreApplication } from '#contract/application/operator-endpoints.ts';
import { type OperatorApplication, REMOVAL_REASONS } from '#contract/application/operator-entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog, useDialogForm } from '#web/kit/dialog/form-dialog.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';

interface RemovalDialogProps {
  readonly application: OperatorApplication;
  readonly onClose: () => void;
}

/** Removes an application with a reason for its developer, or lifts the removal. */
export function RemovalDialog({ application, onClose }: RemovalDialogProps) {
  const page = usePage();
  const { applicationId, name } = application;
  const isRestoring = application.status === SHELF.removed;
  const action = isRestoring ? 'restore' : 'remove';
  const form = useDialogForm({
    initial: { template: '', reason: '' },
    check: ({ template, reason }) => ({
      template: isRestoring || template !== '' ? undefined : page.t('field.required'),
      reason: template === 'other' && reason.trim() === '' ? page.t('words.pleaseSayWhy') : undefined,
    }),
    call: async (texts) => {
      const reason = texts.reason.trim();
      const template = REMOVAL_REASONS.find((one) => one === texts.template);
      return isRestoring
        ? page.call(restoreApplication, { applicationId, reason })
        : page.call(removeApplication, { applicationId, template, reason });
    },
    done: page.t(`operator.removal.${action}.done`, { name }),
    onClose,
  });
  const choices: (readonly [string, string])[] = REMOVAL_REASONS.map((one) => [one, page.t(`removal.${one}`)]);
  return (
    <FormDialog
      title={page.t(`operator.removal.${action}.title`, { name })}
      confirm={page.t(`operator.removal.${action}`)}
      isDanger={!isRestoring}
      form={form}
      onClose={onClose}
    >
      <p className="text-muted">{page.t(`operations.applications.${action}.text`)}</p>
      {!isRestoring && (
        <SelectField
          {...form.fieldOf('template')}
          label={page.t('words.reason')}
          hint={page.t('operations.applications.template.hint')}
          options={[['', page.t('operations.applications.template.none')], ...choices]}
        />
      )}
      <TextField
        {...form.fieldOf('reason')}
        label={page.t(`operations.applications.${action}.reason`)}
        hint={page.t(isRestoring ? 'operations.applications.restore.hint' : 'operator.removal.remove.hint')}
        maxLength={LIMITS.reasonLength}
        autoComplete="off"
      />
    </FormDialog>
  );
}
