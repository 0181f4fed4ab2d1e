import { CopyButton } from '#web/ui/text/copy-button.tsx';
import { usePage } from '../../app/use-page.ts';

interface RecordNumberProps {
  readonly orderId: string;
  /** Address of its receipt. */
  readonly href: string;
}

/** The number of a record as a link to its receipt, with a copy button. */
export function RecordNumber({ orderId, href }: RecordNumberProps) {
  const page = usePage();
  return (
    <span className="-my-3 flex items-center gap-1">
      <a className="link py-3 font-mono text-sm break-all" href={href} aria-label={page.t('records.open', { orderId })}>
        {orderId}
      </a>
      <CopyButton text={orderId} label={page.t('records.copyNumber', { orderId })} done={page.t('words.copied')} />
    </span>
  );
}
