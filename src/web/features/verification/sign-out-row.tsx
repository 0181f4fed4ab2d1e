import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { FormProblem } from './form-problem.tsx';

/** The sign-out button of a dialog that cannot be closed. */
export function SignOutRow() {
  const page = usePage();
  const [hasFailed, setFailed] = useState(false);
  const { isBusy, start } = useAction(async () => {
    setFailed(false);
    await page.signOut();
    // The page's message is covered by the dialog, so it is repeated here.
    setFailed(page.session.state().isLogin);
  });
  return (
    <div className="border-line mt-6 border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-muted text-sm">{page.t('verify.notNow')}</p>
        <Button isBusy={isBusy} onClick={start}>
          {page.t('shell.signOut')}
        </Button>
      </div>
      <FormProblem problem={hasFailed ? { place: 'form', key: 'error.system_busy' } : null} />
    </div>
  );
}
