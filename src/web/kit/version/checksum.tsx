import { CopyButton } from '#web/ui/text/copy-button.tsx';

interface ChecksumProps {
  /** Hexadecimal. */
  readonly value: string;
  /** What the copy button does. */
  readonly copy: string;
  readonly copied: string;
}

/** A long number that is compared or copied, never read. */
export function Checksum({ value, copy, copied }: ChecksumProps) {
  return (
    <span className="flex items-center gap-2">
      <code className="min-w-0 flex-1 text-xs break-all">{value}</code>
      <CopyButton text={value} label={copy} done={copied} />
    </span>
  );
}
