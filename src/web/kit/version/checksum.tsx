import { CopyButton } from '#web/ui/text/copy-button.tsx';

interface ChecksumProps {
  /** Hexadecimal. */
  readonly value: string;
  /** Label of the copy button. */
  readonly copy: string;
  readonly copied: string;
}

/** A checksum, shown to be compared or copied. */
export function Checksum({ value, copy, copied }: ChecksumProps) {
  return (
    <span className="flex items-center gap-2">
      <code className="min-w-0 flex-1 text-xs break-all">{value}</code>
      <CopyButton text={value} label={copy} done={copied} />
    </span>
  );
}
