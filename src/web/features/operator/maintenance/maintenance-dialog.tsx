import { useState } from 'react';
import { addMaintenance, setMaintenance } from '#contract/system/operator-endpoints.ts';
import type { OperatorMaintenance } from '#contract/system/operator-entities.ts';
import { byLocale } from '#contract/values/by-locale.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { MaintenanceNotice } from '#web/features/shell/index.ts';
import { FormDialog, useDialogForm } from '#web/kit/dialog/form-dialog.tsx';
import { MomentField } from '#web/kit/form/moment-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';

interface MaintenanceDialogProps {
  /** The window to edit; null for a new one. */
  readonly entry: OperatorMaintenance | null;
  readonly onClose: () => void;
}

/** Plans or edits a maintenance window; starting and ending it is done from the list. */
export function MaintenanceDialog({ entry, onClose }: MaintenanceDialogProps) {
  const page = usePage();
  const [seen, setSeen] = useState<LocaleCode>(page.state.locale);
  // The default text, for languages without their own, goes in the first language's field.
  const messageOf = (lang: LocaleCode) => entry?.messages[lang] ?? (lang === LOCALES[0] ? (entry?.message ?? '') : '');
  const form = useDialogForm({
    initial: {
      beginAt: entry?.beginAt ?? '',
      endAt: entry?.endAt ?? '',
      ...byLocale(messageOf),
    },
    check: ({ beginAt, endAt }) => ({
      beginAt: beginAt === '' ? page.t('field.required') : undefined,
      endAt: endAt === '' ? page.t('field.required') : endAt < beginAt ? page.t('field.ends_first') : undefined,
    }),
    call: ({ beginAt, endAt, ...messages }) => {
      const fields = { beginAt, endAt, messages, message: messages[LOCALES[0]] };
      return entry === null
        ? page.call(addMaintenance, { ...fields, maintaining: false })
        : page.call(setMaintenance, { ...fields, id: entry.id, maintaining: entry.maintaining });
    },
    done: page.t('operations.maintenance.saved'),
    onClose,
  });
  const { beginAt, endAt } = form.values;
  return (
    <FormDialog
      title={page.t(entry === null ? 'operations.maintenance.add' : 'operations.maintenance.edit')}
      confirm={page.t('operations.maintenance.save')}
      form={form}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <MomentField {...form.fieldOf('beginAt')} label={page.t('operations.maintenance.beginAt')} required />
        <MomentField {...form.fieldOf('endAt')} label={page.t('operations.maintenance.endAt')} required />
      </div>
      {LOCALES.map((lang) => (
        <TextField
          key={lang}
          {...form.fieldOf(lang)}
          onChange={(message) => {
            form.change({ [lang]: message });
            setSeen(lang);
          }}
          label={page.t('operations.maintenance.message', { language: LANGUAGE_NAMES[lang] })}
          maxLength={LIMITS.maintenanceMessageLength}
          autoComplete="off"
        />
      ))}
      {beginAt !== '' && endAt !== '' && (
        <figure className="flex flex-col gap-1.5">
          <figcaption className="text-muted text-sm">
            {page.t('operations.maintenance.preview', { language: LANGUAGE_NAMES[seen] })}
          </figcaption>
          <div inert className="border-line bg-page rounded-xl border p-4 text-center">
            <MaintenanceNotice message={form.values[seen]} beginAt={beginAt} endAt={endAt} />
          </div>
        </figure>
      )}
    </FormDialog>
  );
}
