import { CopyButton } from '#web/ui/text/copy-button.tsx';
import { usePage } from '../../app/use-page.ts';

interface RecordNumberProps {
  readonly orderId: string;
  /** Where its receipt is. */
  readonly href: string;
}

/** The number of a record, which leads to its receipt, and what copies it. */
export function RecordNumber({ orderId, href }: RecordNumberProps) {
  const page = usePage();
  return (
    <span className="flex items-center gap-1">
      <a className="link font-mono text-sm break-all" href={href} aria-label={page.t('records.open', { orderId })}>
        {orderId}
      </a>
      <CopyButton text={orderId} label={page.t('records.copyNumber', { orderId })} done={page.t('words.copied')} />
    </span>
  );
}
