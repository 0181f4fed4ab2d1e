import { Upload } from 'lucide-react';
import { useRef } from 'react';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { packageFileRules } from '#domain/version/package-file-rules.ts';
import { usePage } from '#web/app/use-page.ts';

interface FileDropProps {
  readonly platform: PlatformCode;
  readonly isOver: boolean;
  readonly isWrong: boolean;
  /** Id of the error message. */
  readonly describedBy: string;
  readonly onFile: (file: File) => void;
}

/** Chooses the file of a version by dialog or by drag and drop. */
export function FileDrop({ platform, isOver, isWrong, describedBy, onFile }: FileDropProps) {
  const page = usePage();
  const input = useRef<HTMLInputElement>(null);
  const rules = packageFileRules(platform);
  if (rules === undefined) return null;
  const { extension, maxGb } = rules;
  const look = isOver
    ? 'border-accent bg-raised'
    : isWrong
      ? 'border-danger hover:bg-raised'
      : 'border-control hover:bg-raised';
  return (
    <>
      <button
        type="button"
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
        className={`flex min-h-36 w-full flex-col items-center justify-center gap-2 rounded-2xl border-2 border-dashed px-4 py-6 text-center ${look}`}
      >
        <Upload size={28} aria-hidden className="text-gold-text flex-none" />
        <span className="font-bold">
          {page.t(isOver ? 'versions.upload.drop' : 'versions.upload.choose', { extension })}
        </span>
        <span className="text-muted text-xs">{page.t('versions.upload.ways', { extension, maxGb })}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={`.${extension}`}
        data-package-file={platform}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Allows choosing the same file again after it was corrected.
          currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
