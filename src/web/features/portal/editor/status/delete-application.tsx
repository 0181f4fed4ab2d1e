import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteApplication } from '#contract/application/developer-endpoints.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

interface DeleteApplicationProps {
  readonly applicationId: string;
  readonly name: string;
}

/** Deletes an application that was never published; its ID has to be typed as a confirmation. */
export function DeleteApplication({ applicationId, name }: DeleteApplicationProps) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden />
        {page.t('words.delete')}
      </button>
      {isAsking && (
        <ModalDialog title={page.t('editor.delete.title', { name })} onClose={() => setAsking(false)}>
          <DeleteForm applicationId={applicationId} />
        </ModalDialog>
      )}
    </>
  );
}

function DeleteForm({ applicationId }: { applicationId: string }) {
  const page = usePage();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const isNamed = typed.trim() === applicationId;
  const { isBusy, start } = useAction(async () => {
    await page.call(deleteApplication, { applicationId, confirm: typed.trim() });
    toasts.show('success', page.t('editor.delete.done'));
    await navigate({ to: '/developer/applications', replace: true, ignoreBlocker: true });
  });
  return (
    <Form
      className="flex flex-col gap-5"
      onSubmit={() => {
        if (isNamed) start();
      }}
    >
      <p className="text-muted">{page.t('editor.delete.text')}</p>
      <TextField
        name="confirm-id"
        label={page.t('editor.delete.typeId', { id: applicationId })}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" look="danger" disabled={!isNamed} isBusy={isBusy}>
        {page.t('words.deleteForGood')}
      </Button>
    </Form>
  );
}
