import { useState } from 'react';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { snackbar } from '#web/ui/snackbar/snackbar-store.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';

const TOASTS = ['success', 'error', 'warning', 'info'] as const;
const DIALOGS = ['question', 'danger', 'form', 'wide'] as const;

/** Dialogs, behind buttons that open them. */
export function DialogExamples() {
  const [open, setOpen] = useState<(typeof DIALOGS)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <Section id="dialogs" title="Dialogs and messages">
      <div className="flex flex-wrap gap-3">
        {DIALOGS.map((dialog) => (
          <Button key={dialog} onClick={() => setOpen(dialog)}>
            Dialog: {dialog}
          </Button>
        ))}
        {TOASTS.map((type) => (
          <Button key={type} onClick={() => toasts.show(type, 'It is done')}>
            Toast: {type}
          </Button>
        ))}
        <Button onClick={() => snackbar.show('It is gone', { action: { label: 'Undo', run: () => undefined } })}>
          Snackbar
        </Button>
      </div>
      {(open === 'question' || open === 'danger') && (
        <ConfirmDialog
          title="Remove this?"
          confirm="Remove"
          isDanger={open === 'danger'}
          onConfirm={close}
          onClose={close}
        >
          <p>It cannot be undone.</p>
        </ConfirmDialog>
      )}
      {(open === 'form' || open === 'wide') && <RenameDialog isWide={open === 'wide'} onClose={close} />}
    </Section>
  );
}

function RenameDialog({ isWide, onClose }: { isWide: boolean; onClose: () => void }) {
  const [name, setName] = useState('');
  return (
    <FormDialog
      title="Rename"
      confirm="Save"
      isWide={isWide}
      form={{ isBusy: false, submit: onClose }}
      onClose={onClose}
    >
      <TextField name="new-name" label="Name" value={name} onChange={setName} />
    </FormDialog>
  );
}
