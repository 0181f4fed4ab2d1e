import type { PublicSettings } from '#contract/system/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { CompanyContactList } from './company-contact-list.tsx';

interface CompanyDialogProps {
  readonly company: PublicSettings['company'];
  readonly onClose: () => void;
}

/** The company that runs the store, and its contacts (R2.59). */
export function CompanyDialog({ company, onClose }: CompanyDialogProps) {
  const page = usePage();
  return (
    <ModalDialog title={page.state.companyName} onClose={onClose}>
      <CompanyContactList company={company} />
    </ModalDialog>
  );
}
