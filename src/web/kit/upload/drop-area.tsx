import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { UPLOAD_MIMES } from '#contract/upload/entities.ts';
import { type ImagePurpose, imagePurposeRules } from '#contract/values/image-purposes.ts';
import { usePage } from '#web/app/use-page.ts';

export interface DropAreaProps {
  readonly purpose: ImagePurpose;
  readonly label: string;
  /** Number of pictures in the field. */
  readonly count: number;
  /** Files are being dragged over the field. */
  readonly isOver: boolean;
  readonly isWrong: boolean;
  readonly isDisabled: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** The file picker. Stays visible when the field is full, so that a further file is rejected with a reason (R5.24). */
export function DropArea({ purpose, label, count, isOver, isWrong, isDisabled, onFiles }: DropAreaProps) {
  const page = usePage();
  const input = useRef<HTMLInputElement>(null);
  const { max } = imagePurposeRules(purpose).count;
  const action = max === 1 && count > 0 ? 'upload.replace' : max === 1 ? 'upload.choose.one' : 'upload.choose.many';
  return (
    <>
      <button
        type="button"
        disabled={isDisabled}
        data-upload-choose
        onClick={() => input.current?.click()}
        className={`flex min-h-16 w-full items-center justify-center gap-3 rounded-xl border-2 border-dashed px-4 py-3 text-start disabled:opacity-60 ${
          isOver
            ? 'border-accent bg-raised'
            : isWrong
              ? 'border-danger hover:bg-raised'
              : 'border-control hover:bg-raised'
        }`}
      >
        <ImageUp size={24} aria-hidden className="text-gold-text flex-none" />
        <span className="min-w-0">
          <span className="block font-bold">{page.t(isOver ? 'upload.drop' : action)}</span>
          <span className="sr-only">{label}</span>
          <span className="text-muted block text-xs">{page.t('upload.ways')}</span>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={max > 1}
        accept={UPLOAD_MIMES.join()}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Allows choosing the same file again after it was fixed.
          currentTarget.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
