import { CopyButton } from '#web/ui/text/copy-button.tsx';

interface CodeBlockProps {
  readonly label: string;
  readonly code: string;
  readonly copy: string;
  readonly copied: string;
}

/** A block of code with a copy button. Lines wrap on narrow screens only visually. */
export function CodeBlock({ label, code, copy, copied }: CodeBlockProps) {
  return (
    <figure className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <figcaption className="text-sm font-bold">{label}</figcaption>
        <CopyButton text={code} label={copy} done={copied} />
      </div>
      <pre
        dir="ltr"
        translate="no"
        className="bg-raised rounded-xl p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
      >
        <code>{code}</code>
      </pre>
    </figure>
  );
}
